import { cut } from '@astrarium/contracts'
import type { SavedAsk, Topic } from '@astrarium/contracts'
import { plainWords } from '../../../lib/plain-words.ts'

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
  return { question: cut(question, QUESTION_SHOWN), answer: cut(plainWords(answer), ANSWER_SHOWN) }
}
