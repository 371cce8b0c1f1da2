import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followedTop, follows, hasMoreBelow, restingPlace, type Scroll } from '../following.ts'

/**
 * Keeps a scrolling box with the newest while `content` grows, as long as the reader is there: the last
 * question comes to rest near its top, and the answer grows below it. Going elsewhere leaves the reader
 * alone.
 */
export function useFollowEnd(
  box: RefObject<HTMLElement | null>,
  {
    content,
    place,
    isSent,
    startsAt,
  }: {
    content: unknown
    /** another place starts anew */
    place: unknown
    /** the newest was sent here: there is room for it to come to rest before its answer is there */
    isSent: boolean
    /** `elsewhere`: at a place that was looked for */
    startsAt: 'newest' | 'elsewhere'
  },
) {
  const isFollowing = useRef(true)
  const last = useRef<Scroll>({ top: 0, toEnd: 0 })
  const [hasMore, setHasMore] = useState(false)

  useLayoutEffect(() => {
    isFollowing.current = startsAt === 'newest'
    // what was reached in the place before says nothing about this one
    if (isFollowing.current) box.current?.scrollTo(0, 0)
  }, [box, place, startsAt])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    follow(element, { isFollowing: isFollowing.current, isSent })
    last.current = scrollOf(element)
    setHasMore(hasMoreBelow(last.current))
  }, [box, content, place, isSent])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = () => {
      const now = scrollOf(element)
      isFollowing.current = follows(isFollowing.current, last.current, now)
      last.current = now
      setHasMore(hasMoreBelow(now))
    }
    // a phone's keyboard or a growing input takes room away from below
    const observer = new ResizeObserver(() => {
      follow(element, { isFollowing: isFollowing.current, isSent })
      last.current = scrollOf(element)
      setHasMore(hasMoreBelow(last.current))
    })
    // what is shown may shrink, or grow by itself, without a scroll
    const within = new ResizeObserver(() => {
      setHasMore(hasMoreBelow(scrollOf(element)))
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    if (element.firstElementChild) within.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
      within.disconnect()
    }
  }, [box, isSent])

  return {
    hasMore,
    jump: () => {
      isFollowing.current = true
      box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })
    },
  }
}

/** The messages are the children of the box's only child; the questions among them are marked. */
function follow(
  element: HTMLElement,
  { isFollowing, isSent }: { isFollowing: boolean; isSent: boolean },
): void {
  const list = element.firstElementChild as HTMLElement
  const question = [...list.querySelectorAll(':scope > [data-question]')].at(-1)
  const start = element.getBoundingClientRect().top - element.scrollTop
  const answerTop = question?.nextElementSibling?.getBoundingClientRect().top
  const rest =
    question && answerTop !== undefined
      ? restingPlace(question.getBoundingClientRect().top - start, answerTop - start, element.clientHeight)
      : Number.POSITIVE_INFINITY
  list.style.minHeight = isSent && Number.isFinite(rest) ? `${rest + element.clientHeight}px` : ''
  if (isFollowing)
    element.scrollTop = followedTop(element.scrollTop, element.scrollHeight - element.clientHeight, rest)
}

function scrollOf(element: HTMLElement): Scroll {
  return { top: element.scrollTop, toEnd: element.scrollHeight - element.scrollTop - element.clientHeight }
}
