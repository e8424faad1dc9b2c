/** How far a lesson was taken on this device. */
import type { LessonInput } from "../protocol";

const key = (name: string) => `fogg.lesson.${name}`;

export function kept(name: string): LessonInput[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(name)) ?? "[]");
    return Array.isArray(found) ? (found as LessonInput[]) : [];
  } catch {
    return [];
  }
}

export function keep(name: string, inputs: LessonInput[]): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(inputs));
  } catch {
    // A browser that keeps nothing begins again.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // Nothing was kept.
  }
}
