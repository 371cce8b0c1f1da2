/**
 * Where an answer is looked up: a point or the ruler of a house, its words, and the sentence that says where
 * they come from.
 */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { rulerOf, sureHouse, sureSign } from '../../chart/certainty.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { placementStatement, skyName } from '../../language/statements.ts'
import { houseName, natal } from '../../almanac/name.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Look } from './blueprint-questions.ts'
import type { FieldWriter } from '../field-writer.ts'
import { ordinal } from '../../language/numbers.ts'
import type { Line } from '../../almanac/line.ts'

export interface PointWords {
  point: Point
  sign: Sign
  /** the house that brought us to this point */
  rules: number | null
  /** a sentence; of the side `wants` a verb phrase whose subject is the point */
  text: string
  isWant: boolean
}

/** First look whose point is sure and whose words are still fresh. */
export function firstWordsOf(composer: Composer, looks: readonly Look[]): PointWords | null {
  const { chart } = composer.context
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
    const unit = composer.unit(key, { isOptional: true })
    if (!unit) continue
    const isClause = side === 'gift' || side === 'cost'
    const isWant = side === 'wants'
    const text = isWant ? unit.text : isClause ? capital(full(unit.text)) : full(unit.text)
    return { point, sign, rules: house, text, isWant }
  }
  return null
}

/** The words of a view and where they come from; what a point wants has its name in it already. */
export function* tellPointWords(writer: FieldWriter, view: PointWords): Iterable<Line> {
  const { composer } = writer
  const fact = placed(composer, view.point, view.rules)
  if (view.isWant) {
    yield composer.line(full(`${capital(natal(composer, view.point))} ${view.text}`), [fact])
    return
  }
  yield composer.line(view.text, [fact])
  if (composer.named.has(view.point)) return
  const line = writer.unsaid(() => sourceLine(composer, view, fact))
  if (line) yield line
}

/**
 * "I read it from your Venus in Libra, in your first house"; by way of the house it speaks for, where that is
 * the reason.
 */
function sourceLine(composer: Composer, { point, rules }: PointWords, fact: PlacementFact): Line {
  if (rules !== null && point !== 'asc' && point !== 'mc') {
    const ruler = point as Planet
    const ruling = () => {
      composer.claim({ kind: 'rules', body: ruler, house: rules })
      return `${skyName(ruler)} rules ${houseName(composer, rules)}`
    }
    const text = composer.form('bp.ruler', [
      () => `${capital(ruling())}, so I look to ${natal(composer, point)}.`,
      () => `I read it from ${natal(composer, point)}, because ${ruling()}.`,
      () => `${capital(ruling())}, and you have ${natal(composer, point)}.`,
      () => `It is said by ${natal(composer, point)}, since ${ruling()}.`,
      () => `${capital(ruling())}, which leads to ${natal(composer, point)}.`,
      () => `Here ${natal(composer, point)} has the word, for ${ruling()}.`,
      () => `${capital(ruling())}. That is why I asked ${natal(composer, point)}.`,
    ])
    return composer.line(text, [fact])
  }
  const place = () => {
    // said once in a blueprint
    const unit = `placed.${point}`
    if (!fact.house || Number.isFinite(composer.age(unit))) return ''
    composer.remember(unit)
    composer.claim({ kind: 'house', point, house: fact.house })
    composer.named.add(`placed${point}`)
    return `, in ${houseName(composer, fact.house)}`
  }
  const text = composer.form('bp.source', [
    () => `I read it from ${natal(composer, point)}${place()}.`,
    () => `That is ${natal(composer, point)}${place()}.`,
    () => `You have it from ${natal(composer, point)}${place()}.`,
    () => `Behind it stands ${natal(composer, point)}${place()}.`,
    () => `It belongs to ${natal(composer, point)}${place()}.`,
    () => `My reason is ${natal(composer, point)}${place()}.`,
    () => `The chart has it as ${natal(composer, point)}${place()}.`,
    () => `I take that from ${natal(composer, point)}${place()}.`,
    () => `It is the work of ${natal(composer, point)}${place()}.`,
    () => `You owe that to ${natal(composer, point)}${place()}.`,
    () => `The one who speaks there is ${natal(composer, point)}${place()}.`,
    () => `One can see it in ${natal(composer, point)}${place()}.`,
    () => `So it goes with ${natal(composer, point)}${place()}.`,
    () => `It comes of having ${natal(composer, point)}${place()}.`,
  ])
  return composer.line(text, [fact])
}

export function placed(composer: Composer, point: Point, rules: number | null = null): PlacementFact {
  const { chart } = composer.context
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
