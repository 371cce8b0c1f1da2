export interface PersonalDay {
  /** `YYYY-MM-DD` */
  day: string
  endsAt: Date
}

/** A day is over within 26 hours; somebody may have begun it that much further east. */
const LONGEST_MS = 3 * 86_400_000

/**
 * Which day it is for a person. A day that has begun lasts until it ends on the clocks it began by, wherever
 * the person travels meanwhile, and after it comes a later one: so a change of zone opens no second day, and
 * no day twice. One that ends further off than any day does was begun by a clock that was ahead, and counts
 * for nothing.
 * @param last the day it was when last asked
 * @param here the date of the place the person is in now
 * @param endOf when a date ends on the clocks of that place
 */
export function personalDayAt(
  now: Date,
  last: PersonalDay | null,
  here: string,
  endOf: (day: string) => Date,
): PersonalDay {
  const lasts = last && last.endsAt.getTime() - now.getTime() < LONGEST_MS ? last : null
  if (lasts && now < lasts.endsAt) return lasts
  const day = lasts && lasts.day > here ? lasts.day : here
  return { day, endsAt: endOf(day) }
}
