import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { follows, isFarFromEnd, type Scroll } from '../following.ts'

/**
 * Keeps a scrolling box at its end while `content` grows, as long as the reader is there; going up leaves them alone.
 * @param place another place starts at the end again
 * @param isElsewhere it starts at a place that was looked for, and not at the end
 */
export function useFollowEnd(box: RefObject<HTMLElement | null>, content: unknown, place: unknown, isElsewhere = false) {
  const isFollowing = useRef(true)
  const last = useRef<Scroll>({ top: 0, toEnd: 0 })
  const [isFar, setIsFar] = useState(false)

  useLayoutEffect(() => {
    isFollowing.current = !isElsewhere
  }, [place, isElsewhere])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (isFollowing.current) toEnd(element)
    last.current = scrollOf(element)
    setIsFar(!isFollowing.current && isFarFromEnd(last.current))
  }, [box, content, place])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => {
      const now = scrollOf(element)
      isFollowing.current = follows(isFollowing.current, last.current, now)
      last.current = now
      setIsFar(isFarFromEnd(now))
    }
    // a phone's keyboard or a growing input takes room away from below
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd(element)
      last.current = scrollOf(element)
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [box])

  return {
    isFar,
    jump: () => {
      isFollowing.current = true
      box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })
    },
  }
}

function toEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight
}

function scrollOf(element: HTMLElement): Scroll {
  return { top: element.scrollTop, toEnd: element.scrollHeight - element.scrollTop - element.clientHeight }
}
