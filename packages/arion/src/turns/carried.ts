/** Which words of an answer a fact of it carried. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { AspectFact, PlacementFact } from '../brief/facts.ts'
import { sentencesOf } from '../check/check-sentence.ts'
import { MONTHS } from '../language/calendar.ts'
import { pointName } from '../language/statements.ts'

/** Words that only a chart or a calendar has. */
export const OF_THE_SKY = new RegExp(
  `\\b(${[...PLANETS.slice(2), 'sun', 'moon', ...SIGNS, ...MONTHS].join('|')}|houses?|ascendant|midheaven|chart|sky|birth time|retrograde|around \\d)\\b`,
  'i',
)

/** Something to do, and nothing told of anybody. */
export function isTask(sentence: string): boolean {
  return !/^["“]?(you|your|it|its|that|this|these|those|there|they|he|she|we|people|somebody|nobody|i|i'm|the|what|a|an|one|two|if|when|in|on|at|for|with|not|of|to|so|but)\b/i.test(
    sentence,
  )
}

/** The sentence that says where the one before it comes from. */
const SOURCE =
  /^(That is|I take that|Behind it|The chart (has|shows)|I read it|I find it|Underneath|In your chart|It comes|You can see it|The place to look)\b/

/** "You know the ending early", of a placement that was told with it; null where it carried no such words. */
export function carriedBy(fact: AspectFact | PlacementFact, answer: string): string | null {
  const names = fact.kind === 'placement' ? [fact.point] : [fact.a, fact.b]
  for (const paragraph of answer.split('\n\n')) {
    const sentences = sentencesOf(paragraph)
    const index = sentences.findIndex((sentence) => names.every((name) => sentence.includes(pointName(name))))
    const sentence = sentences[index]
    if (!sentence) continue
    const before = SOURCE.test(sentence) ? sentences[index - 1] : null
    const joined = /, (you .+)$/.exec(sentence)?.[1]
    const words = before ?? (joined && joined.charAt(0).toUpperCase() + joined.slice(1))
    return words && !OF_THE_SKY.test(words) && !words.includes('"') ? words.replace(/[.\s]+$/, '') : null
  }
  return null
}
