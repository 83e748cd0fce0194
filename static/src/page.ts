// What the page itself tells: the time as it passes, its width, that it is on the net again.

const NARROW = "(max-width: 1099px)";
const BEAT = 250;

interface Ears {
  now(moment: number): void;
  narrow(is: boolean): void;
  online(): void;
}

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/** Listen until told to stop. */
export function listen(ears: Ears): () => void {
  const beat = setInterval(() => ears.now(performance.now()), BEAT);
  const media = matchMedia(NARROW);
  const fit = (): void => ears.narrow(media.matches);
  const online = (): void => ears.online();
  media.addEventListener("change", fit);
  window.addEventListener("online", online);
  return () => {
    clearInterval(beat);
    media.removeEventListener("change", fit);
    window.removeEventListener("online", online);
  };
}
