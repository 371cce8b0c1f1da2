import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What a step asks or says. It takes the focus as it comes, so that it is read first. */
export function StepHeading({ children, text }: { children: ReactNode; text?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mb-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {children}
      </h3>
      {text && <p className="mt-1 text-sm text-ink-2">{text}</p>}
    </div>
  )
}
