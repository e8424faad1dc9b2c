/** When one last looked away from a table, and how much was told by then. */
export interface Left {
  at: number;
  n: number;
}

export function leftAt(table: string): Left | null {
  try {
    return JSON.parse(localStorage.getItem(`fogg.left.${table}`) ?? "null") as Left | null;
  } catch {
    return null;
  }
}

export function rememberLeft(table: string, n: number): void {
  try {
    localStorage.setItem(`fogg.left.${table}`, JSON.stringify({ at: Date.now(), n }));
  } catch {
    // A browser that keeps nothing simply does not greet.
  }
}
