import type { ReactNode } from 'react'

/** One fact of the account: its name, what it is, and what can be done with it. */
export function FactRow({
  label,
  note,
  action,
  children,
}: {
  label: string
  note?: ReactNode
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid min-h-14 items-center gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0 md:grid-cols-[10rem_1fr_auto]">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink">
        {children}
        {note && <span className="block text-sm text-ink-3">{note}</span>}
      </dd>
      {action && <dd>{action}</dd>}
    </div>
  )
}
