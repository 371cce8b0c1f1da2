import { type RefObject, useEffect, useRef } from 'react'

/** What a page shows has changed, and whatever had the focus went with it: the heading takes it. */
export function useKeptFocus(shown: string | undefined, page: RefObject<HTMLElement | null>): void {
  const before = useRef(shown)
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== shown
    if (hasChanged && document.activeElement === document.body)
      page.current?.querySelector('h1')?.focus({ preventScroll: true })
    before.current = shown
  }, [shown, page])
}
