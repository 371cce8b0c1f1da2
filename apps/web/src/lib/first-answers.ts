declare global {
  interface Window {
    /** on their way since before the app began (`build/preloads.ts`); undefined where one was refused */
    askedAhead?: Record<string, Promise<unknown>>
  }
}

/** The page that was opened brings the answers that its first screen asks for; each is taken once. */
const answers = new Map<string, unknown>(Object.entries(read()))
/** What has waited longer is asked for. */
const FRESH_MS = 10_000
let freshUntil = FRESH_MS

/** The answer that came along to this address or is on its way, or undefined. */
export function takeFirstAnswer(address: string): unknown {
  if (performance.now() > freshUntil) answers.clear()
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

/** Whatever is changed may make them old. */
export function forgetFirstAnswers(): void {
  answers.clear()
}

/**
 * Those of a page that is gone to within the app, all in one answer. Without a line the page asks for each by
 * itself.
 */
export async function bringFirstAnswers(page: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(page, { headers: { accept: 'application/json' }, signal })
    const told = (await answer.json()) as Record<string, unknown>
    for (const [address, one] of Object.entries(told)) answers.set(address, one)
    freshUntil = performance.now() + FRESH_MS
  } catch {
    // the page says what it could not have
  }
}

/** The server waits a second at most for what belongs to a page. */
const PATIENCE_MS = 3000

function read(): Record<string, unknown> {
  const element = typeof document === 'undefined' ? null : document.querySelector('#first-answers')
  element?.remove()
  return { ...globalThis.window?.askedAhead, ...JSON.parse(element?.textContent || '{}') }
}
