import type { BlueprintAnswer, UsedPhrase } from '@astrarium/arion'
import type { FactShown } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { factShown } from '../../ask/service/fact-shown.ts'
import type { AnswerRow } from '../repository.ts'

/**
 * What is sealed of an answer. `told` is handed on to the answers after it, so that no sentence comes twice.
 */
export interface StoredAnswer {
  text: string
  facts: FactShown[]
  told: UsedPhrase[]
}

export function sealAnswer(
  { vault, actor }: Pick<UserContext, 'vault' | 'actor'>,
  { text, facts, usedPhrases: told }: BlueprintAnswer,
): string {
  const stored: StoredAnswer = { text, facts: facts.map(factShown), told }
  return vault.seal(actor.userId, 'blueprint_answer', JSON.stringify(stored))
}

export function openAnswer(
  { vault }: Pick<UserContext, 'vault'>,
  { userId, answerSealed }: AnswerRow,
): StoredAnswer {
  return JSON.parse(vault.open(userId, 'blueprint_answer', answerSealed)) as StoredAnswer
}
