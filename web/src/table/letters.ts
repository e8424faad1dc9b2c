/** By which an offered ticket is called, next to it and on the board. */
export const LETTERS = "ABCDEFGHIJ";
