import { useEffect, useRef } from 'react'

/** For a view that takes the place of another: it begins at its top, and its heading takes the focus. */
export function useArrival<Element extends HTMLElement>() {
  const view = useRef<Element>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return view
}
