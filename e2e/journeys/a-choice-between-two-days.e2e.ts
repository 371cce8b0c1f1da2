/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askAndRead, lastAnswer } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

/** In both themes, as it stands. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['night', 'vellum']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const { violations } = await new AxeBuilder({ page }).include('article').analyze()
    expect(violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
}

for (const width of [1440, 390])
  test(`two days are drawn over one line, each with what speaks for it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await arrive(page)
    const answer = await askAndRead(page, 'Should I ring my sister on Friday or on Saturday?')
    const days = answer.getByRole('list', { name: 'Based on' }).getByRole('heading')
    await expect(days).toHaveCount(2)
    await expect(days.first()).toContainText(/^Friday \d+ \w+ \d{4}$/)
    await expect(days.last()).toContainText(/^Saturday \d+ \w+ \d{4}$/)

    const drawing = answer.locator('figure')
    await expect(drawing).toBeVisible()
    const box = (await drawing.boundingBox())!
    expect(box.x >= 0 && box.x + box.width <= width).toBe(true)
    const [first, last] = [(await days.first().boundingBox())!, (await days.last().boundingBox())!]
    expect(width === 390 ? last.y > first.y : last.y === first.y && last.x > first.x).toBe(true)
    await expectAccessible(page)

    // the days are kept with the answer
    const names = await days.allInnerTexts()
    await page.reload()
    const kept = (await lastAnswer(page)).getByRole('list', { name: 'Based on' }).getByRole('heading')
    expect(await kept.allInnerTexts()).toEqual(names)
  })
