/** "Explain simpler": the answer before, in the few sentences of it that need no astrology. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import { MONTHS } from '../../language/calendar.ts'
import type { Composer, Plan } from '../composer.ts'
import type { LineOrBreak } from '../line.ts'

const ASTROLOGY = new RegExp(
  `\\b(${[...PLANETS.slice(2), 'sun', 'moon', ...SIGNS, ...MONTHS].join('|')}|houses?|ascendant|midheaven|chart|sky|birth time|retrograde|around \\d)\\b`,
  'i',
)

/**
 * At most five sentences: how it began, what it came to, and the thing to do. Where too little is left, the
 * plan looks again from another side.
 */
export function* simplerPlan(composer: Composer, plan: Plan): Iterable<LineOrBreak> {
  const before = composer.input.thread.at(-1)?.answer ?? ''
  const plain = before
    .split(/\n\n/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?])\s+(?=[A-Z"])/))
    .filter(
      (sentence) =>
        !ASTROLOGY.test(sentence) &&
        !/left out|from another side|to put it in one sentence/.test(sentence) &&
        !/^(It|That|They|Then|And|Besides|Gladly|There is more)\b/.test(sentence),
    )
  const last = plain.at(-1)
  const kept = plain.slice(0, -1).slice(0, 3)
  if (!last || kept.length < 2) {
    yield* plan(composer)
    return
  }
  const opening = composer.unit('follow.simpler')
  if (opening) yield composer.line(opening.text)
  for (const sentence of kept) yield composer.line(sentence)
  yield composer.paragraph()
  yield composer.line(`The one thing to do: ${last.charAt(0).toLowerCase()}${last.slice(1)}`)
}
