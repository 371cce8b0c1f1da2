import { codeOf } from '../../../lib/error-copy.ts'
import { words } from '../../../words/index.ts'

/** What to say when today's chart was not made. */
export function dailyChartErrorCopy(error: unknown): string {
  const copy = words.dailyGate
  const code = codeOf(error)
  if (code === 'not_authenticated') return copy.signIn
  return code === 'daily_chart_failed' ? copy.failed : copy.failedOtherwise
}
