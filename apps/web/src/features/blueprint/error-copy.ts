import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import type { Failure } from '../../ui/loaded.tsx'
import { words } from '../../words/index.ts'

const { failed: copy, notAvailable } = words.blueprint

/**
 * Why a reading of the blueprint failed, in the words of the screen. `what`: the list of chapters and
 * questions, or one chapter's answers.
 */
export function blueprintErrorCopy(error: unknown, what: 'questions' | 'answers'): string {
  const code = codeOf(error)
  if (code === 'not_authenticated') return copy.noUser
  if (code === 'forbidden' || code === 'wrong_user') return copy.authentication(errorCopy(error))
  return copy[what](errorCopy(error))
}

/** What a page of the blueprint says in place of what it could not load. */
export function unreadable(error: unknown, what: 'questions' | 'answers'): Failure {
  return { title: notAvailable, text: blueprintErrorCopy(error, what) }
}
