import { useLayoutEffect, useRef, useState } from 'react'

/** The width there is for a drawing, before the first paint and from then on. Null until it is known. */
export function useDrawingWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const room = Math.floor(element.getBoundingClientRect().width)
      // none while the page around it is not shown, or on paper
      if (room > 0) setWidth(room)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}
