/**
 * Direction, gifts and obstacles: what a chart says about a whole life, with the chapter that is open now.
 */
import type { Point } from '@astrarium/sky'
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { placementStatement } from '../../language/statements.ts'
import {
  aspectSource,
  aspectClause,
  placementSource,
  spokenTones,
  softAspectLines,
  uncertainty,
} from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { houseName, natal } from '../name.ts'
import type { Line, Composer, LineOrBreak } from '../composer.ts'
import { tellCurrentChapter, housed, hardAspects, closingAction, livedIn } from './shared.ts'

export function* purposePlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const sun = sureSign(chart, 'sun')
  const second: Point = sureSign(chart, 'mc') ? 'mc' : sureSign(chart, 'saturn') ? 'saturn' : 'jupiter'
  const from: Point[] = [...(sun ? (['sun'] as const) : []), second]
  const aims = from.flatMap((point) => {
    const sign = sureSign(chart, point)
    const unit = sign ? composer.unit(`~purpose@${sign}`) : null
    return unit ? [{ point, text: unit.text }] : []
  })
  const [one, two] = aims
  if (one) {
    const both =
      two && two.text !== one.text
        ? `${one.text}${/,| and /.test(one.text) ? '; and also' : ', and'} ${two.text}`
        : one.text
    yield composer.line(
      composer.form('purpose.open', [
        () => `A chart gives a direction more than a destination. Yours is ${both}.`,
        () => `If I had to put it in one sentence: you are here ${both}.`,
        () => `The short answer: ${both}. A chart gives a direction, and how far you walk is yours to say.`,
        () => `Your direction, as the chart has it, is ${both}.`,
      ]),
      factsOf(composer, from),
    )
    if (two) {
      yield composer.line(
        composer.form('purpose.from', [
          () =>
            `I take the one from ${placed(composer, one.point)}, and the other from ${placed(composer, two.point)}.`,
          () =>
            `The first half comes from ${placed(composer, one.point)}, the second from ${placed(composer, two.point)}.`,
          () =>
            `For the one I look at ${placed(composer, one.point)}, for the other at ${placed(composer, two.point)}.`,
          () =>
            `It is put together from ${placed(composer, one.point)}, and from ${placed(composer, two.point)}.`,
          () => `Two things say so: ${placed(composer, one.point)}, and ${placed(composer, two.point)}.`,
        ]),
        factsOf(composer, from),
      )
    } else yield composer.line(`I take that from ${placed(composer, one.point)}.`, factsOf(composer, from))
  }
  const unsure = uncertainty(
    composer,
    'With the hour I could also say in which part of life it wants to happen.',
  )
  if (unsure) yield unsure

  yield composer.paragraph()
  const readings: (Line | null)[] = [
    livedIn(composer, 'sun', ['self', 'lived']),
    housed(composer, 'sun'),
    second === 'mc' ? livedIn(composer, 'mc', ['work']) : livedIn(composer, second, ['work', 'lived']),
  ]
  for (const line of readings) if (line) yield line

  yield composer.paragraph()
  yield* resistance(composer)
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, 'purpose')
  yield composer.paragraph()
  yield* closingAction(composer, 'purpose', sun ?? sureSign(chart, second))
}

/** What stands in the way, and what it is good for. */
function* resistance(composer: Composer): Iterable<LineOrBreak> {
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, 'purpose')
    if (!clause) continue
    const opening = composer.form('resistance', [
      () => `What makes it harder, and better: ${clause}.`,
      () => `The resistance is your own: ${clause}.`,
      () => `There is a knot in it: ${clause}.`,
      () => capital(full(clause)),
    ])
    yield composer.line(opening, [fact])
    yield aspectSource(composer, fact)
    const tone = spokenTones(fact)
    const lived = composer.unit(
      tone.map((one) => `${fact.a}*${fact.b}.${one}.lived`),
      { isOptional: true },
    )
    if (lived) yield composer.line(full(lived.text), [], fact.id)
    const turn = composer.unit(
      tone.map((one) => `${fact.a}*${fact.b}.${one}.turn`),
      { tags: ['self', 'work', 'purpose'], isOptional: true },
    )
    if (turn) yield composer.line(full(turn.text), [], fact.id)
    return
  }
}

/** What kind of work suits somebody: how they work best, what they are known for, then gift and price. */
function* vocationPlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const first = (['sun', 'mars', 'jupiter', 'saturn'] as const).find((point) => sureSign(chart, point))
  const line = first ? livedIn(composer, first, ['work']) : null
  if (first && line) {
    yield line
    yield composer.line(`That is ${placed(composer, first)}.`, factsOf(composer, [first]))
  }
  const known = livedIn(composer, 'mc', ['work'])
  if (known) {
    yield known
    yield composer.line(
      composer.form('vocation.mc', [
        () => `I take that from ${natal(composer, 'mc')}.`,
        () => `It belongs to ${natal(composer, 'mc')}.`,
      ]),
      factsOf(composer, ['mc']),
    )
  }
  const unsure = uncertainty(
    composer,
    'For this question they matter, and with the hour, even a rough one, I could say more.',
  )
  if (unsure) yield unsure
  yield composer.paragraph()
  for (const point of ['mars', 'jupiter', 'saturn'] as const) {
    const more = livedIn(composer, point, ['work'])
    if (!more) continue
    yield more
    yield composer.line(
      composer.form('vocation.from', [
        () => `That is ${natal(composer, point)}.`,
        () => `Behind it stands ${natal(composer, point)}.`,
        () => `You have it from ${natal(composer, point)}.`,
      ]),
      factsOf(composer, [point]),
    )
  }
  yield composer.paragraph()
  yield* softAspectLines(composer, 'work', ['mc', 'sun', 'saturn', 'mars'])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, 'work', { near: ['mc'] })
  yield* closingAction(composer, 'work', sureSign(chart, 'mc') ?? sureSign(chart, 'sun'))
}

