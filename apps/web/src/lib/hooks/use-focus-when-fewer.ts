import { type RefObject, useEffect, useRef } from 'react'

/**
 * An entry of a list has gone, and with it whatever had the focus: the heading of the page takes it. While
 * the count is undefined nothing happens.
 */
export function useFocusWhenFewer(count: number | undefined, page: RefObject<HTMLElement | null>): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current)
      headingOf(page)?.focus()
    if (count !== undefined) before.current = count
  }, [count, page])
}

/** None while the focus stands in the page: what has gone went by another hand. */
function headingOf({ current }: RefObject<HTMLElement | null>): HTMLElement | null {
  return current?.contains(document.activeElement) ? null : (current?.querySelector('h1') ?? null)
}
