import { expect, test as journey } from '@playwright/test'

/**
 * A journey that fails, too, where its page says an error or a warning in the console, or throws: but for
 * those that it names as `expected`.
 */
export const test = journey.extend<{ expected: readonly RegExp[]; silence: void }>({
  expected: [[], { option: true }],
  silence: [
    async ({ page, expected }, walk) => {
      const said: string[] = []
      const hear = (text: string) => {
        if (!expected.some((one) => one.test(text))) said.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') hear(message.text())
      })
      page.on('pageerror', (error) => hear(String(error)))
      await walk()
      expect(said, 'in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** What Chromium says of a request that was refused, or that the journey itself did not let through. */
export const REFUSED = /^Failed to load resource/
export { expect }
