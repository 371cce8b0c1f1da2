import { useEffect, useRef } from 'react'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { MoonPhase } from '../../../ui/drawings/moon-phase.tsx'
import { words } from '../../../words/index.ts'

const copy = words.daily.attuning
/** waxing, a little past the quarter: a sign of waiting, not of today */
const ANGLE = 110

/** While the insight is being made. How long it takes nobody knows, so nothing pretends to. */
export function Attuning() {
  usePageTitle(copy.title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div role="status" className="flex flex-col items-center gap-6">
        <MoonPhase angle={ANGLE} size={72} className="animate-pulse-slow" />
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {copy.title}
        </h1>
        <p className="text-ink-2">{copy.text}</p>
      </div>
    </div>
  )
}
