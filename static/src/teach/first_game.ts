// The first game that teaches: what is shown, in order, each when there is something to show it on.
import { askNow, undo } from "../screen";
import type { Hint } from "./lesson";
import { aimed, byHand, decision, dice, drawn, engaged, has, isMine, isTheirs, news, slot, turned } from "./signs";

export const FIRST_GAME: readonly Hint[] = [
  {
    id: "select",
    when: ({ screen }) => slot(screen),
    done: (now, before) => byHand(now, before) && now.screen.hand.selected !== before.screen.hand.selected && isMine(now.screen, now.screen.hand.selected),
  },
  {
    id: "sees",
    when: ({ screen }) => slot(screen),
    done: (now, before) => byHand(now, before) && now.screen.hand.target !== before.screen.hand.target && isTheirs(now.screen, now.screen.hand.target),
  },
  { id: "move", when: ({ screen }) => has(screen, "path"), done: ({ screen }) => drawn(screen) },
  {
    id: "price",
    when: ({ screen }) => has(screen, "path"),
    done: (now, before) => news(now, before).some(({ cue }) => cue.motion !== null && isMine(now.screen, cue.motion.token)),
  },
  { id: "turn", when: ({ screen }) => has(screen, "facing"), done: turned },
  {
    id: "undo",
    when: ({ screen }) => screen.told !== null && undo(screen.told)?.free === true,
    done: (now, before) => news(now, before).some(({ cue }) => cue.undone !== null),
  },
  { id: "cover", when: ({ screen }) => has(screen, "token"), done: ({ screen }) => aimed(screen) },
  {
    id: "shoot",
    when: ({ screen }) => has(screen, "token"),
    done: (now, before) => dice(now.screen) && !dice(before.screen) && now.screen.told?.order !== before.screen.told?.order,
  },
  { id: "dice", when: ({ screen }) => dice(screen) },
  {
    id: "reroll",
    when: ({ screen }) => decision(screen) !== null,
    done: (now, before) => decision(before.screen) !== null && !(decision(before.screen)! in (now.screen.told?.view.asks ?? {})),
  },
  { id: "engaged", when: ({ screen }) => engaged(screen) },
  {
    id: "end",
    when: ({ screen }) => slot(screen),
    done: (now, before) => slot(before.screen) && !(askNow(before.screen)! in (now.screen.told?.view.asks ?? {})) && news(now, before).every(({ cue }) => cue.undone === null),
  },
  {
    id: "log",
    after: "end",
    when: ({ screen }) => (screen.told?.log ?? []).some(({ cue }) => cue.test !== null || cue.motion !== null),
    done: ({ then }) => then?.view != null,
  },
];
