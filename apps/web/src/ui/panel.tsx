import type { ReactNode } from 'react'

/**
 * What a page says where there is nothing to read or to list: a title, a sentence or two, and the way on.
 */
export function Panel({
  title,
  action,
  children,
}: {
  title?: string
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-card md:p-7">
      {title && <h2 className="text-xl">{title}</h2>}
      <div className="flex max-w-(--measure) flex-col gap-2 text-ink-2">{children}</div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </section>
  )
}
