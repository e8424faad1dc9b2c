/** Whether the lesson is still to be offered on this device: until it is taken or declined. */
const KEY = "fogg.lesson.offer";

export function isOffered(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false; // a browser that keeps nothing would ask again and again
  }
}

export function endOffer(): void {
  try {
    localStorage.setItem(KEY, "over");
  } catch {
    // Nothing is kept, and nothing was offered.
  }
}
