/**
 * Whether this page was on its way out since: it takes its requests with it, which end as if the line had
 * broken. Heard from now until it is asked.
 */
export function watchPageLeaving(): () => boolean {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('beforeunload', leave)
    removeEventListener('pagehide', leave)
    return isLeaving
  }
}
