import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * The heading of a step or state. When it comes later than the page, it takes the focus, so that it is read
 * first.
 */
export function StepHeading({
  takesFocus = true,
  children,
  text,
}: {
  takesFocus?: boolean
  children: ReactNode
  text?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {children}
      </h1>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
    </div>
  )
}
