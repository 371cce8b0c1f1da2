export interface PersonalDay {
  /** `YYYY-MM-DD` */
  day: string
  endsAt: Date
}

/**
 * Which day it is for a person. A day that has begun lasts until it ends on the clocks it began by, wherever
 * the person travels meanwhile, and after it comes a later one: so a change of zone opens no second day, and
 * no day twice.
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
  if (last && now < last.endsAt) return last
  const day = last && last.day > here ? last.day : here
  return { day, endsAt: endOf(day) }
}
