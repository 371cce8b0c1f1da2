import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

/** What is listed; or that there is nothing, that it could not be loaded, or that it is on its way. */
export function Listing<Item>({
  items,
  isError,
  onRetry,
  failed,
  empty,
  pending,
  children,
}: {
  /** undefined until it is known */
  items: readonly Item[] | undefined
  isError: boolean
  onRetry: () => Promise<unknown>
  failed: string
  empty: ReactNode
  pending: ReactNode
  children: (items: readonly Item[]) => ReactNode
}) {
  if (items) return items.length > 0 ? children(items) : empty
  return isError ? <LoadFailed onRetry={onRetry}>{failed}</LoadFailed> : pending
}
