/** The address of the page, and going elsewhere without reloading it. */
export const place = $state({ path: location.pathname });

export function go(path: string): void {
  history.pushState(null, "", path);
  place.path = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  place.path = location.pathname;
});

/** For links: let the browser do what it does with modifiers and other buttons. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
