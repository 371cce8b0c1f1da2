import type { BrowserContext } from '@playwright/test'
import { expect, test as journey } from '@playwright/test'

/**
 * A journey that fails, too, where a page of its people says an error or a warning in the console, or throws:
 * but for those that it names as `expected`, by what is said and of which address.
 */
export const test = journey.extend<{ expected: RegExp | null; silence: void }>({
  expected: [null, { option: true }],
  silence: [
    async ({ browser, context, expected }, walk) => {
      const said: string[] = []
      const hear = (text: string) => {
        if (!expected?.test(text)) said.push(text)
      }
      const listen = (one: BrowserContext) => {
        one.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            hear(`${message.text()} ${message.location().url}`)
        })
        one.on('weberror', (fault) => hear(String(fault.error())))
        return one
      }
      listen(context)
      // somebody else's browser is heard as well
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => listen(await open(options))
      await walk()
      browser.newContext = open
      expect(said, 'in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** One pattern for all that a journey expects to be said: what is `refused`, `heldBack`, or written out. */
export function expecting(...said: string[]): RegExp {
  return new RegExp(`^(?:${said.join('|')})`)
}

/** What Chromium says of a request to exactly this path (a pattern) that was answered with this status. */
export function refused(status: number, path: string): string {
  return `Failed to load resource: the server responded with a status of ${status} \\(.*\\) ${addressOf(path)}`
}

/** What it says of a request to this path (a pattern) that the journey itself did not let through. */
export function heldBack(path: string): string {
  return `Failed to load resource: net::ERR_FAILED ${addressOf(path)}`
}

const addressOf = (path: string) => `https?://[^/]+${path}(?:\\?.*)?$`
export { expect }
