/** a page that is gone never gets there */
const STAYED_AFTER_MS = 8000

/**
 * Makes a request, and gives what came of it to a page that stays. One on its way out takes its requests with
 * it, which end as if the line had broken, and a reload comes back to the address of now: it hears of it only
 * when it is shown again, or still there after some seconds.
 */
export async function whilePageStays<Value>(request: () => Promise<Value>): Promise<Value> {
  let isLeaving = false
  let stay = () => {}
  const watch = new AbortController()
  const hear = (event: string, listener: () => void) =>
    window.addEventListener(event, listener, { signal: watch.signal })
  for (const event of ['beforeunload', 'pagehide']) hear(event, () => (isLeaving = true))
  hear('pageshow', () => {
    isLeaving = false
    stay()
  })
  try {
    return await request()
  } finally {
    if (isLeaving)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, STAYED_AFTER_MS)
        stay = () => (clearTimeout(timer), resolve())
      })
    watch.abort()
  }
}
