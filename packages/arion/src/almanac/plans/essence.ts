/** "My Moon", "who am I": what a placement wants, how one can see it, its house, gift and price, what rubs and what helps. */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { placementOf, rulerOf, sureHouse, sureSign } from '../../brief/certainty.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { placementStatement, pointName, skyName } from '../../brief/statements.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { anchor, source, spokenTones, standing, turnLines, uncertainty } from '../reason-lines.ts'
import { capital, full } from '../text.ts'
import { houseName, natal } from '../name.ts'
import type { Line, Pen, Stroke } from '../pen.ts'
import { chapter, fillUp, housed, lastWord, livedIn } from './shared.ts'

export function* essencePlan(pen: Pen): Iterable<Stroke> {
  const { subject } = pen.matter.reading
  const isRuler = /\b(chart ruler|ruling planet|ruler of my chart)\b/i.test(pen.input.question)
  const ruler = isRuler ? rulerOf(pen.matter.chart, 1) : null
  if (isRuler && !ruler) {
    pen.remember('uncertain')
    yield pen.line(
      'The chart ruler hangs on the rising sign, and that on the hour of birth, so I leave it out. What I can say of you without it is this.',
    )
  }
  if (subject) yield* ofPoint(pen, subject)
  else if (ruler) yield* ofRuler(pen, ruler)
  else yield* ofPerson(pen)
}

function* ofRuler(pen: Pen, ruler: Planet): Iterable<Stroke> {
  pen.claim({ kind: 'rules', body: ruler, house: 1 })
  yield pen.line(`${capital(skyName(ruler))} rules ${houseName(pen, 1)}, and with it the chart.`, [rulerFact(ruler, 1)])
  yield* ofPoint(pen, ruler)
}

/** "Which house is my Moon in?", "What is my rising sign?": then the fact itself is the answer, and comes first. */
function wantedOf(question: string): 'house' | 'sign' | null {
  if (/\bhouses?\b/i.test(question)) return 'house'
  return /\b(what|which) (zodiac )?sign\b|\bwhere (is|'s|was)\b|\b(what|which|what's)('s| is)? my\b|\b(rising|moon|sun|venus|mars|mercury) sign\b/i.test(
    question,
  )
    ? 'sign'
    : null
}

function stated(pen: Pen, point: Point, sign: Sign): Line {
  const house = sureHouse(pen.matter.chart, point)
  const fact = placementOfPoint(pen, point, sign)
  if (!house) return pen.line(`You have ${natal(pen, point)}.`, [fact])
  pen.named.add(`placed${point}`)
  pen.claim({ kind: 'house', point, house })
  return pen.line(`You have ${natal(pen, point)} in ${houseName(pen, house)}.`, [fact])
}

/** Why no house is named, to somebody who asked for one. */
function* noHouse(pen: Pen, point: Point): Iterable<Stroke> {
  const { accuracy } = pen.matter.chart
  const name = point === 'sun' || point === 'moon' ? `the ${pointName(point)}` : pointName(point)
  if (point === 'asc' || point === 'mc') return
  pen.remember('uncertain')
  yield pen.line(
    accuracy.kind === 'unknown'
      ? `That I can't tell you: houses turn with the minute of birth, and your birth time is not known. In the course of that day ${name} stood in every one of the twelve, so I leave houses out. With the hour, even a rough one, I could look again.`
      : `That I can't tell you for certain: your birth time is only roughly known, and within that margin ${name} may have stood in one house or in the next, so I leave it out.`,
  )
  yield pen.paragraph()
}

function* ofPoint(pen: Pen, point: Point): Iterable<Stroke> {
  const { chart } = pen.matter
  const sign = sureSign(chart, point)
  const wanted = wantedOf(pen.input.question)
  if (wanted === 'house' && !sureHouse(chart, point)) yield* noHouse(pen, point)
  if (!sign) {
    yield* unsure(pen, point, wanted === 'house')
    return
  }
  if (wanted) yield stated(pen, point, sign)
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
  yield* turnLines(pen, 'self', [point], true)
  yield pen.paragraph()
  for (const side of ['love', 'work', 'money', 'body', 'home', 'talk', 'self']) {
    const line = livedIn(pen, point, [side])
    if (line) {
      yield line
      break
    }
  }
  yield* chapter(pen, 'self', true)
  yield* lastWord(pen, 'self', sign)
}

function placementOfPoint(pen: Pen, point: Point, sign: Sign): PlacementFact {
  const house = sureHouse(pen.matter.chart, point)
  const statement = placementStatement(point, sign, house)
  return { id: `natal.${point}`, kind: 'placement', point, sign, house, rules: null, points: [point], weight: 1, statement }
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
function* unsure(pen: Pen, point: Point, isHouseSaid = false): Iterable<Stroke> {
  const name = pointName(point)
  const signs = placementOf(pen.matter.chart, point)?.range?.signs ?? []
  const readings = signs.flatMap((sign) => {
    const unit = pen.unit(`${point}@${sign}.lived`) ?? pen.unit(`needs@${sign}`)
    return unit ? [unit.text] : []
  })
  if (readings.length < 2) {
    yield pen.line(
      `Your birth time is not known well enough for that, and I would rather leave it out than guess. A certificate may have the hour, or a hospital, or whoever remembers the light outside.`,
    )
    yield pen.paragraph()
    yield pen.line(
      pen.form('unsure.rest', [() => 'What does not hang on the hour I can tell you.', () => 'Here is something that needs no hour.']),
    )
    yield* fillUp(pen, 'self')
    return
  }
  const the = point === 'sun' || point === 'moon' ? 'the ' : ''
  yield pen.line(
    isHouseSaid
      ? `Nor is its sign certain, since ${the}${name} passed from one into the next in that time.`
      : `Your birth time is not known well enough, and within the time it may have been ${the}${name} passed from one sign into the next. So I will not pretend to know which one is yours.`,
  )
  yield pen.line('There is a way to tell. Read these two and notice which of them makes you slightly uncomfortable.')
  yield pen.paragraph()
  yield pen.line(`The first: ${readings[0]!.charAt(0).toLowerCase()}${readings[0]!.slice(1)}`)
  yield pen.line(`The second: ${readings[1]!.charAt(0).toLowerCase()}${readings[1]!.slice(1)}`)
  yield pen.paragraph()
  yield pen.line(
    isHouseSaid
      ? 'A certificate has the hour, or a hospital, or whoever remembers the light outside.'
      : 'If you can find the time, even to the hour, I can say a good deal more. A certificate has it, or a hospital, or whoever remembers the light outside.',
  )
}

function* ofPerson(pen: Pen): Iterable<Stroke> {
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
  yield* chapter(pen, 'self', true)
  yield* lastWord(pen, 'self', sureSign(chart, 'sun'))
}
