import type { ErrorCode } from '@astrarium/contracts'
import { ApiError } from '../../lib/api.ts'
import { words } from '../../words/index.ts'

const { failures } = words.signUp.chart

/** The engine said that it is not there: no chart can be made at the moment. */
export class ChartServiceDown extends Error {
  override name = 'ChartServiceDown'
}

/** The specified sentence for a chart that could not be made. */
export function chartErrorCopy(error: unknown): string {
  if (error instanceof ChartServiceDown) return failures.unavailable
  if (!(error instanceof ApiError))
    return failures.other(error instanceof Error ? error.message : String(error))
  if (error.status === 0) return failures.network
  return (
    SENTENCES[error.code] ??
    (error.status < 500
      ? failures.refused(words.errors[error.code])
      : failures.other(words.errors[error.code]))
  )
}

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  birth_data_missing: failures.missing,
  birth_data_format: failures.format,
  chart_failed: failures.failed,
  chart_unavailable: failures.bothFailed,
  unavailable: failures.network,
}

/** What to say when a link of a confirmation mail did not confirm. */
export function confirmEmailErrorCopy(error: unknown): string {
  const { failed } = words.auth.confirmLink
  if (!(error instanceof ApiError)) return failed.unexpected
  if (error.code === 'confirmation_link_expired') return failed.expired
  if (error.code === 'confirmation_link_invalid') return failed.invalid
  return error.status === 0 || error.status >= 500 ? failed.unexpected : failed.failed
}
