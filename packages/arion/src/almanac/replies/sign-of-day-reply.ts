/** Which sign somebody has who was born on a day of some year. */
import type { NatalChart } from '@astrarium/sky'
import { sunSignsOn } from '../../chart/sun-signs.ts'
import { MONTHS } from '../../language/calendar.ts'
import type { SignOfDay } from '../../question/talk/sign-of-day.ts'

/** `zodiac`: the one that the asker has set, where the sign of a birthday is meant in the other. */
export function signOfDayReply({ month, day, guess }: SignOfDay, zodiac: NatalChart['zodiac']): string {
  const date = `${day} ${MONTHS[month - 1]}${zodiac === 'tropical' ? '' : ', in the tropical zodiac,'}`
  const [sign, next] = sunSignsOn(month, day)
  const so = (isOne: boolean) =>
    guess === null ? '' : isOne ? `, so ${guess}, yes` : `, so no, not ${guess}`
  if (next)
    return `On ${date} the Sun may still be in ${sign} or already in ${next}${guess === sign || guess === next ? '' : so(false)}: the year and the hour of the birth decide. ${MORE}`
  return `On ${date} the Sun is in ${sign}, whatever the year${so(guess === sign)}. ${MORE}`
}

const MORE =
  'That is the Sun alone. With the whole date in your Circle I could give the other planets too, on most days the Moon as well, and hold that chart beside yours.'
