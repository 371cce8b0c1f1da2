import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { theChromium } from './chromium.ts'

/** The browser of pictures and measurements, which is installed where there is none. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await theChromium(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
