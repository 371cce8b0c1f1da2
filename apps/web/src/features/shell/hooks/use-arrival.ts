import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * A page begins at its top, and with the focus on its heading, so that who reads by ear or by key is there
 * too. Whoever writes goes on writing: a new conversation changes its address under the hands.
 */
export function useArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef<string | undefined>(undefined)
  useEffect(() => {
    // newer browsers answer with a promise, which an effect must not return
    window.scrollTo(0, 0)
    const isFirst = before.current === undefined
    before.current = path
    const page = document.querySelector<HTMLElement>('#content')
    if (isFirst || !page || page.contains(document.activeElement)) return
    const target = page.querySelector<HTMLElement>('h1[tabindex]') ?? page
    target.focus({ preventScroll: true })
  }, [path])
}
