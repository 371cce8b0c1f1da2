/** Somebody tells and asks for nothing: what happened is taken up, one fact, one small deed, what to ask. */
import type { Point } from '@astrarium/sky'
import { claimsNothing } from '../../check/claims-nothing.ts'
import { NO_PARTICULARS } from '../../question/particulars.ts'
import type { ToldEvent } from '../../question/told-event.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { turned } from '../../question/asked/turned.ts'
import { placementReason } from '../../almanac/placement-lines.ts'
import { comfortPlan } from './plan.ts'
import { griefPlan } from './grief.ts'

interface Row {
  open: string
  deed: string
  ask: string
  /** where of the chart it is felt, and the sides that speak of it */
  point: Point
  sides: readonly string[]
}

const ROWS: Record<ToldEvent, Row> = {
  blame: row('told.blame', 'told.blame.deed', 'told.blame.ask', 'saturn', ['self', 'lived']),
  quiet_marriage: row('told.quiet', 'told.quiet.deed', 'told.quiet.ask', 'mercury', ['talk', 'lived']),
  silence: row('told.silence', 'told.silence.deed', 'told.silence.ask', 'mercury', ['talk', 'lived']),
  left_out: row('told.out', 'told.out.deed', 'told.out.ask', 'moon', ['love', 'self', 'lived']),
  left: row('told.left', 'told.left.deed', 'told.left.ask', 'moon', ['home', 'body', 'lived']),
  row: row('told.row', 'told.row.deed', 'told.row.ask', 'mercury', ['talk', 'lived']),
  overlooked: row('told.unseen', 'told.unseen.deed', 'told.unseen.ask', 'sun', ['work', 'self', 'lived']),
  lost: row('told.lost', 'told.lost.deed', 'told.lost.ask', 'saturn', ['work', 'self', 'lived']),
  strict: row('told.strict', 'told.strict.deed', 'told.strict.ask', 'saturn', ['self', 'talk', 'lived']),
}

function row(open: string, deed: string, ask: string, point: Point, sides: readonly string[]): Row {
  return { open, deed, ask, point, sides }
}

export function* toldPlan(composer: Composer): Iterable<LineOrBreak> {
  const { context } = composer
  const { told } = context.intent.particulars ?? NO_PARTICULARS
  if (told.isLow || context.intent.theme === 'tired') {
    yield* comfortPlan(composer)
    return
  }
  const name = told.whoWas
  if (told.isAfterDeath && name !== null) {
    const person = name === '' ? context.intent.person : { name, house: 3 }
    const intent = { ...context.intent, person, grief: 'told' as const }
    yield* composer.within({ ...context, intent }, griefPlan)
    return
  }
  if (told.isAfterDeath) {
    yield* say(composer, 'told.detail')
    return
  }
  if (!told.event) {
    const { mood } = context.intent
    const whom = [...told.people, ...told.things].map(turned).find(claimsNothing)
    yield* say(composer, mood ? `told.mood.${mood}` : whom ? 'told.heard.of' : 'told.heard', whom)
    yield* say(composer, 'told.heard.ask')
    return
  }
  const { open, deed, ask, point, sides } = ROWS[told.event]
  const whom = context.intent.person?.name ?? told.kin
  yield* say(composer, open, whom)
  yield composer.paragraph()
  const fact = context.placements.find((one) => one.point === point) ?? context.placements[0]
  if (fact) yield* placementReason(composer, fact, [...sides])
  yield* say(composer, deed, whom)
  yield composer.paragraph()
  yield* say(composer, ask, whom)
}

/** A line that names somebody is for a message that does. */
function* say(composer: Composer, key: string, whom: string | null = null): Iterable<LineOrBreak> {
  const unit = composer.unit(key, whom ? {} : { without: /\{(?:A|B)\}/ })
  if (unit)
    yield composer.line(
      unit.text.replaceAll('{A}', whom ?? '').replaceAll('{B}', (whom ?? '').replace(/^your /, 'my ')),
    )
}
