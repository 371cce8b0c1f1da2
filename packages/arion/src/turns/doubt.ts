/** "That does not sound like me": what it was read from is shown, and what the same place can mean too. */
import type { AspectFact, PlacementFact } from '../brief/facts.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { aspectClause, aspectSource } from '../almanac/reason-lines.ts'
import { capital, full } from '../language/text.ts'
import type { Point } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import { oneReason } from './reasons.ts'
import { shownBefore } from './shown.ts'
import type { ShownFact } from '../brief/shown-facts.ts'
import { contrary } from './sure.ts'

export function* doubtPlan(composer: Composer): Iterable<LineOrBreak> {
  const opening = composer.unit('turn.doubt')
  if (opening) yield composer.line(opening.text)
  const shown = shownBefore(composer)
  const meant = shown.find(isOfBirth) ?? shown[0]
  if (!meant) return
  yield composer.paragraph()
  yield* oneReason(composer, meant)
  yield composer.paragraph()
  yield* isOfBirth(meant) ? otherReading(composer, meant) : contrary(composer)
}

function isOfBirth(fact: ShownFact): fact is AspectFact | PlacementFact {
  return fact.kind === 'placement' || fact.kind === 'natal_aspect'
}

/** The gift where a price was told, the price where a gift was; else what else its points do. */
function* otherReading(composer: Composer, fact: AspectFact | PlacementFact): Iterable<LineOrBreak> {
  const before = composer.input.thread.at(-1)?.answer ?? ''
  const points = fact.kind === 'placement' ? [fact.point] : [fact.a, fact.b]
  const keys = points.flatMap((point) => {
    const sign = sureSign(composer.context.chart, point)
    return sign ? [`${point}@${sign}.gift`, `${point}@${sign}.cost`] : []
  })
  const other = keys.map((key) => composer.unit(key)).find((one) => one && !before.includes(one.text))
  if (other)
    yield composer.line(
      composer.form('doubt.other', [
        () => `The same place read from its other end: ${other.text}.`,
        () => `Others with it would say of themselves: ${other.text}.`,
        () => `It has another side, and that may be the one you know: ${other.text}.`,
      ]),
    )
  else yield* otherAngle(composer, fact, points)
  const end = composer.unit('turn.doubt.end')
  if (end) yield composer.line(end.text)
}

/** Another angle of theirs, of the other tone where there is one. */
function* otherAngle(
  composer: Composer,
  fact: AspectFact | PlacementFact,
  points: readonly Point[],
): Iterable<LineOrBreak> {
  const { aspects, intent } = composer.context
  const others = aspects.filter(
    (one) => one.id !== fact.id && points.some((at) => at === one.a || at === one.b),
  )
  const isOther = ({ tone }: AspectFact) => fact.kind === 'natal_aspect' && tone !== fact.tone
  for (const one of [...others.filter(isOther), ...others]) {
    const clause = aspectClause(composer, one, intent.theme)
    if (!clause) continue
    yield composer.line(capital(full(clause)), [one])
    yield aspectSource(composer, one)
    return
  }
  yield* contrary(composer)
}
