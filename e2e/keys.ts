/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const MOST_STOPS = 60

/** As somebody without a mouse gets there: on with Tab until it has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(wanted)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(wanted)} cannot be reached with Tab`)
}

/** As `tabTo`, in the order in which the page is read, and with each stop marked as what has the focus. */
export async function readOnTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(wanted)) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('Tab')
    const fault = await page.evaluate((last) => {
      const now = document.activeElement!
      const follows = last!.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING
      const isMarked = [now, now.parentElement!].some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      const name = `${now.outerHTML.slice(0, 120)} after ${last!.outerHTML.slice(0, 120)}`
      return [...(follows ? [] : [`backwards: ${name}`]), ...(isMarked ? [] : [`not marked: ${name}`])]
    }, before)
    expect(fault).toEqual([])
  }
  throw new Error(`${String(wanted)} cannot be reached with Tab`)
}

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === element.ownerDocument.activeElement)
}
