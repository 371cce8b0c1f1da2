/**
 * Direction, gifts and obstacles: what a chart says about a whole life, with the chapter that is open now.
 */
import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import { aspectSource, aspectClause, spokenTones } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { housed, hardAspects, closingAction, livedIn } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placed, factsOf } from './placements.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

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
  if (one) {
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

  yield composer.paragraph()
  yield* resistance(composer)
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, 'purpose', { near: from })
  yield composer.paragraph()
  yield* closingAction(composer, 'purpose', sun ?? sureSign(chart, second))
}

/** What stands in the way, and what it is good for. */
export function* resistance(composer: Composer): Iterable<LineOrBreak> {
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
