import type { Browser, BrowserContext } from 'playwright-core'

/** A browser's profile of its own, signed in by a cookie as `arrive` answers it. */
export async function signedIn(
  browser: Browser,
  {
    base,
    cookie,
    width = 1440,
    height = 1000,
  }: { base: string; cookie: string; width?: number; height?: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height } })
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base }
  })
  await context.addCookies(cookies)
  return context
}
