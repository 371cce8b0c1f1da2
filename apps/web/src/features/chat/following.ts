/** How near to the end still counts as being there, in pixels. */
const NEAR_END = 48
/** So much stays free above the last question, in pixels: what lies there fades out. */
const ABOVE = 24

/** Nothing stands in the last so many pixels. */
const FOOT = 8

export interface Scroll {
  top: number
  /** from the lower edge of what is seen to the end of what there is */
  toEnd: number
}

/**
 * Does the view still follow what is being written? Going up ends that at once, as does reading on below; the
 * end resumes it.
 */
export function follows(wasFollowing: boolean, before: Scroll, now: Scroll): boolean {
  if (now.toEnd <= NEAR_END && now.top >= before.top) return true
  if (now.top < before.top - 1) return now.toEnd <= 1
  return now.top > before.top + 1 ? false : wasFollowing
}

/**
 * Where a view of this height comes to rest with the last question: near its top. A long question gives way,
 * so that its answer begins in the upper half. All in pixels from the beginning of the conversation.
 */
export function restingPlace(questionTop: number, answerTop: number, height: number): number {
  return Math.max(0, questionTop - ABOVE, answerTop - height * 0.5)
}

/**
 * Where a view that follows scrolls to: the end, and no further than to its resting place, unless the reader
 * went beyond it.
 */
export function followedTop(top: number, end: number, rest: number): number {
  return top > rest + 1 ? end : Math.min(end, rest)
}

/** Is a part of the last line below what is seen? Half of it would fade out there, and look like the end. */
export function hasMoreBelow(now: Scroll): boolean {
  return now.toEnd > FOOT
}
