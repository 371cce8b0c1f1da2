import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { placementStatement } from '../../language/statements.ts'
import { softAspectLines } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { closingAction, livedIn } from '../../almanac/plans/shared.ts'
import { vocationPlan } from './vocation.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

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
  yield* tellCurrentChapter(composer, theme, {
    length: 'short',
    near: given.map(({ fact }) => fact.point),
  })
  yield* closingAction(composer, 'purpose', first?.fact.sign ?? null)
}

/** Gifts or costs of the placements that speak loudest, one a body. */
export function strengths(
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
