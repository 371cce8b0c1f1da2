import type { ReactNode } from 'react'
import { words } from '../words/index.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** In place of what could not be loaded: what it was, and another try. */
export function LoadFailed({
  onRetry,
  title,
  children,
}: {
  onRetry: () => unknown
  title?: ReactNode
  children?: ReactNode
}) {
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="outline" size="sm" onClick={() => void onRetry()}>
          {words.common.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
