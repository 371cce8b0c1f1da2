import { ApiError } from '../../../lib/api.ts'
import { words } from '../../../words/index.ts'

/** What to say when today's chart was not made. */
export function gateRefusal(error: unknown): string {
  const copy = words.dailyGate
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_authenticated') return copy.signIn
  return code === 'daily_chart_failed' ? copy.failed : copy.failedOtherwise
}
