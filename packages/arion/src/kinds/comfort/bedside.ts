/** Somebody of the asker's lies ill: presence first, little to do, what holds, and no forecast. */
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { kindHour } from '../../almanac/plans/day/best-hour.ts'
import type { Bedside } from '../../question/care/bedside.ts'

const OPENS: Record<Bedside['is'], string> = {
  hospital: 'care.bedside.hospital',
  dying: 'care.bedside.dying',
  ill: 'care.bedside.ill',
}
const MEETS: Record<Bedside['asks'], string> = {
  words: 'care.bedside.words',
  strength: 'care.bedside.strength',
  work: 'care.bedside.work',
  way: 'care.bedside.way',
}

export function* bedsidePlan(composer: Composer, { who, is, asks, isAgain }: Bedside): Iterable<LineOrBreak> {
  if (isAgain) yield* say(composer, 'care.bedside.again', who)
  else {
    yield* say(composer, OPENS[is], who)
    yield* say(composer, 'care.bedside.limit', who)
    yield composer.paragraph()
  }
  yield* say(composer, MEETS[asks], who)
  yield composer.paragraph()
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  if (moon) yield* placementReason(composer, moon, ['body', 'home'])
  const { chart, frame, intent } = composer.context
  const span = { from: frame.today, to: addDays(frame.today, 2), phrase: 'these days' }
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, { ...intent, span })
  yield* composer.within(days, (within) =>
    kindHour(
      within,
      within.form('bedside.hour', [
        () => 'A gentler hour, to be there or to rest, is',
        () => 'The kindest hour of these days is',
        () => 'It should be a little easier to breathe on',
      ]),
    ),
  )
}

/** Said before an answer to something else. */
export function* bedsideAside(composer: Composer, { who }: Bedside): Iterable<LineOrBreak> {
  yield* say(composer, 'care.bedside.aside', who)
  yield composer.paragraph()
}

function* say(composer: Composer, key: string, who: string): Iterable<LineOrBreak> {
  const unit = composer.unit(key)
  if (unit) yield composer.line(unit.text.replaceAll('{A}', who))
}
