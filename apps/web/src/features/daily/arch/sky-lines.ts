import type { MoonToday } from '@astrarium/contracts'

type Meeting = NonNullable<MoonToday['meeting']>
type Sign = MoonToday['stays'][number]['sign']

/** One thing that the day's sky says, with the hours that it is about; null has no end, or no beginning. */
export type SkyLine =
  | { kind: 'void'; from: string | null; until: string }
  | { kind: 'stay'; sign: Sign; from: string | null; until: string | null }
  | { kind: 'meeting'; meeting: Meeting }

const MOST = 3

/** What is still to be said of the day, in order of time; what is over goes. */
export function skyLines({ to, stays, voids, meeting }: MoonToday, now: number): SkyLine[] {
  const at = (instant: string) => Date.parse(instant)
  const begun = (instant: string) => at(instant) <= now
  const lines: { at: number; line: SkyLine }[] = []
  const open = voids.filter((one) => at(one.to) > now)
  for (const one of open)
    lines.push({
      at: at(one.from),
      line: { kind: 'void', from: begun(one.from) ? null : one.from, until: one.to },
    })
  for (const [index, stay] of stays.entries()) {
    const until = stays[index + 1]?.from ?? null
    const ends = at(until ?? to)
    // between two signs the one that she leaves says nothing any more
    const isLeaving = open.some((one) => begun(one.from) && Math.abs(at(one.to) - ends) < MINUTE)
    if (ends <= now || isLeaving) continue
    const from = index === 0 || begun(stay.from) ? null : stay.from
    lines.push({ at: at(stay.from), line: { kind: 'stay', sign: stay.sign, from, until } })
  }
  if (meeting && at(meeting.at) > now) lines.push({ at: at(meeting.at), line: { kind: 'meeting', meeting } })
  return lines
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line)
    .slice(0, MOST)
}

const MINUTE = 60_000
