/** "Explain simpler": the answer before, in the few sentences of it that need no astrology. */
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { isTask, OF_THE_SKY } from './carried.ts'
import { plainlyPlan } from './plainly.ts'

/**
 * At most five sentences: how it began, what it came to, and the thing to do. Where too little is left,
 * what the answer stood on is told in everyday words.
 */
export function* simplerPlan(composer: Composer): Iterable<LineOrBreak> {
  const before = composer.input.thread.at(-1)?.answer ?? ''
  const plain = before
    .split(/\n\n/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?])\s+(?=[A-Z"])/))
    .filter(
      (sentence) =>
        !OF_THE_SKY.test(sentence) &&
        !/left out|from another side|to put it in one sentence|can be checked|handed down|old custom|cross out/.test(
          sentence,
        ) &&
        !/^(It|That|They|Then|And|Besides|Gladly|There is more)\b/.test(sentence),
    )
  const last = plain.at(-1)
  const kept = plain.slice(0, -1).slice(0, 3)
  // whoever sends a bare question mark did not follow those words, and gets others
  if (!last || kept.length < 2 || composer.context.intent.particulars?.isBare) {
    yield* plainlyPlan(composer)
    return
  }
  const opening = composer.unit('follow.simpler')
  if (opening) yield composer.line(opening.text)
  for (const sentence of kept) yield composer.line(sentence)
  yield composer.paragraph()
  yield composer.line(
    isTask(last) ? `The one thing to do: ${last.charAt(0).toLowerCase()}${last.slice(1)}` : last,
  )
}
