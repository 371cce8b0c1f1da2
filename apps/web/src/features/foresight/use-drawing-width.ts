import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** px; a sheet of paper is as wide as this drawing, on whatever screen it was before */
const PAPER = 960

/** The width there is for a drawing, before the first paint and from then on; on paper it is the paper's. Null until it is known. */
export function useDrawingWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => {
      const room = Math.floor(element.getBoundingClientRect().width)
      // none while the page around it is not shown
      if (room > 0) setWidth(room)
    }
    // the browser takes its picture of the page as soon as this returns
    const toPaper = () => flushSync(() => setWidth(PAPER))
    measure()
    const observer = new ResizeObserver(() => !matchMedia('print').matches && measure())
    observer.observe(element)
    addEventListener('beforeprint', toPaper)
    addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', toPaper)
      removeEventListener('afterprint', measure)
    }
  }, [])
  return { frame, width }
}
