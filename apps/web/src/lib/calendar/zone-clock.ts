export interface LocalDay {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

export interface ZoneClock {
  /**
   * the instant, in milliseconds, at which that day (or hour of it) begins there; a day that overflows its
   * month is the next one's
   */
  instantOf(day: LocalDay, hour?: number): number
  /** the day on which an instant falls there */
  dayOf(instant: number): LocalDay
}

/**
 * Calendar days of an IANA zone as instants, for drawings: a midnight that a clock change skips is the
 * instant an hour later.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  function readAt(instant: number) {
    const read: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(instant)) read[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read
    return { year, month, day, asUtc: Date.UTC(year, month - 1, day, hour, minute, second) }
  }

  return {
    instantOf({ year, month, day }, hour = 0) {
      const wanted = Date.UTC(year, month - 1, day, hour)
      // twice, because the first guess may lie on the other side of a clock change
      let instant = wanted
      for (let round = 0; round < 2; round++) instant += wanted - readAt(instant).asUtc
      return instant
    },
    dayOf(instant) {
      const { year, month, day } = readAt(instant)
      return { year, month, day }
    },
  }
}
