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

/** What Chromium says of a request to such an address that was refused, or that was not let through. */
export function refused(address = ''): RegExp {
  return new RegExp(`^Failed to load resource.*${address}`)
}
export { expect }
