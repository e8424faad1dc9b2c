/** The key that presses what is lit, where there is one. */
export function keyOf(lights: string[], market: (string | null)[]): string {
  const [first = ""] = lights;
  if (first === "deck") return "H";
  if (first === "tickets") return "T";
  if (first.startsWith("kind:")) return String(market.indexOf(first.slice("kind:".length)) + 1);
  return /^(route|city):/.test(first) ? "O" : "";
}
