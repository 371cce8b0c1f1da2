/**
 * Direction, gifts and obstacles: what a chart says about a whole life, with the chapter that is open now.
 */
import type { Point } from '@astrarium/sky'
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { placementStatement } from '../../language/statements.ts'
import { anchor, knotOf, source, spokenTones, turnLines, uncertainty } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { houseName, natal } from '../name.ts'
import type { Line, Pen, Stroke } from '../pen.ts'
import { chapter, housed, knots, lastWord, livedIn } from './shared.ts'

export function* purposePlan(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
  const sun = sureSign(chart, 'sun')
  const second: Point = sureSign(chart, 'mc') ? 'mc' : sureSign(chart, 'saturn') ? 'saturn' : 'jupiter'
  const from: Point[] = [...(sun ? (['sun'] as const) : []), second]
  const aims = from.flatMap((point) => {
    const sign = sureSign(chart, point)
    const unit = sign ? pen.unit(`~purpose@${sign}`) : null
    return unit ? [{ point, text: unit.text }] : []
  })
  const [one, two] = aims
  if (one) {
    const both =
      two && two.text !== one.text
        ? `${one.text}${/,| and /.test(one.text) ? '; and also' : ', and'} ${two.text}`
        : one.text
    yield pen.line(
      pen.form('purpose.open', [
        () => `A chart gives a direction more than a destination. Yours is ${both}.`,
        () => `If I had to put it in one sentence: you are here ${both}.`,
        () => `The short answer: ${both}. A chart gives a direction, and how far you walk is yours to say.`,
        () => `Your direction, as the chart has it, is ${both}.`,
      ]),
      factsOf(pen, from),
    )
    if (two) {
      yield pen.line(
        pen.form('purpose.from', [
          () =>
            `I take the one from ${placed(pen, one.point)}, and the other from ${placed(pen, two.point)}.`,
          () =>
            `The first half comes from ${placed(pen, one.point)}, the second from ${placed(pen, two.point)}.`,
          () =>
            `For the one I look at ${placed(pen, one.point)}, for the other at ${placed(pen, two.point)}.`,
          () => `It is put together from ${placed(pen, one.point)}, and from ${placed(pen, two.point)}.`,
          () => `Two things say so: ${placed(pen, one.point)}, and ${placed(pen, two.point)}.`,
        ]),
        factsOf(pen, from),
      )
    } else yield pen.line(`I take that from ${placed(pen, one.point)}.`, factsOf(pen, from))
  }
  const unsure = uncertainty(pen, 'With the hour I could also say in which part of life it wants to happen.')
  if (unsure) yield unsure

  yield pen.paragraph()
  const readings: (Line | null)[] = [
    livedIn(pen, 'sun', ['self', 'lived']),
    housed(pen, 'sun'),
    second === 'mc' ? livedIn(pen, 'mc', ['work']) : livedIn(pen, second, ['work', 'lived']),
  ]
  for (const line of readings) if (line) yield line

  yield pen.paragraph()
  yield* resistance(pen)
  yield pen.paragraph()
  yield* chapter(pen, 'purpose')
  yield pen.paragraph()
  yield* lastWord(pen, 'purpose', sun ?? sureSign(chart, second))
}

/** What stands in the way, and what it is good for. */
function* resistance(pen: Pen): Iterable<Stroke> {
  for (const fact of knots(pen)) {
    const clause = knotOf(pen, fact, 'purpose')
    if (!clause) continue
    const opening = pen.form('resistance', [
      () => `What makes it harder, and better: ${clause}.`,
      () => `The resistance is your own: ${clause}.`,
      () => `There is a knot in it: ${clause}.`,
      () => capital(full(clause)),
    ])
    yield pen.line(opening, [fact])
    yield anchor(pen, fact)
    const tone = spokenTones(fact)
    const lived = pen.unit(
      tone.map((one) => `${fact.a}*${fact.b}.${one}.lived`),
      { isOptional: true },
    )
    if (lived) yield pen.line(full(lived.text), [], fact.id)
    const turn = pen.unit(
      tone.map((one) => `${fact.a}*${fact.b}.${one}.turn`),
      { tags: ['self', 'work', 'purpose'], isOptional: true },
    )
    if (turn) yield pen.line(full(turn.text), [], fact.id)
    return
  }
}

/** What kind of work suits somebody: how they work best, what they are known for, then gift and price. */
function* vocationPlan(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
  const first = (['sun', 'mars', 'jupiter', 'saturn'] as const).find((point) => sureSign(chart, point))
  const line = first ? livedIn(pen, first, ['work']) : null
  if (first && line) {
    yield line
    yield pen.line(`That is ${placed(pen, first)}.`, factsOf(pen, [first]))
  }
  const known = livedIn(pen, 'mc', ['work'])
  if (known) {
    yield known
    yield pen.line(
      pen.form('vocation.mc', [
        () => `I take that from ${natal(pen, 'mc')}.`,
        () => `It belongs to ${natal(pen, 'mc')}.`,
      ]),
      factsOf(pen, ['mc']),
    )
  }
  const unsure = uncertainty(
    pen,
    'For this question they matter, and with the hour, even a rough one, I could say more.',
  )
  if (unsure) yield unsure
  yield pen.paragraph()
  for (const point of ['mars', 'jupiter', 'saturn'] as const) {
    const more = livedIn(pen, point, ['work'])
    if (!more) continue
    yield more
    yield pen.line(
      pen.form('vocation.from', [
        () => `That is ${natal(pen, point)}.`,
        () => `Behind it stands ${natal(pen, point)}.`,
        () => `You have it from ${natal(pen, point)}.`,
      ]),
      factsOf(pen, [point]),
    )
  }
  yield pen.paragraph()
  yield* turnLines(pen, 'work', ['mc', 'sun', 'saturn', 'mars'])
  yield pen.paragraph()
  yield* chapter(pen, 'work', { near: ['mc'] })
  yield* lastWord(pen, 'work', sureSign(chart, 'mc') ?? sureSign(chart, 'sun'))
}

