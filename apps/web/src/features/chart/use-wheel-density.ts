import type { Density } from '@astrarium/sky/wheel'
import { useEffect, useRef, useState } from 'react'

/** Under this width the minutes of a wheel could no longer be read. */
const ROOM_FOR_MINUTES = 460

/** Follows the width that a wheel really has: a phone gets large signs and whole degrees. */
export function useWheelDensity(fixed: Density | undefined) {
  const frame = useRef<HTMLElement>(null)
  const [measured, setMeasured] = useState<Density>('full')
  useEffect(() => {
    const element = frame.current
    if (fixed || !element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMeasured(entry.contentRect.width < ROOM_FOR_MINUTES ? 'compact' : 'full')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [fixed])
  return { frame, density: fixed ?? measured }
}
