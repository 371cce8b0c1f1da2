import { type RefObject, useEffect } from 'react'

/** So much of what came before stays in view, in pixels. */
const ABOVE = 28

/** Brings the message that was looked for into view, with the focus on it, as soon as it is there. */
export function useMarkedPlace(
  box: RefObject<HTMLElement | null>,
  askId: string | null,
  isThere: boolean,
): void {
  useEffect(() => {
    if (!askId || !isThere) return
    const element = box.current
    const place = element?.querySelector<HTMLElement>(`[data-ask="${CSS.escape(askId)}"]`)
    if (!element || !place) return
    // the box alone moves: `scrollIntoView` would move the page around it as well
    element.scrollBy({ top: place.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE })
    place.focus({ preventScroll: true })
  }, [box, askId, isThere])
}
