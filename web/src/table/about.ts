/** What a route is, in a few words: its ends, length, color, points, and who owns it. */
import type { TableStore } from "./store.svelte";

/** The flag of a route that is pointed at; null for anything else. */
export function routeFlag(table: TableStore, target: string | null): string | null {
  const key = target?.startsWith("route:") ? target.slice("route:".length) : "";
  const route = table.book?.routes[key];
  if (!route) return null;
  const { wording } = table;
  const [, , color, length, kind] = route;
  const size = wording.format("web-route-size", { n: length, kind: colorOf(table, color) });
  const special = kind !== "normal" && wording.has(`web-route-${kind}`) ? wording.format(`web-route-${kind}`) : "";
  const points = pointsOf(table, target as string, length);
  const worth = points === null ? "" : wording.format("web-n-points", { n: points });
  return [String(wording.value("route", key)), size, special, worth, ownerOf(table, target as string)].filter(Boolean).join(" · ");
}

function colorOf(table: TableStore, color: string): string {
  const { wording } = table;
  if (color === "gray") return wording.format("web-any-color");
  return wording.has(`kind-${color}`) || table.book?.kinds.some(([kind]) => kind === color) ? wording.kind(color) : wording.has(`color-${color}`) ? wording.format(`color-${color}`) : "";
}

function pointsOf(table: TableStore, target: string, length: number): number | null {
  const claim = table.targets.get(target)?.find((group) => group.terms !== null)?.terms;
  return claim?.points ?? table.book?.points.find(([spaces]) => spaces === length)?.[1] ?? null;
}

function ownerOf(table: TableStore, target: string): string {
  const marks = (table.position?.marks ?? []).filter((mark) => mark.place === target);
  const owners = marks.filter((mark) => mark.kind === "train").map((mark) => (mark.owner === table.seat ? table.wording.format("web-yours") : (table.names[mark.owner ?? -1] ?? "")));
  if (owners.length) return table.wording.listed(owners);
  return table.wording.format(marks.some((mark) => mark.kind === "closed") ? "web-route-closed" : "web-route-free");
}
