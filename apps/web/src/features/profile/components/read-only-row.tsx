import type { ReactNode } from 'react'

/** One named value of a `dl`, with an optional line below. */
export function ReadOnlyRow({
  label,
  note,
  children,
}: {
  label: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere text-ink">{children}</dd>
      {note && <dd className="mt-0.5 text-sm text-ink-3">{note}</dd>}
    </div>
  )
}
