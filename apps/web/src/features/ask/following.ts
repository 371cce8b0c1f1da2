/** How near to the end still counts as being there, in pixels. */
const NEAR_END = 48

export interface Scroll {
  top: number
  /** from the lower edge of what is seen to the end of what there is */
  toEnd: number
}

/** Does the view still follow what is being written? Going up ends that at once, coming back to the end resumes it. */
export function follows(wasFollowing: boolean, before: Scroll, now: Scroll): boolean {
  if (now.toEnd <= NEAR_END && now.top >= before.top) return true
  return now.top < before.top - 1 ? now.toEnd <= 1 : wasFollowing
}

/** Is there something below worth jumping to? */
export function isFarFromEnd(now: Scroll): boolean {
  return now.toEnd > NEAR_END * 3
}
