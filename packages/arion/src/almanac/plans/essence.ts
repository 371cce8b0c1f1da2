/**
 * "My Moon", "who am I": what a placement wants, how one can see it, its house, gift and price, what rubs and
 * what helps.
 */
import type { Point, Sign } from '@astrarium/sky'
import { placementOf, sureHouse, sureSign } from '../../chart/certainty.ts'
import { placementStatement, pointName } from '../../language/statements.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { anchor, source, spokenTones, standing, turnLines, uncertainty } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { natal } from '../name.ts'
import type { Pen, Stroke } from '../pen.ts'
import { chapter, fillUp, housed, lastWord, livedIn } from './shared.ts'

export function* essencePlan(pen: Pen): Iterable<Stroke> {
  const { subject } = pen.matter.reading
  if (subject) yield* ofPoint(pen, subject)
  else yield* ofPerson(pen)
}

/** `placed`: where it stands, or that nobody knows, was said before. */
export function* ofPoint(pen: Pen, point: Point, place: 'placed' | 'new' = 'new'): Iterable<Stroke> {
  const sign = sureSign(pen.matter.chart, point)
  if (!sign) {
    yield* unsure(pen, point, place)
    return
  }
  const fact = placementOfPoint(pen, point, sign)
  const wants = pen.unit(`${point}@${sign}.wants`)
  if (wants) yield pen.line(full(`${capital(natal(pen, point))} ${wants.text}`), [fact])
  const keys = point === 'mc' ? ['work'] : ['lived']
  for (let count = 0; count < 2; count++) {
    const line = livedIn(pen, point, keys)
    if (line) yield line
  }
  const stands = standing(pen, fact)
  if (stands) yield stands
  else if (!pen.named.has(point)) yield source(pen, fact)
  const house = housed(pen, point)
  if (house) yield house
  yield pen.paragraph()
  const gift = pen.unit(`${point}@${sign}.gift`)
  const cost = pen.unit(`${point}@${sign}.cost`)
  if (gift)
    yield pen.line(
      pen.form('essence.gift', [
        () => `The gift in it: ${gift.text}.`,
        () => `At its best, ${gift.text}.`,
        () => `What it gives: ${gift.text}.`,
      ]),
    )
  if (cost)
    yield pen.line(
      pen.form('essence.cost', [
        () => `The price: ${cost.text}.`,
        () => `On a bad day ${cost.text}.`,
        () => `What it costs: ${cost.text}.`,
      ]),
    )
  yield pen.paragraph()
  yield* aspectOf(pen, point)
  yield* turnLines(pen, 'self', [point], { mustTouch: true })
  yield pen.paragraph()
  for (const side of ['love', 'work', 'money', 'body', 'home', 'talk', 'self']) {
    const line = livedIn(pen, point, [side])
    if (line) {
      yield line
      break
    }
  }
  yield* chapter(pen, 'self', { length: 'short' })
  yield* lastWord(pen, 'self', sign)
}

function placementOfPoint(pen: Pen, point: Point, sign: Sign): PlacementFact {
  const house = sureHouse(pen.matter.chart, point)
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

function* aspectOf(pen: Pen, point: Point): Iterable<Stroke> {
  const hard = pen.matter.aspects.filter(({ a, b, tone }) => tone !== 'soft' && (a === point || b === point))
  for (const fact of hard) {
    const keys = spokenTones(fact).map((tone) => `${fact.a}*${fact.b}.${tone}.knot`)
    const knot = pen.unit(keys, { isOptional: true })
    if (!knot) continue
    yield pen.line(capital(full(knot.text)), [fact])
    yield anchor(pen, fact)
    return
  }
}

/** Two readings for the person to recognise themself in; nothing is claimed. */
function* unsure(pen: Pen, point: Point, place: 'placed' | 'new'): Iterable<Stroke> {
  const name = pointName(point)
  const signs = placementOf(pen.matter.chart, point)?.range?.signs ?? []
  const readings = signs.flatMap((sign) => {
    const unit = pen.unit(`${point}@${sign}.lived`) ?? pen.unit(`needs@${sign}`)
    return unit ? [unit.text] : []
  })
  if (readings.length < 2) {
    if (place === 'new')
      yield pen.line(
        `Your birth time is not known well enough for that, and I would rather leave it out than guess. A certificate may have the hour, or a hospital, or whoever remembers the light outside.`,
      )
    yield pen.paragraph()
    yield pen.line(
      pen.form('unsure.rest', [
        () => 'What does not hang on the hour I can tell you.',
        () => 'Here is something that needs no hour.',
      ]),
    )
    yield* fillUp(pen, 'self')
    return
  }
  const the = point === 'sun' || point === 'moon' ? 'the ' : ''
  if (place === 'new')
    yield pen.line(
      `Your birth time is not known well enough, and within the time it may have been ${the}${name} passed from one sign into the next. So I will not pretend to know which one is yours.`,
    )
  yield pen.line(
    'There is a way to tell. Read these two and notice which of them makes you slightly uncomfortable.',
  )
  yield pen.paragraph()
  yield pen.line(`The first: ${readings[0]!.charAt(0).toLowerCase()}${readings[0]!.slice(1)}`)
  yield pen.line(`The second: ${readings[1]!.charAt(0).toLowerCase()}${readings[1]!.slice(1)}`)
  yield pen.paragraph()
  yield pen.line(
    place === 'placed'
      ? 'A certificate has the hour, or a hospital, or whoever remembers the light outside.'
      : 'If you can find the time, even to the hour, I can say a good deal more. A certificate has it, or a hospital, or whoever remembers the light outside.',
  )
}

export function* ofPerson(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
  for (const point of ['sun', 'moon', 'asc', 'venus', 'mars'] as const) {
    const sign = sureSign(chart, point)
    if (!sign) continue
    const line = livedIn(pen, point, point === 'sun' ? ['self', 'lived'] : ['lived'])
    if (!line) continue
    yield line
    const fact = pen.matter.placements.find((one) => one.point === point)
    if (fact) yield source(pen, fact)
    if (point === 'moon') yield pen.paragraph()
    if (point === 'venus') break
  }
  const unsure = uncertainty(pen, 'With the hour I could also say how you come across.')
  if (unsure) yield unsure
  yield pen.paragraph()
  for (const fact of pen.matter.aspects.filter(({ tone }) => tone !== 'soft').slice(0, 5)) {
    const keys = spokenTones(fact).map((tone) => `${fact.a}*${fact.b}.${tone}.knot`)
    const knot = pen.unit(keys, { isOptional: true })
    if (!knot) continue
    yield pen.line(capital(full(knot.text)), [fact])
    yield anchor(pen, fact)
    break
  }
  yield* turnLines(pen, 'self', ['sun', 'moon'])
  yield pen.paragraph()
  yield* chapter(pen, 'self', { length: 'short' })
  yield* lastWord(pen, 'self', sureSign(chart, 'sun'))
}
