/**
 * Body and sleep, where a doctor has the last word and need not have the first: presence, what restores this
 * person, one practical thing, a quiet hour, and the line to help at the end, in a soft form.
 */
import type { Bodily } from '../../question/bodily.ts'
import { contextOf } from '../../brief/build-brief.ts'
import { addDays } from '../../language/calendar.ts'
import { sureSign } from '../../chart/certainty.ts'
import type { Composer } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'
import { placementSource, wants } from '../placement-lines.ts'
import { kindHour } from './day/best-hour.ts'
import { livedIn } from './shared.ts'

export function* restPlan(composer: Composer, what: Bodily): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const isHeard = composer.context.intent.particulars?.hadDoctor
  yield* said(composer, isHeard ? [`rest.${what}.heard`, `rest.${what}`] : [`rest.${what}`])
  yield composer.paragraph()
  if (what !== 'child') {
    const point = sureSign(chart, 'moon') ? 'moon' : 'venus'
    const wish = wants(composer, point)
    if (wish) yield wish
    const line = livedIn(composer, point, ['body']) ?? livedIn(composer, point, ['lived'])
    if (line) yield line
    const fact = composer.context.placements.find((one) => one.point === point)
    if (fact && !composer.named.has(point)) yield placementSource(composer, fact)
  }
  yield* said(composer, [`rest.${what}.deed`])
  yield* quietHour(composer, (within) =>
    within.form(`rest.hour.${what === 'child' ? 'two' : 'own'}`, what === 'child' ? FOR_TWO : FOR_ONE),
  )
  yield composer.paragraph()
  yield* bodilyLine(composer, what)
}

/** The kindest hour of the next seven days; `beginning` is what is said before it. */
export function* quietHour(
  composer: Composer,
  beginning: (within: Composer) => string,
): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const span = { from: frame.today, to: addDays(frame.today, 6), phrase: 'these days' }
  const days = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind: 'when',
    wantsDay: true,
    span,
  })
  yield* composer.within(days, (within) => kindHour(within, beginning(within)))
}

const FOR_ONE = [
  () => 'An hour that asks nothing of you is',
  () => 'What I can give you is a quiet hour, it is',
  () => 'To rest in, keep',
]
const FOR_TWO = [() => 'A good hour to sit beside them and not ask is', () => 'For a quiet word, keep']

/** The line to help, one sentence or two, where a symptom was told beside something else as well. */
export function* bodilyLine(composer: Composer, what: Bodily): Iterable<LineOrBreak> {
  yield* said(composer, [
    composer.context.intent.particulars?.hadDoctor ? `rest.${what}.again` : `rest.${what}.help`,
    `rest.${what}.help`,
  ])
}

function* said(composer: Composer, keys: readonly string[]): Iterable<LineOrBreak> {
  const unit = composer.unit(keys)
  if (unit) yield composer.line(unit.text)
}
