import { useEffect, useState } from 'react'
import { isTyped, typedAfter } from '../typing.ts'

const TICK_MS = 30

/**
 * Types the lines one character after another. A key or a tap anywhere, or the wish for little motion, writes
 * them out at once.
 * @param canBegin false while something else has the person's eyes
 */
export function useTyping(lines: readonly string[], canBegin: boolean): number[] {
  const [elapsed, setElapsed] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : 0,
  )
  const isDone = isTyped(lines, elapsed)
  useEffect(() => {
    if (!canBegin || isDone) return
    const began = performance.now()
    const timer = setInterval(
      () => setElapsed((before) => (before === Infinity ? before : performance.now() - began)),
      TICK_MS,
    )
    const finish = () => setElapsed(Infinity)
    addEventListener('keydown', finish)
    addEventListener('pointerdown', finish)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', finish)
      removeEventListener('pointerdown', finish)
    }
  }, [canBegin, isDone])
  return typedAfter(lines, elapsed)
}
