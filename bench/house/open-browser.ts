import { chromium } from '@playwright/test'
import type { Browser, BrowserContext } from '@playwright/test'
import { ensureChromium, findChromium } from '../../script/chromium.ts'

export async function openBrowser(): Promise<Browser> {
  const missing = await ensureChromium()
  if (missing) throw new Error(missing)
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}

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
