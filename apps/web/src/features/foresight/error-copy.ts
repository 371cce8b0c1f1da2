import { ApiError } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { words } from '../../words/index.ts'
import type { ForecastForm } from './forecast-request.ts'

/** Asked back beside a field in the server's words, or said about the whole. */
export type Refused =
  | { kind: 'asked-back'; field: 'timeline' | 'question'; text: string }
  | { kind: 'failed'; title?: string; text: string }

/** What to say when there is no forecast. */
export function forecastErrorCopy(error: unknown, { choice }: ForecastForm): Refused {
  const { failed } = words.foresight
  const code = codeOf(error)
  if (error instanceof ApiError && code === 'timeline_not_understood' && choice.kind !== 'preset')
    return {
      kind: 'asked-back',
      field: choice.kind === 'custom' ? 'timeline' : 'question',
      text: error.message,
    }
  if (code === 'foresight_failed') return { kind: 'failed', text: errorCopy(error) }
  if (code === 'not_authenticated') return { kind: 'failed', text: failed.noSession }
  return { kind: 'failed', title: failed.generate, text: errorCopy(error) }
}

/** What to say when a forecast cannot be opened, and whether another try makes sense. */
export function openForecastErrorCopy(error: unknown): { title: string | null; text: string } {
  const copy = words.foresight.failed
  const code = codeOf(error)
  if (code === 'foresight_not_found') return { title: copy.notFoundTitle, text: errorCopy(error) }
  // an address that no forecast can have
  if (code === 'not_found') return { title: copy.notFoundTitle, text: copy.notFound }
  return { title: null, text: copy.open }
}
