/** Signs of the buttons that move through a game. */
export const PLAY = "M8 5.2v13.6L18.6 12Z";
export const PAUSE = "M8.6 5.4v13.2M15.4 5.4v13.2";
export const BACK = "M15 5.4 8.4 12l6.6 6.6";
export const ON = "M9 5.4 15.6 12 9 18.6";
export const FIRST = "M17.6 5.4 11 12l6.6 6.6M6.4 5.4v13.2";
export const LAST = "M6.4 5.4 13 12l-6.6 6.6M17.6 5.4v13.2";
export const CHART = "M4 19.2h16.4M5 15.6l4.6-5 3.6 3 6-7.6";
export const JUDGE = "M4 18.6 9 12l3.4 3.6L19.6 5.4M14.8 5.2h5v5";
