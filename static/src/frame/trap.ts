// While something lies over the page, Tab stays within it, Esc closes it, and the focus goes back where it was.

const STOPS = "a[href],button:not([disabled]),input,select,textarea,summary,[tabindex='0']";

export function trap(within: HTMLElement, close: () => void): () => void {
  const before = document.activeElement as HTMLElement | null;
  const stops = (): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.offsetParent !== null);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Tab") return;
    const all = stops();
    const [first, last] = [all[0], all.at(-1)];
    const edge = event.shiftKey ? first : last;
    if (document.activeElement !== edge && within.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  within.addEventListener("keydown", keys);
  (stops()[0] ?? within).focus();
  return () => {
    within.removeEventListener("keydown", keys);
    before?.focus();
  };
}
