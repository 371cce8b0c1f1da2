import { cut } from '@astrarium/contracts'
import type { SavedAsk, Topic } from '@astrarium/contracts'

const QUESTION_SHOWN = 120
const ANSWER_SHOWN = 200

/** How many there are of each category, in the order in which they first occur. */
export function countCategories(
  asks: readonly Pick<SavedAsk, 'category'>[],
): { category: Topic; count: number }[] {
  const counts = new Map<Topic, number>()
  for (const { category } of asks) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count }))
}

/** What a card shows: the question to 120 characters, the answer to 200, in plain words. */
export function previewOf({ question, answer }: Pick<SavedAsk, 'question' | 'answer'>): {
  question: string
  answer: string
} {
  const plain = answer
    .replaceAll('**', '')
    .replace(/^\s*(#{1,6}|[-*•])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { question: cut(question, QUESTION_SHOWN), answer: cut(plain, ANSWER_SHOWN) }
}
