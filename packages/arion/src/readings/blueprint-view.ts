/**
 * Where an answer is looked up: a point or the ruler of a house, its words, and the sentence that says where
 * they come from.
 */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { rulerOf, sureHouse, sureSign } from '../chart/certainty.ts'
import type { PlacementFact } from '../brief/facts.ts'
import { placementStatement, skyName } from '../language/statements.ts'
import { houseName, natal } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import type { Line, Pen } from '../almanac/pen.ts'
import type { Look } from './blueprint-questions.ts'
import type { Scribe } from './scribe.ts'
import { ordinal } from '../language/numbers.ts'

export interface View {
  point: Point
  sign: Sign
  /** the house that brought us to this point */
  rules: number | null
  /** a sentence; of the side `wants` a verb phrase whose subject is the point */
  text: string
  isWant: boolean
}

/** First look whose point is sure and whose words are still fresh. */
export function viewOf(pen: Pen, looks: readonly Look[]): View | null {
  const { chart } = pen.matter
  for (const [speaker, side] of looks) {
    const house = /^r\d/.test(speaker) ? Number(speaker.slice(1)) : null
    const point = house ? rulerOf(chart, house) : (speaker as Point)
    const sign = point ? sureSign(chart, point) : null
    if (!point || !sign) continue
    const place = sureHouse(chart, point)
    const key =
      side === 'where'
        ? `where#${place}`
        : side.startsWith('~') || side.startsWith('bp.')
          ? `${side}@${sign}`
          : `${point}@${sign}.${side}`
    const unit = pen.unit(key, { isOptional: true })
    if (!unit) continue
    const isClause = side === 'gift' || side === 'cost'
    const isWant = side === 'wants'
    const text = isWant ? unit.text : isClause ? capital(full(unit.text)) : full(unit.text)
    return { point, sign, rules: house, text, isWant }
  }
  return null
}

/** The words of a view and where they come from; what a point wants has its name in it already. */
export function* told(scribe: Scribe, view: View): Iterable<Line> {
  const { pen } = scribe
  const fact = placed(pen, view.point, view.rules)
  if (view.isWant) {
    yield pen.line(full(`${capital(natal(pen, view.point))} ${view.text}`), [fact])
    return
  }
  yield pen.line(view.text, [fact])
  if (pen.named.has(view.point)) return
  const line = scribe.unsaid(() => sourceLine(pen, view, fact))
  if (line) yield line
}

/**
 * "I read it from your Venus in Libra, in your first house"; by way of the house it speaks for, where that is
 * the reason.
 */
function sourceLine(pen: Pen, { point, rules }: View, fact: PlacementFact): Line {
  if (rules !== null && point !== 'asc' && point !== 'mc') {
    const ruler = point as Planet
    const ruling = () => {
      pen.claim({ kind: 'rules', body: ruler, house: rules })
      return `${skyName(ruler)} rules ${houseName(pen, rules)}`
    }
    const text = pen.form('bp.ruler', [
      () => `${capital(ruling())}, so I look to ${natal(pen, point)}.`,
      () => `I read it from ${natal(pen, point)}, because ${ruling()}.`,
      () => `${capital(ruling())}, and you have ${natal(pen, point)}.`,
      () => `It is said by ${natal(pen, point)}, since ${ruling()}.`,
      () => `${capital(ruling())}, which leads to ${natal(pen, point)}.`,
      () => `Here ${natal(pen, point)} has the word, for ${ruling()}.`,
      () => `${capital(ruling())}. That is why I asked ${natal(pen, point)}.`,
    ])
    return pen.line(text, [fact])
  }
  const place = () => {
    // said once in a blueprint
    const unit = `placed.${point}`
    if (!fact.house || Number.isFinite(pen.age(unit))) return ''
    pen.remember(unit)
    pen.claim({ kind: 'house', point, house: fact.house })
    pen.named.add(`placed${point}`)
    return `, in ${houseName(pen, fact.house)}`
  }
  const text = pen.form('bp.source', [
    () => `I read it from ${natal(pen, point)}${place()}.`,
    () => `That is ${natal(pen, point)}${place()}.`,
    () => `You have it from ${natal(pen, point)}${place()}.`,
    () => `Behind it stands ${natal(pen, point)}${place()}.`,
    () => `It belongs to ${natal(pen, point)}${place()}.`,
    () => `My reason is ${natal(pen, point)}${place()}.`,
    () => `The chart has it as ${natal(pen, point)}${place()}.`,
    () => `I take that from ${natal(pen, point)}${place()}.`,
    () => `It is the work of ${natal(pen, point)}${place()}.`,
    () => `You owe that to ${natal(pen, point)}${place()}.`,
    () => `The one who speaks there is ${natal(pen, point)}${place()}.`,
    () => `One can see it in ${natal(pen, point)}${place()}.`,
    () => `So it goes with ${natal(pen, point)}${place()}.`,
    () => `It comes of having ${natal(pen, point)}${place()}.`,
  ])
  return pen.line(text, [fact])
}

export function placed(pen: Pen, point: Point, rules: number | null = null): PlacementFact {
  const { chart } = pen.matter
  const sign = sureSign(chart, point)!
  const house = sureHouse(chart, point)
  return {
    id: rules ? `natal.${point}.rules.${rules}` : `natal.${point}`,
    kind: 'placement',
    point,
    sign,
    house,
    rules,
    points: [point],
    weight: 1,
    statement: `${placementStatement(point, sign, house)}${rules ? `; it rules your ${ordinal(rules)} house` : ''}`,
  }
}
