/**
 * Whether this page was on its way out since: it takes its requests with it, which end as if the line had
 * broken, and a reload comes back to the address of now. Heard from now until `end`.
 */
export function watchPageLeaving(): { isLeaving: () => boolean; end: () => void } {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
  return {
    isLeaving: () => isLeaving,
    end: () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
    },
  }
}
