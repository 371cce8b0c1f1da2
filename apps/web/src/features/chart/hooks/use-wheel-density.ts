import type { Density } from '@astrarium/sky/wheel'
import { useEffect, useRef, useState } from 'react'

/** px; under these widths the minutes of a wheel, then roman numerals, could no longer be read. */
const ROOM_FOR_MINUTES = 560
const ROOM_FOR_NUMERALS = 400

/** Follows the width that a wheel really has: a phone gets large signs, whole degrees and plain figures. */
export function useWheelDensity(fixed: Density | undefined) {
  const frame = useRef<HTMLElement>(null)
  const [measured, setMeasured] = useState<Density>('full')
  useEffect(() => {
    const element = frame.current
    if (fixed || !element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMeasured(densityFor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fixed])
  return { frame, density: fixed ?? measured }
}

function densityFor(width: number): Density {
  if (width >= ROOM_FOR_MINUTES) return 'full'
  return width >= ROOM_FOR_NUMERALS ? 'compact' : 'small'
}
