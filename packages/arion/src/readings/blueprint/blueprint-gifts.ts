import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import type { AspectFact } from '../../brief/facts.ts'
import { tellPointWords, firstWordsOf } from './blueprint-view.ts'
import type { FieldWriter } from '../field-writer.ts'
import { hardAspectLines, softLines, wantsOf, lastLine } from './blueprint-looks.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

/** Two things one wants that do not go together: the tightest hard aspects. */
export function* contradictionLines(writer: FieldWriter): Iterable<LineOrBreak> {
  const { composer } = writer
  const isHard = ({ tone }: AspectFact) => tone === 'hard'
  const speaks = ({ a, b }: AspectFact) => [a, b].every((point) => SPEAKING.includes(point))
  const first =
    (yield* hardAspectLines(writer, 'self', null, (fact) => isHard(fact) && speaks(fact))) ??
    (yield* hardAspectLines(writer, 'self', null, isHard))
  // without an aspect to tell of, the two that are nearest to one pull each their own way
  for (const point of first ? [first.a, first.b] : (['sun', 'moon'] as const)) yield* wantsOf(writer, point)
  yield composer.paragraph()
  const second = yield* hardAspectLines(writer, 'self', null, isHard)
  if (!second) {
    const cost = firstWordsOf(composer, [
      ['sun', 'cost'],
      ['moon', 'cost'],
      ['mars', 'cost'],
      ['mercury', 'cost'],
    ])
    if (cost) yield* tellPointWords(writer, cost)
  }
  yield* lastLine(composer, 'self', sureSign(composer.context.chart, 'moon'))
}

/** Those of whom the lore says what they want. */
const SPEAKING: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']

export function* giftLines(writer: FieldWriter): Iterable<LineOrBreak> {
  const { composer } = writer
  const gift = firstWordsOf(composer, [
    ['mercury', 'gift'],
    ['venus', 'gift'],
    ['mars', 'gift'],
    ['sun', 'gift'],
  ])
  if (gift) yield* tellPointWords(writer, gift)
  yield* softLines(writer, 'self', ['sun', 'moon'])
  yield composer.paragraph()
  yield* softLines(writer, 'work', [])
  const second = firstWordsOf(composer, [
    ['mars', 'gift'],
    ['venus', 'gift'],
    ['moon', 'gift'],
  ])
  if (second) yield* tellPointWords(writer, second)
  yield* lastLine(composer, 'purpose', sureSign(composer.context.chart, 'sun') ?? gift?.sign ?? null)
}
