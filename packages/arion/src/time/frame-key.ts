/** For whom a text says the same time. */
import type { TimeFrame } from './span.ts'

/** The same for two frames in which plain texts say the same; a birth counts where one may be spoken of. */
export function frameKey(
  { today, isSouthern, birthday, born, previous, listed, earlier, asks, zone }: TimeFrame,
  ...texts: readonly string[]
): string {
  const birth = texts.some((text) => OF_LIFE.test(text)) ? [birthday, born] : Boolean(born)
  return JSON.stringify([today, isSouthern, previous, listed, earlier, asks, zone, birth])
}

/** More than what a life is told by (`years`): "at 29", "when I was nine", "my thirties", "my childhood". */
const OF_LIFE =
  /birth| born | age | at n?\d| i (?:was|am|turn)| my (?:early|mid|late|teens|\w+ies|\d\ds|childhood|youth)/
