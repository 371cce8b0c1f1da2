/**
 * The net under an outside voice: a sentence passes when each statement in it is true and no word of the
 * trade is left over.
 */
import type { CheckContext } from '../check-context.ts'
import { sentencesOf } from '../check-sentence.ts'
import { verifyStatement } from './verify-statement.ts'
import { readStatements } from './read-statements.ts'
import type { Memory, Statement } from './statements.ts'

export interface FreeCheckResult {
  /** null when the text may be shown */
  why: string | null
  statements: Statement[]
}

export function newMemory({ sky, zone, at }: CheckContext): Memory {
  const today = sky.localDate(zone, at)
  return { year: Number(today.slice(0, 4)), today, dated: null, body: null }
}

/**
 * `memory` carries year, body and dated statement through a paragraph; it only moves on when the text passes.
 */
export function checkFreeSpeech(text: string, context: CheckContext, memory: Memory): FreeCheckResult {
  const next = { ...memory }
  const statements: Statement[] = []
  for (const sentence of sentencesOf(text)) {
    const found = readStatements(sentence, next)
    statements.push(...found.statements)
    if (found.unclaimed.length > 0)
      return { why: `not understood: ${found.unclaimed.join(', ')}`, statements }
  }
  for (const statement of statements) {
    if (statement.isDatedLater) continue
    const why = verifyStatement(statement, context)
    if (why) return { why, statements }
  }
  Object.assign(memory, next)
  return { why: null, statements }
}
