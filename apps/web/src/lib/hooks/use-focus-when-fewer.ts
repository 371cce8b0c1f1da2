import { type RefObject, useEffect, useRef } from 'react'

/** An entry of a list has gone, and with it whatever had the focus: the heading of the page takes it. */
export function useFocusWhenFewer(count: number | undefined, page: RefObject<HTMLElement | null>): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current)
      page.current?.querySelector('h1')?.focus()
    before.current = count
  }, [count, page])
}