export function* giftPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  if (theme === 'work') {
    yield* vocationPlan(composer)
    return
  }
  const given = strengths(composer, 'gift', 3)
  for (const [index, { fact, text }] of given.entries()) {
    yield composer.line(
      index === 0
        ? capital(full(text))
        : composer.form('gift.more', [
            () => `Then: ${text}.`,
            () => `Besides that, ${text}.`,
            () => `And ${text}.`,
          ]),
      [fact],
    )
    if (!composer.named.has(fact.point)) yield placementSource(composer, fact)
    const line = index === 0 ? livedIn(composer, fact.point) : null
    if (line) yield line
    if (index === 1) yield composer.paragraph()
  }
  const unsure = uncertainty(composer, 'With the hour I could say where in life these gifts are at home.')
  if (unsure) yield unsure
  yield composer.paragraph()
  yield* softAspectLines(
    composer,
    'purpose',
    given.map(({ fact }) => fact.point),
  )
  const [first] = given
  const price = first
    ? composer.unit(`${first.fact.point}@${first.fact.sign}.cost`, { isOptional: true })
    : null
  if (price)
    yield composer.line(
      composer.form('price', [
        () => `It has a price: ${price.text}.`,
        () => `The same gift has a shadow: ${price.text}.`,
        () => `Mind the other side of it: ${price.text}.`,
      ]),
    )
  const suits = livedIn(composer, 'mc', ['work']) ?? livedIn(composer, 'mars', ['work'])
  if (suits) yield suits
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { length: 'short' })
  yield* closingAction(composer, 'purpose', first?.fact.sign ?? null)
}

export function* blockPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const [first, second] = strengths(composer, 'cost', 2)
  if (first) {
    yield composer.line(capital(full(first.text)), [first.fact])
    yield placementSource(composer, first.fact)
    const line = livedIn(composer, first.fact.point)
    if (line) yield line
  }
  const unsure = uncertainty(composer, 'What I say rests on what is sure.')
  if (unsure) yield unsure
  yield composer.paragraph()
  yield* resistance(composer)
  if (second) {
    yield composer.line(
      composer.form('cost.more', [
        () => `And ${second.text}.`,
        () => `The other thing: ${second.text}.`,
        () => `Besides, ${second.text}.`,
      ]),
      [second.fact],
    )
    if (!composer.named.has(second.fact.point)) yield placementSource(composer, second.fact)
  }
  yield composer.paragraph()
  yield* softAspectLines(composer, 'purpose', first ? [first.fact.point] : [])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { near: first ? [first.fact.point] : [] })
  yield* closingAction(composer, 'purpose', first?.fact.sign ?? null)
}

/** Gifts or costs of the placements that speak loudest, one a body. */
function strengths(
  composer: Composer,
  side: 'gift' | 'cost',
  count: number,
): { fact: PlacementFact; text: string }[] {
  const found: { fact: PlacementFact; text: string }[] = []
  const personal = composer.context.placements.filter(({ point }) =>
    ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(point),
  )
  const others = (['mars', 'mercury', 'venus', 'moon'] as const).filter(
    (point) => !personal.some((fact) => fact.point === point),
  )
  const extra = others.flatMap((point): PlacementFact[] => {
    const sign = sureSign(composer.context.chart, point)
    return sign
      ? [
          {
            id: `natal.${point}`,
            kind: 'placement',
            point,
            sign,
            house: sureHouse(composer.context.chart, point),
            rules: null,
            points: [point],
            weight: 0.3,
            statement: placementStatement(point, sign, sureHouse(composer.context.chart, point)),
          },
        ]
      : []
  })
  for (const fact of composer.freshFirst([...personal, ...extra])) {
    const unit = composer.unit(`${fact.point}@${fact.sign}.${side}`, { isOptional: found.length > 0 })
    if (unit) {
      found.push({ fact, text: unit.text })
      composer.lead(fact)
    }
    if (found.length === count) break
  }
  return found
}

function placed(composer: Composer, point: Point): string {
  const name = natal(composer, point)
  const house = sureHouse(composer.context.chart, point)
  if (!house) return name
  composer.claim({ kind: 'house', point, house })
  composer.named.add(`placed${point}`)
  return `${name}, in ${houseName(composer, house)}`
}

function factsOf(composer: Composer, points: readonly Point[]): PlacementFact[] {
  return composer.context.placements.filter(({ point }) => points.includes(point))
}
