// Short ticks made here, without files: one's turn, dice, a refusal. Silent until a hand has touched the page.

export type Sound = "turn" | "dice" | "no";

/** A tick: when it begins (s), how high (Hz), how long (s), how loud (of 1), how rough. */
interface Tick {
  at: number;
  high: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const WOOD = { long: 0.05, loud: 0.1, wave: "triangle" } as const;
const TICKS: Record<Sound, readonly Tick[]> = {
  turn: [{ ...WOOD, at: 0, high: 660, long: 0.12 }, { ...WOOD, at: 0.11, high: 880, long: 0.18 }],
  dice: [0, 0.05, 0.085, 0.15].map((at, place) => ({ ...WOOD, at, high: 1500 - 170 * place, long: 0.03 })),
  no: [{ ...WOOD, at: 0, high: 196, long: 0.16 }, { ...WOOD, at: 0.09, high: 165, long: 0.18 }],
};

let context: AudioContext | null = null;

/** Let sounds out from the first touch or key on: browsers hold them back before. */
export function unlock(): () => void {
  const open = (): void => {
    context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
    void context?.resume().catch(() => undefined);
  };
  window.addEventListener("pointerdown", open, { once: true });
  window.addEventListener("keydown", open, { once: true });
  return () => {
    window.removeEventListener("pointerdown", open);
    window.removeEventListener("keydown", open);
  };
}

export function play(sound: Sound): void {
  if (context === null || context.state !== "running") return;
  for (const tick of TICKS[sound]) knock(context, tick);
}

function knock(on: AudioContext, { at, high, long, loud, wave }: Tick): void {
  const begin = on.currentTime + 0.01 + at;
  const [voice, gain] = [on.createOscillator(), on.createGain()];
  voice.type = wave;
  voice.frequency.setValueAtTime(high, begin);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  voice.connect(gain).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + long);
}
