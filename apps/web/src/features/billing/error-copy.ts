import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'

/** The specification's own sentence for each refusal; whoever is signed out is told by what they wanted. */
export function billingErrorCopy(error: unknown, wanted: 'signIn' | 'noSession'): string {
  return codeOf(error) === 'not_authenticated' ? words.billing.failed[wanted] : errorCopy(error)
}
