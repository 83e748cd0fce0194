// Which option plays which card: the one whose template or blank names it.
import type { Offered } from "../choice";

export function plays(one: Offered, card: string): boolean {
  const named = Object.values(one.option.command).some((value) => value === card);
  return named || one.option.blanks.some((blank) => blank.among.includes(card));
}
