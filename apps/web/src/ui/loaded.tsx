import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../lib/api.ts'
import type { Asked } from '../lib/asked.ts'
import { LoadFailed } from './load-failed.tsx'
import { PulseLoader } from './pulse-loader.tsx'
import { toast } from './toast/toast.ts'

/** What is said of something that could not be loaded. */
export type Failure = string | { title?: string | undefined; text: string }

/** What was asked for, as soon as it is there; until then that it is on its way, or that it failed. */
export function Loaded<Answer>({
  of: { data, error, isError, refetch },
  loading,
  failed,
  hasToast = false,
  children,
}: {
  of: Asked<Answer>
  /** a sentence, or what holds its place */
  loading: ReactNode
  failed: Failure | ((error: unknown) => Failure)
  /** says it by toast as well */
  hasToast?: boolean
  children: (data: Answer) => ReactNode
}) {
  // what is known stays, also where it cannot be brought up to date, but not what is refused now
  const hasFailed = isError && (data === undefined || isRefused(error))
  const failure = typeof failed === 'function' ? failed(error) : failed
  const { title, text } = typeof failure === 'string' ? { text: failure } : failure
  useEffect(() => {
    if (hasFailed && hasToast) toast.destructive(title ?? text, title && text)
  }, [hasFailed, hasToast, title, text])
  if (hasFailed)
    return (
      <LoadFailed onRetry={refetch} title={title}>
        {text}
      </LoadFailed>
    )
  if (data !== undefined) return children(data)
  return typeof loading === 'string' ? <PulseLoader label={loading} /> : loading
}

/** No longer there, or no longer for this person. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [403, 404].includes(error.status)
}
