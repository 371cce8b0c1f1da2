import { FactShown } from '@astrarium/contracts'
import { z } from 'zod'
import { listOf, sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'

/**
 * What is sealed of an answer. `told` is handed on to the answers after it, so that no sentence comes twice.
 */
const StoredAnswer = z.object({
  text: z.string(),
  facts: listOf(FactShown),
  told: listOf(z.object({ unit: z.string(), day: z.string() })),
})

export const sealed = {
  chartKey: sealedText({ table: 'blueprints', column: 'birth', sealedAs: 'blueprint_birth' }),
  answer: sealedJson(
    { table: 'blueprint_answers', column: 'answer', sealedAs: 'blueprint_answer' },
    StoredAnswer,
  ),
}
