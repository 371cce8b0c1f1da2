/** Somebody of the asker's lies ill: presence first, little to do, what holds, and no forecast. */
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { kindHour } from '../../almanac/plans/day/best-hour.ts'
import { claimsNothing } from '../../check/claims-nothing.ts'
import { BEDSIDE } from '../../question/care/bedside.ts'
import type { Bedside } from '../../question/care/bedside.ts'

const OPENS: Record<Bedside['is'], string> = {
  hospital: 'care.bedside.hospital',
  dying: 'care.bedside.dying',
  ill: 'care.bedside.ill',
}
/** Whoever is far waits in no corridor there. */
const FAR_OPENS: Record<Bedside['is'], string> = {
  hospital: 'care.bedside.ill',
  dying: 'care.bedside.far.dying',
  ill: 'care.bedside.ill',
}
const MEETS: Record<Bedside['asks'], string> = {
  words: 'care.bedside.words',
  strength: 'care.bedside.strength',
  work: 'care.bedside.work',
  way: 'care.bedside.way',
}

export function* bedsidePlan(
  composer: Composer,
  { who, is, asks, told, isFar }: Bedside,
): Iterable<LineOrBreak> {
  composer.remember(BEDSIDE)
  if (told === 'again') yield* say(composer, 'care.bedside.again', who)
  else {
    yield* say(composer, isFar ? FAR_OPENS[is] : OPENS[is], who)
    yield* say(composer, 'care.bedside.limit', who)
    yield composer.paragraph()
  }
  yield* say(composer, isFar && asks !== 'work' ? 'care.bedside.far' : MEETS[asks], who)
  yield composer.paragraph()
  yield* whatHolds(composer, asks)
  const { chart, frame, intent } = composer.context
  const span = { from: frame.today, to: addDays(frame.today, 2), phrase: 'these days' }
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, { ...intent, kind: 'comfort', span })
  yield* composer.within(days, (within) =>
    kindHour(
      within,
      within.form('bedside.hour', [
        () => `A gentler hour, to ${isFar ? 'ring' : 'be there'} or to rest, is`,
        () => 'The kindest hour of these days is',
        () => 'It should be a little easier to breathe on',
        () => 'If you can choose when to sit down for a while, take',
        () => 'There is an hour that asks less of you on',
      ]),
    ),
  )
}

/** Of the chart only what rests the asker, or what they have to give where they ask how to stand by. */
function* whatHolds(composer: Composer, asks: Bedside['asks']): Iterable<LineOrBreak> {
  const points = asks === 'strength' ? (['moon', 'venus'] as const) : (['moon'] as const)
  const sides = asks === 'strength' ? ['love', 'home', 'lived'] : ['body', 'home']
  for (const point of points) {
    const fact = composer.context.placements.find((one) => one.point === point)
    if (fact) yield* placementReason(composer, fact, sides)
  }
}

/** Said before an answer to something else. */
export function* bedsideAside(composer: Composer, { who, told }: Bedside): Iterable<LineOrBreak> {
  if (told === 'before') {
    if (composer.input.thread.length > 0 || composer.age(SAID) < QUIET_DAYS) return
    composer.remember(SAID)
    yield* say(composer, 'care.bedside.before', null)
  } else if (told === 'half') yield* say(composer, 'care.bedside.half', who)
  else {
    composer.remember(BEDSIDE)
    yield* say(composer, told === 'again' ? 'care.bedside.again' : 'care.bedside.aside', who)
  }
  yield composer.paragraph()
}

const SAID = 'bedside.said'
/** So long it is not said again that it is not forgotten. */
const QUIET_DAYS = 3

const NAMED = /\{A\}/
const NAMELESS = /^(?!.*\{A\})/

/** A line that names somebody is for a message that does. */
function* say(composer: Composer, key: string, who: string | null): Iterable<LineOrBreak> {
  const whom = who !== null && claimsNothing(who) ? who : null
  const named = whom ? composer.unit(key, { without: NAMELESS, isOptional: true }) : null
  const unit = named ?? composer.unit(key, whom ? {} : { without: NAMED })
  if (unit) yield composer.line(unit.text.replaceAll('{A}', whom ?? ''))
}
