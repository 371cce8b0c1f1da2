import { ApiError } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

/** The toast for a note that could not be changed. */
export function noteErrorCopy(error: unknown, failed: string): { title: string; text?: string } {
  const { unexpected, signedOut } = words.circleNotes.failed
  if (!(error instanceof ApiError)) return { title: unexpected }
  if (error.code === 'not_authenticated') return { title: signedOut, text: errorCopy(error) }
  return { title: failed, text: errorCopy(error) }
}
