/** What is asked back holds the question itself: that of the message, else the last one of the thread. */
import { OFFERS_MAX } from '@astrarium/contracts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Waiting } from '../../types.ts'
import type { Offered, ParsedQuestion } from '../intent.ts'
import { askingSentences } from '../asking.ts'
import { unspokenQuestions } from '../gate/unspoken.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { OF_NO_LIFE } from './inherited.ts'

export function withOwnQuestion(
  found: ParsedQuestion,
  question: string,
  thread: readonly { question: string }[],
  beside: readonly Waiting[] = [],
): ParsedQuestion {
  if (found.kind !== 'asks_back' || isOfNoLife(found)) return found
  const others = beside.flatMap(({ words, about, wants }) =>
    ownQuestions(words, 1).map((one) => ({
      ...one,
      heard: { about: about as About, wants: wants as Wants },
    })),
  )
  const own = [...ownQuestions(question, others.length > 0 ? 1 : 2), ...others].slice(0, OFFERS_MAX)
  if (own.length > 0 || askingSentences(question).length > 0) return { ...found, own }
  const unspoken = unspokenQuestions(question)
  if (unspoken.length > 0) return { ...found, own: unspoken, isTold: true }
  const earlier = thread.toReversed().map((turn) => ownQuestions(turn.question, 1))
  return { ...found, own: earlier.find(({ length }) => length > 0) ?? [], isTold: true }
}

/** Where the guide, the chart or the sky is meant, the question as it was put cannot be read for a life. */
function isOfNoLife({ offers }: Pick<Offered, 'offers'>): boolean {
  const likeliest = offers.slice(0, OFFERS_MAX)
  return likeliest.length > 0 && likeliest.every(({ about }) => OF_NO_LIFE.includes(about))
}
