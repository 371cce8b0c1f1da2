/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { arrive } from '../newcomer.ts'

const OPEN = ['/', '/login', '/signup', '/forgot-password', '/privacy-policy', '/terms-of-service', '/support', '/nowhere']
const INSIDE = ['/sanctum', '/sanctum/ask', '/sanctum/profile']
const WIDTHS = [1440, 390]
const THEMES = ['night', 'vellum'] as const

/** Waits until the screen stands, looks at it with axe, and keeps a picture. */
async function look(page: Page, path: string, theme: string, width: number): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: test.info().outputPath(`${path.replaceAll('/', '-')}-${theme}-${width}.png`), fullPage: true })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${path} ${theme} ${width}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on any screen, at ${width} px, ${theme}`, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme === 'night' ? 'dark' : 'light' })
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
      for (const path of OPEN) await look(page, path, theme, width)
      await arrive(page)
      for (const path of INSIDE) await look(page, path, theme, width)
      await page.goto('/sanctum/ask')
      await page.getByRole('textbox', { name: 'Ask anything' }).fill('What should I focus on today?')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/sanctum\/ask\/[0-9a-f-]{36}$/)
      await look(page, new URL(page.url()).pathname, theme, width)
    })
  }
}
