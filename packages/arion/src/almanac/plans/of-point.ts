/** One point of a chart, told whole. */
import type { Point, Sign } from '@astrarium/sky'
import { placementOf, sureHouse, sureSign } from '../../chart/certainty.ts'
import { placementStatement, pointName } from '../../language/statements.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { chartFact } from '../../brief/chart-facts.ts'
import { rangeOf } from '../../brief/chart-points.ts'
import { chartClause } from '../../brief/chart-words.ts'
import { aspectSource, spokenTones, softAspectLines } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { natal } from '../name.ts'
import type { Composer } from '../composer.ts'
import { fillUp, housed, livedIn } from './shared.ts'
import { placementSource, standing } from '../placement-lines.ts'
import type { LineOrBreak } from '../line.ts'
import { tellCurrentChapter } from './current-chapter.ts'

/** `placed`: where it stands, or that nobody knows, was said before. */
export function* ofPoint(
  composer: Composer,
  point: Point,
  place: 'placed' | 'new' = 'new',
): Iterable<LineOrBreak> {
  const sign = sureSign(composer.context.chart, point)
  if (!sign) {
    yield* unsure(composer, point, place)
    return
  }
  const fact = placementOfPoint(composer, point, sign)
  const wants = composer.unit(`${point}@${sign}.wants`)
  if (wants) yield composer.line(full(`${capital(natal(composer, point))} ${wants.text}`), [fact])
  const keys = point === 'mc' ? ['work'] : ['lived']
  for (let count = 0; count < 2; count++) {
    const line = livedIn(composer, point, keys)
    if (line) yield line
  }
  const stands = standing(composer, fact)
  if (stands) yield stands
  else if (!composer.named.has(point)) yield placementSource(composer, fact)
  const house = housed(composer, point)
  if (house) yield house
  yield composer.paragraph()
  const gift = composer.unit(`${point}@${sign}.gift`)
  const cost = composer.unit(`${point}@${sign}.cost`)
  if (gift)
    yield composer.line(
      composer.form('essence.gift', [
        () => `The gift in it: ${gift.text}.`,
        () => `At its best, ${gift.text}.`,
        () => `What it gives: ${gift.text}.`,
      ]),
    )
  if (cost)
    yield composer.line(
      composer.form('essence.cost', [
        () => `The price: ${cost.text}.`,
        () => `On a bad day ${cost.text}.`,
        () => `What it costs: ${cost.text}.`,
      ]),
    )
  yield composer.paragraph()
  yield* aspectOf(composer, point)
  yield* softAspectLines(composer, 'self', [point], { mustTouch: true })
  yield composer.paragraph()
  for (const side of ['love', 'work', 'money', 'body', 'home', 'talk', 'self']) {
    const line = livedIn(composer, point, [side])
    if (line) {
      yield line
      break
    }
  }
  yield* tellCurrentChapter(composer, 'self', { length: 'short', near: [point] })
  yield* fillUp(composer, 'self', 75)
}

function placementOfPoint(composer: Composer, point: Point, sign: Sign): PlacementFact {
  const house = sureHouse(composer.context.chart, point)
  const statement = placementStatement(point, sign, house)
  return {
    id: `natal.${point}`,
    kind: 'placement',
    point,
    sign,
    house,
    rules: null,
    points: [point],
    weight: 1,
    statement,
  }
}

function* aspectOf(composer: Composer, point: Point): Iterable<LineOrBreak> {
  const hard = composer.context.aspects.filter(
    ({ a, b, tone }) => tone !== 'soft' && (a === point || b === point),
  )
  for (const fact of hard) {
    const keys = spokenTones(fact).map((tone) => `${fact.a}*${fact.b}.${tone}.knot`)
    const knot = composer.unit(keys, { isOptional: true })
    if (!knot) continue
    yield composer.line(capital(full(knot.text)), [fact])
    yield aspectSource(composer, fact)
    return
  }
}

/** Two readings for the person to recognise themself in; nothing is claimed. */
function* unsure(composer: Composer, point: Point, place: 'placed' | 'new'): Iterable<LineOrBreak> {
  const name = pointName(point)
  const signs = placementOf(composer.context.chart, point)?.range?.signs ?? []
  const readings = signs.flatMap((sign) => {
    const unit = composer.unit(`${point}@${sign}.lived`) ?? composer.unit(`needs@${sign}`)
    return unit ? [unit.text] : []
  })
  if (readings.length < 2) {
    if (place === 'new')
      yield composer.line(
        `Your birth time is not known well enough for that, and I would rather leave it out than guess. A certificate may have the hour, or a hospital, or whoever remembers the light outside.`,
      )
    yield composer.paragraph()
    yield composer.line(
      composer.form('unsure.rest', [
        () => 'What does not hang on the hour I can tell you.',
        () => 'Here is something that needs no hour.',
      ]),
    )
    yield* fillUp(composer, 'self')
    return
  }
  const the = point === 'sun' || point === 'moon' ? 'the ' : ''
  if (place === 'new')
    yield composer.line(
      `Your birth time is not known well enough, and within the time it may have been ${the}${name} passed from one sign into the next. So I will not pretend to know which one is yours.`,
    )
  const range = rangeOf(composer.context.chart, point)
  if (range) {
    composer.claim(range)
    yield composer.line(`${capital(chartClause(range))}.`, [chartFact(range)])
  }
  yield composer.line(
    `There is a way to tell. Read these two${range ? ', in that order,' : ''} and notice which of them makes you slightly uncomfortable.`,
  )
  yield composer.paragraph()
  yield composer.line(`The first: ${readings[0]!.charAt(0).toLowerCase()}${readings[0]!.slice(1)}`)
  yield composer.line(`The second: ${readings[1]!.charAt(0).toLowerCase()}${readings[1]!.slice(1)}`)
  yield composer.paragraph()
  yield composer.line(
    place === 'placed'
      ? 'A certificate has the hour, or a hospital, or whoever remembers the light outside.'
      : 'If you can find the time, even to the hour, I can say a good deal more. A certificate has it, or a hospital, or whoever remembers the light outside.',
  )
}
