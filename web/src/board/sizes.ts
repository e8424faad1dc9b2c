/** Sizes that things on the board have on the screen, in px. */

/** The radius of a city where the board is shown at that scale. */
export function dotOf(scale: number): number {
  return Math.max(5.4, Math.min(9, 8 * scale));
}

/** The same where the whole board is shown simplified. */
export function farDot(scale: number): number {
  return Math.max(3.4, dotOf(scale) * 0.72);
}

export const NAMES = [12.5, 12, 11.5, 11]; // sizes of names: the largest at which all of a board fit
export const LEAST_NAME = 11;
export const LEAST_SPACE = 8; // the thickness of a space where the board rests
