import type { ReactNode } from 'react'

/** One thing that is set or done here, with a line below and its button to the right. */
export function SettingRow({
  label,
  note,
  action,
  children,
}: {
  label: string
  note?: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-body text-base font-medium text-ink">{label}</h3>
          {note && <div className="mt-0.5 text-sm text-ink-2">{note}</div>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
