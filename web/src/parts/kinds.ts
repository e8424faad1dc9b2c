/** The drawing of each kind of card. */
const ART: Record<string, string> = { locomotive: "loco", locomotive_plus4: "loco" };

export function artOf(kind: string): string {
  return ART[kind] ?? kind;
}

/** What is written on a card next to its symbol, where two kinds share a drawing. */
export function extraSign(kind: string): string {
  return kind === "locomotive_plus4" ? "+4" : "";
}

export const COLORS = ["blue", "red", "green", "yellow", "black", "white"] as const;
