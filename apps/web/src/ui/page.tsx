import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { usePageTitle } from '../lib/hooks/use-page-title.ts'
import { cn } from '../lib/class-names.ts'
import { buttonClass } from './button.tsx'

/** Back to where the page was opened from: another page, or what stood here before. */
export type Back = { label: string } & ({ to: NonNullable<LinkProps['to']> } | { onPress: () => void })

/**
 * A page of the members' area: the way back, its heading and what belongs to it, and its body. What is
 * `Loaded` has a heading before it comes. `isList`: at the one width of lists, in the middle.
 */
export function Page({
  title,
  tab = title,
  mark,
  over,
  description,
  back,
  aside,
  isList = false,
  className,
  ref,
  children,
}: {
  title: string
  /** how the tab names it, where that is not its heading */
  tab?: string
  /** a picture at the left of the heading */
  mark?: ReactNode
  /** a line above the heading */
  over?: ReactNode
  /** a line below it */
  description?: ReactNode
  back?: Back
  /** at the right of the heading */
  aside?: ReactNode
  isList?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  usePageTitle(tab)
  return (
    <div ref={ref} className={cn(isList && 'mx-auto max-w-3xl', className)}>
      <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          {back && (
            <div className="-ml-4 mb-1">
              <BackTo {...back} />
            </div>
          )}
          <div className={cn(mark ? 'flex items-center gap-4' : undefined)}>
            {mark}
            <div className="min-w-0">
              {over && <p className="text-sm text-ink-2">{over}</p>}
              <h1 tabIndex={-1} className="text-2xl break-words">
                {title}
              </h1>
              {description && <p className="mt-1.5 text-ink-2">{description}</p>}
            </div>
          </div>
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}

function BackTo({ label, ...way }: Back) {
  const look = buttonClass({ variant: 'ghost', size: 'sm' })
  const said = (
    <>
      <ArrowLeft aria-hidden="true" size={18} />
      {label}
    </>
  )
  return 'to' in way ? (
    <Link to={way.to} className={look}>
      {said}
    </Link>
  ) : (
    <button type="button" onClick={way.onPress} className={look}>
      {said}
    </button>
  )
}
