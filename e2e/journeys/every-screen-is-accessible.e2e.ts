/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { askAndRead } from '../arion.ts'
import { beginChatting, settleIn } from '../newcomer.ts'

const OPEN = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/privacy-policy',
  '/terms-of-service',
  '/support',
  '/nowhere',
]
const INSIDE = [
  '/sanctum',
  '/sanctum/ask',
  '/sanctum/ask-history',
  '/sanctum/saved-ask',
  '/sanctum/blueprint',
  '/sanctum/blueprint/cosmic-core',
  '/sanctum/blueprint/nowhere',
  '/sanctum/blueprint/print',
  '/sanctum/daily',
  '/sanctum/daily/notes',
  '/sanctum/foresight',
  '/sanctum/foresight/saved',
  '/sanctum/foresight/nowhere',
  '/sanctum/profile',
]
const WIDTHS = [1440, 390]
const THEMES = ['night', 'vellum'] as const

/** Looks at what stands there with axe, and keeps a picture. */
async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: test.info().outputPath(`${name.replaceAll(/\W+/g, '-')}.png`),
    fullPage: true,
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** What the menu of the chat opens beside exports. */
async function helpers(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'More' }).click()
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  const names = await items.allTextContents()
  expect(names).toContain('Keyboard shortcuts')
  await page.keyboard.press('Escape')
  return names.filter((name) => !name.startsWith('Export'))
}

/** Waits until the screen stands. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`at ${width} px, ${theme}`, () => {
      test.slow()
      test.beforeEach(async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({
          reducedMotion: 'reduce',
          colorScheme: theme === 'night' ? 'dark' : 'light',
        })
        await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
      })

      test('axe finds nothing on any screen', async ({ page }) => {
        for (const path of OPEN) {
          await open(page, path)
          await look(page, path)
        }
        await settleIn(page)
        await page.getByRole('dialog', { name: 'Welcome to Astrarium' }).waitFor()
        await look(page, 'welcome')
        await page.keyboard.press('Escape')
        await look(page, 'daily chart')
        await page.getByRole('button', { name: 'Generate my daily chart' }).click()
        await page.getByRole('textbox', { name: 'Ask anything' }).waitFor()
        for (const path of INSIDE) {
          await open(page, path)
          await look(page, `${path} empty`)
        }
      })

      test('axe finds nothing around the insight of a day', async ({ page }) => {
        await settleIn(page)
        await open(page, '/sanctum/daily')
        await page.getByRole('button', { name: "Ask for Today's Insight" }).click()
        await look(page, 'daily popup')
        await page.getByRole('button', { name: "Ask for Today's Insight (1 Ask)" }).click()
        await page.getByRole('heading', { name: 'Lean Into' }).waitFor()
        await page.getByRole('button', { name: 'Save Insight' }).click()
        await page.getByRole('button', { name: 'Saved' }).waitFor()
        await look(page, 'insight')
        await open(page, '/sanctum')
        await look(page, 'home with insight')
        await open(page, '/sanctum/daily')
        await look(page, 'daily with insight')
        await page.getByRole('link', { name: 'View All' }).click()
        await page.getByText('in your collection').waitFor()
        await look(page, 'daily notes')
        await page.getByRole('button', { name: /^Delete the note/ }).click()
        await look(page, 'daily note delete')
        await page.keyboard.press('Escape')
        await page.getByRole('main').getByRole('listitem').getByRole('link').click()
        await page.getByText(/^Saved on/).waitFor()
        await look(page, 'daily note')
      })

      test('axe finds nothing around an answer, nor in what opens from it', async ({ page }) => {
        await settleIn(page)
        await beginChatting(page)
        const answer = await askAndRead(page, 'What should I focus on today?')
        await page.getByRole('button', { name: 'Answer again (1 Ask)' }).click()
        await expect(page.getByRole('group', { name: 'Versions' })).toContainText('2 of 2')
        await page.getByRole('button', { name: 'Save to favourites' }).click()
        await look(page, 'conversation')

        await page.getByRole('button', { name: 'Edit question' }).click()
        await look(page, 'editing')
        await page.keyboard.press('Escape')
        await answer.getByRole('list', { name: 'Based on' }).getByRole('button').first().click()
        await look(page, 'fact')
        await page.keyboard.press('Escape')
        for (const name of await helpers(page)) {
          await page.getByRole('button', { name: 'More' }).click()
          await page.getByRole('menuitem', { name }).click()
          await page.getByRole('dialog').waitFor()
          await page.waitForLoadState('networkidle')
          const closed = page.getByRole('dialog').locator('details:not([open]) > summary')
          if ((await closed.count()) > 0) await closed.last().click()
          await look(page, name)
          await page.keyboard.press('Escape')
        }

        await open(page, '/sanctum/ask-history')
        await look(page, 'history')
        await page.getByRole('button', { name: /^Actions for/ }).click()
        await look(page, 'history menu')
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await look(page, 'history delete')
        await open(page, '/sanctum/saved-ask')
        await look(page, 'saved')
        await page.getByRole('button', { name: /What should I focus on today\?/ }).click()
        await look(page, 'saved details')
      })

      test('axe finds nothing in a forecast, drawn or as a table, nor on the way to it', async ({ page }) => {
        await settleIn(page)
        await open(page, '/sanctum/foresight')
        await page.getByRole('radio', { name: 'Custom Timeline' }).check()
        await page.getByLabel('Your timeline').fill('when pigs fly')
        await page.getByRole('button', { name: 'Explore Future Paths' }).click()
        await page.getByText('I did not understand').waitFor()
        await look(page, 'foresight asked back')
        await page.getByRole('radio', { name: '1 Year' }).check()
        await page.getByRole('button', { name: 'Explore Future Paths' }).click()
        await page.getByRole('listbox').first().waitFor()
        await look(page, 'forecast')
        await page.getByRole('button', { name: 'Save Forecast' }).click()
        await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
        await page.getByRole('button', { name: 'Show as table' }).click()
        await look(page, 'forecast table')
        await open(page, '/sanctum/foresight')
        await look(page, 'foresight with a saved one')
        await open(page, '/sanctum/foresight/saved')
        await look(page, 'foresight saved')
      })
    })
  }
}
