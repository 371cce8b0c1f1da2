import type { ReactNode } from 'react'

/** The head of a page: an optional line above, the heading, a line below, and what belongs to the right. */
export function PageHeader({
  title,
  over,
  description,
  back,
  aside,
}: {
  title: ReactNode
  over?: ReactNode
  description?: ReactNode
  back?: ReactNode
  aside?: ReactNode
}) {
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        {back && <div className="-ml-4 mb-1">{back}</div>}
        {over && <p className="text-sm text-ink-2">{over}</p>}
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {description && <p className="mt-1.5 text-ink-2">{description}</p>}
      </div>
      {aside}
    </header>
  )
}
