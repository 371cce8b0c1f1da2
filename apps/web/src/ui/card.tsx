import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

/** A sheet with a hairline border; `title` and `aside` make its head. */
export function Card({
  title,
  aside,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'title'> & { title?: ReactNode; aside?: ReactNode }) {
  return (
    <section
      className={cn('rounded-lg border border-line bg-surface p-5 shadow-card md:p-7', className)}
      {...rest}
    >
      {(title || aside) && (
        <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {title && <h2 className="text-xl">{title}</h2>}
          {aside && <div className="text-sm text-ink-2">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
