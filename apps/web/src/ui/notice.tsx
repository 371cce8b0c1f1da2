import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

/** A box that says something about the page: `info` is read when reached, `error` at once. */
export function Notice({
  kind = 'info',
  title,
  action,
  className,
  children,
}: {
  kind?: 'info' | 'error'
  title?: ReactNode
  action?: ReactNode
  className?: string
  children?: ReactNode
}) {
  const Icon = kind === 'error' ? CircleAlert : Info
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={cn(
        'flex gap-3 rounded-md border p-4 text-sm',
        kind === 'error' ? 'border-danger/60 bg-danger/8' : 'border-line bg-surface-2',
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        size={18}
        className={cn('mt-0.5 shrink-0', kind === 'error' ? 'text-danger' : 'text-brass')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <div className="font-medium text-ink">{title}</div>}
        {children && <div className="text-ink-2">{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
