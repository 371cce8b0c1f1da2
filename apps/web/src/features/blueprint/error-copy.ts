import { ApiError } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

const copy = words.blueprint.failed

/**
 * Why a reading of the blueprint failed, in the words of the screen. `what`: the list of chapters and
 * questions, or one chapter's answers.
 */
export function loadFailure(error: unknown, what: 'questions' | 'answers'): string {
  if (error instanceof ApiError) {
    if (error.code === 'not_authenticated') return copy.noUser
    if (error.code === 'forbidden' || error.code === 'wrong_user')
      return copy.authentication(errorCopy(error))
  }
  return copy[what](errorCopy(error))
}
