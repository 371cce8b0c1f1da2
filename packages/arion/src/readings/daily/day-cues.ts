/**
 * The day's timing cues: when the Moon touches the chart, changes place or runs void, and what is exact
 * today. Only what is still ahead.
 */
import type { TransitFact } from '../../brief/facts.ts'
import { lunationLines } from '../../kinds/today/plan.ts'
import { houseName } from '../../almanac/name.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Fact } from '../../types.ts'
import type { FieldWriter } from '../field-writer.ts'
import { hour } from '../../almanac/date-names.ts'
import { voids } from './void-cues.ts'
import { exactToday, quickWindows } from './transit-cues.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { isAwake } from '../../almanac/usable-hours.ts'
import { hoursOfDay, hourLine } from '../../kinds/today/hour-lines.ts'
import type { Wish } from './cue.ts'

export interface TimingCue {
  /** the exact instant; the words round it to five minutes */
  at: Date
  /** end of a stretch */
  until?: Date
  text: string
  energy?: 'good' | 'hard'
  facts: Fact[]
}

const MOST = 6
/** With fewer hours than this, the quick transits in progress are named with their last day. */
const FEWEST = 3

export function dayCues(writer: FieldWriter, lead: TransitFact | undefined): TimingCue[] {
  const { composer } = writer
  const hours = moonHours(composer)
  // the Moon on an angle has just come into its house, which is one thing and not two
  const changes = changesOfPlace(composer).filter(({ at }) =>
    hours.every((one) => Math.abs(one.at.getTime() - at.getTime()) > 300_000),
  )
  const wishes = [
    ...hours,
    ...changes,
    ...exactToday(composer, lead),
    ...lunations(composer),
    ...voids(composer),
  ]
  const told = [lead, ...wishes.map(({ fact }) => fact)]
  const stretches =
    wishes.length < FEWEST ? quickWindows(composer, told).slice(0, FEWEST - wishes.length) : []
  const chosen = [...wishes.sort((a, b) => a.rank - b.rank).slice(0, MOST), ...stretches]
  return chosen
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, until, energy, lines, fact }): TimingCue[] => {
      const { text, facts } = writer.write(lines())
      if (text === '') return []
      if (fact) writer.note(fact, facts)
      return [{ at, ...(until ? { until } : {}), text, ...(energy ? { energy } : {}), facts }]
    })
}

/** The hours that the chat would name first, then one more of each kind. */
function moonHours(composer: Composer): Wish[] {
  const first = hoursOfDay(composer)
  const more = composer.context.hours.filter((fact) => !first.includes(fact) && isAwake(composer, fact.at))
  const second = (['soft', 'hard'] as const).flatMap((tone) => more.find((fact) => fact.tone === tone) ?? [])
  return [...first, ...second].map((fact) => ({
    at: fact.at,
    energy: fact.tone === 'soft' ? 'good' : 'hard',
    rank: first.includes(fact) ? 0 : 3,
    lines: () => hourLine(composer, fact),
  }))
}

/** "From 15:20 the Moon is in your eighth house." */
function changesOfPlace(composer: Composer): Wish[] {
  const stays = composer.context.moon?.stays ?? []
  return stays.flatMap(({ enters, house, sign }): Wish[] => {
    if (!enters || !isAwake(composer, enters)) return []
    const lines = function* (): Iterable<LineOrBreak> {
      const place = house ? `house${house}` : sign
      const subject = house
        ? ({ kind: 'passage', body: 'moon', house } as const)
        : ({ kind: 'sky_sign', body: 'moon', sign } as const)
      composer.claim({ kind: 'subject', subject })
      const from = hour(composer, enters, 'from', subject)
      const where = house ? houseName(composer, house) : sign
      yield composer.line(
        `From ${from} the Moon is in ${where}.`,
        composer.context.moon ? [composer.context.moon] : [],
      )
      const feels = composer.unit(`moon>${place}.feels`)
      if (feels) yield composer.line(full(feels.text))
    }
    return [{ at: enters, rank: 2, lines }]
  })
}

function lunations(composer: Composer): Wish[] {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.today)
  return composer.context.lunations
    .filter(({ at }) => at >= start && at < end && at >= composer.context.frame.at)
    .map((fact) => ({ at: fact.at, rank: 1, lines: () => lunationLines(composer, fact) }))
}
