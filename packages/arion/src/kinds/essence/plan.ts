/**
 * "My Moon", "who am I": what a placement wants, how one can see it, its house, gift and price, what rubs and
 * what helps.
 */
import { sureSign } from '../../chart/certainty.ts'
import { aspectSource, spokenTones, softAspectLines } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { livedIn } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placementSource } from '../../almanac/placement-lines.ts'
import { ofPoint } from '../../almanac/plans/of-point.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

export function* essencePlan(composer: Composer): Iterable<LineOrBreak> {
  const { subject } = composer.context.intent
  if (subject) yield* ofPoint(composer, subject)
  else yield* ofPerson(composer)
}

export function* ofPerson(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  for (const point of ['sun', 'moon', 'asc', 'venus', 'mars'] as const) {
    const sign = sureSign(chart, point)
    if (!sign) continue
    const line = livedIn(composer, point, point === 'sun' ? ['self', 'lived'] : ['lived'])
    if (!line) continue
    yield line
    const fact = composer.context.placements.find((one) => one.point === point)
    if (fact) yield placementSource(composer, fact)
    if (point === 'moon') yield composer.paragraph()
    if (point === 'venus') break
  }
  const unsure = uncertainty(composer, 'With the hour I could also say how you come across.')
  if (unsure) yield unsure
  yield composer.paragraph()
  for (const fact of composer.context.aspects.filter(({ tone }) => tone !== 'soft').slice(0, 5)) {
    const keys = spokenTones(fact).map((tone) => `${fact.a}*${fact.b}.${tone}.knot`)
    const knot = composer.unit(keys, { isOptional: true })
    if (!knot) continue
    yield composer.line(capital(full(knot.text)), [fact])
    yield aspectSource(composer, fact)
    break
  }
  yield* softAspectLines(composer, 'self', ['sun', 'moon'])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, 'self', { length: 'short', near: ['sun', 'moon'] })
}
