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

/** The answer that came along to this address or is on its way, or undefined. */
export function takeFirstAnswer(address: string): unknown {
  if (performance.now() > FRESH_MS) answers.clear()
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

/** Whatever is changed may make them old. */
export function forgetFirstAnswers(): void {
  answers.clear()
}

function read(): Record<string, unknown> {
  const element = typeof document === 'undefined' ? null : document.querySelector('#first-answers')
  element?.remove()
  return { ...globalThis.window?.askedAhead, ...JSON.parse(element?.textContent || '{}') }
}
