/**
 * A calendar day on the clocks of a zone: instants in milliseconds since 1970, UTC. 23 or 25 hours long when
 * the clocks change.
 */
export interface LocalDay {
  start: number
  end: number
  /** the full hours, as the clocks show them */
  hours: { at: number; hour: number }[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** @param date `YYYY-MM-DD`. Throws RangeError for an unknown zone or a date that does not exist. */
export function localDay(date: string, timeZone: string): LocalDay {
  const clock = clockOf(timeZone)
  const noon = Date.parse(`${date}T12:00:00Z`)
  const start = firstInstant(date, noon, clock)
  const next = new Date(noon + 24 * HOUR).toISOString().slice(0, 10)
  const end = firstInstant(next, noon + 24 * HOUR, clock)
  const hours: LocalDay['hours'] = []
  // half hours, because some clocks change by that much
  for (let at = start; at < end; at += 30 * MINUTE) {
    const { hour, minute } = clock(at)
    if (minute === 0) hours.push({ at, hour })
  }
  return { start, end, hours }
}

/** The first minute of a date, by halving: no zone is further than 15 hours from UTC. */
function firstInstant(date: string, noonUtc: number, clock: Clock): number {
  let before = noonUtc - 28 * HOUR
  let after = noonUtc + 4 * HOUR
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
    if (clock(middle).date < date) before = middle
    else after = middle
  }
  return after
}

type Clock = (at: number) => { date: string; hour: number; minute: number }

function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return {
      date: `${part['year']}-${part['month']}-${part['day']}`,
      hour: Number(part['hour']),
      minute: Number(part['minute']),
    }
  }
}