export function* giftPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  if (theme === 'work') {
    yield* vocationPlan(pen)
    return
  }
  const given = strengths(pen, 'gift', 3)
  for (const [index, { fact, text }] of given.entries()) {
    yield pen.line(
      index === 0
        ? capital(full(text))
        : pen.form('gift.more', [
            () => `Then: ${text}.`,
            () => `Besides that, ${text}.`,
            () => `And ${text}.`,
          ]),
      [fact],
    )
    if (!pen.named.has(fact.point)) yield source(pen, fact)
    const line = index === 0 ? livedIn(pen, fact.point) : null
    if (line) yield line
    if (index === 1) yield pen.paragraph()
  }
  const unsure = uncertainty(pen, 'With the hour I could say where in life these gifts are at home.')
  if (unsure) yield unsure
  yield pen.paragraph()
  yield* turnLines(
    pen,
    'purpose',
    given.map(({ fact }) => fact.point),
  )
  const [first] = given
  const price = first ? pen.unit(`${first.fact.point}@${first.fact.sign}.cost`, { isOptional: true }) : null
  if (price)
    yield pen.line(
      pen.form('price', [
        () => `It has a price: ${price.text}.`,
        () => `The same gift has a shadow: ${price.text}.`,
        () => `Mind the other side of it: ${price.text}.`,
      ]),
    )
  const suits = livedIn(pen, 'mc', ['work']) ?? livedIn(pen, 'mars', ['work'])
  if (suits) yield suits
  yield pen.paragraph()
  yield* chapter(pen, theme, { length: 'short' })
  yield* lastWord(pen, 'purpose', first?.fact.sign ?? null)
}

export function* blockPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const [first, second] = strengths(pen, 'cost', 2)
  if (first) {
    yield pen.line(capital(full(first.text)), [first.fact])
    yield source(pen, first.fact)
    const line = livedIn(pen, first.fact.point)
    if (line) yield line
  }
  const unsure = uncertainty(pen, 'What I say rests on what is sure.')
  if (unsure) yield unsure
  yield pen.paragraph()
  yield* resistance(pen)
  if (second) {
    yield pen.line(
      pen.form('cost.more', [
        () => `And ${second.text}.`,
        () => `The other thing: ${second.text}.`,
        () => `Besides, ${second.text}.`,
      ]),
      [second.fact],
    )
    if (!pen.named.has(second.fact.point)) yield source(pen, second.fact)
  }
  yield pen.paragraph()
  yield* turnLines(pen, 'purpose', first ? [first.fact.point] : [])
  yield pen.paragraph()
  yield* chapter(pen, theme, { near: first ? [first.fact.point] : [] })
  yield* lastWord(pen, 'purpose', first?.fact.sign ?? null)
}

/** Gifts or costs of the placements that speak loudest, one a body. */
function strengths(pen: Pen, side: 'gift' | 'cost', count: number): { fact: PlacementFact; text: string }[] {
  const found: { fact: PlacementFact; text: string }[] = []
  const personal = pen.matter.placements.filter(({ point }) =>
    ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(point),
  )
  const others = (['mars', 'mercury', 'venus', 'moon'] as const).filter(
    (point) => !personal.some((fact) => fact.point === point),
  )
  const extra = others.flatMap((point): PlacementFact[] => {
    const sign = sureSign(pen.matter.chart, point)
    return sign
      ? [
          {
            id: `natal.${point}`,
            kind: 'placement',
            point,
            sign,
            house: sureHouse(pen.matter.chart, point),
            rules: null,
            points: [point],
            weight: 0.3,
            statement: placementStatement(point, sign, sureHouse(pen.matter.chart, point)),
          },
        ]
      : []
  })
  for (const fact of pen.freshFirst([...personal, ...extra])) {
    const unit = pen.unit(`${fact.point}@${fact.sign}.${side}`, { isOptional: found.length > 0 })
    if (unit) {
      found.push({ fact, text: unit.text })
      pen.lead(fact)
    }
    if (found.length === count) break
  }
  return found
}

function placed(pen: Pen, point: Point): string {
  const name = natal(pen, point)
  const house = sureHouse(pen.matter.chart, point)
  if (!house) return name
  pen.claim({ kind: 'house', point, house })
  pen.named.add(`placed${point}`)
  return `${name}, in ${houseName(pen, house)}`
}

function factsOf(pen: Pen, points: readonly Point[]): PlacementFact[] {
  return pen.matter.placements.filter(({ point }) => points.includes(point))
}
