/** "Explain simpler": the answer before, in the few sentences of it that need no astrology. */
import { shownFacts } from '../brief/shown-facts.ts'
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
  const told = ofEvent(composer)
  const last = plain.at(-1)
  const kept = plain.slice(0, -1).slice(0, 3)
  // whoever sends a bare question mark did not follow those words, and gets others
  const isBare = composer.context.intent.particulars?.isBare === true
  if (!last || (!told && (kept.length < 2 || isBare))) {
    yield* plainlyPlan(composer)
    return
  }
  const opening = composer.unit('follow.simpler')
  if (opening) yield composer.line(opening.text)
  if (told && / comes back to /.test(told.statement))
    yield composer.line('Something comes once around, and stands again where it stood when you were born.')
  for (const sentence of kept) yield composer.line(sentence)
  yield composer.paragraph()
  yield composer.line(
    isTask(last) ? `The one thing to do: ${last.charAt(0).toLowerCase()}${last.slice(1)}` : last,
  )
}

/** What came round in the answer before: none of the places and days that could be put in everyday words. */
function ofEvent({ input, context, sky }: Composer) {
  if (shownFacts(sky, context, input.thread).some(({ kind }) => kind !== 'placement')) return undefined
  return input.thread.at(-1)?.facts?.find(({ kind }) => kind === 'event')
}
