/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

// a finger, beside mouse and keys
test.use({ hasTouch: true })

const WIDE = { width: 1440, height: 1000 }

/** Somebody without a birth, in a ring of the person's choice. */
async function stands(page: Page, name: string, ring: string): Promise<void> {
  const data = { sendId: crypto.randomUUID(), name, relationshipTag: 'friend' }
  const added = await page.request.post('/api/circle/members', { data })
  const { id, ring: found } = (await added.json()) as { id: string; ring: string }
  if (found !== ring) await page.request.put(`/api/circle/members/${id}/ring`, { data: { ring } })
}

const person = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

test('people are reached, moved and opened by the keyboard alone', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await settleIn(page)
  await stands(page, 'Anna Moreau', 'soul_anchor')
  await stands(page, 'Tom Berg', 'light_connector')
  await stands(page, 'Vera Soto', 'light_connector')
  await page.goto('/sanctum/circle')
  await expect(page.getByText('3 people in your circle')).toBeVisible()

  // Tab comes to the rings once and to the people once
  await page.getByRole('button', { name: 'Soul Anchor, 1 person' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Emotional Resonator, nobody yet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('This ring is waiting for connections')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Emotional Resonator, nobody yet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(person(page, 'Anna Moreau')).toBeFocused()

  // up: the next ring that holds anybody; along it, round and round
  await page.keyboard.press('ArrowUp')
  const focused = page.locator('[role=option]:focus')
  await expect(focused).toHaveAttribute('data-ring', 'light_connector')
  const first = (await focused.getAttribute('data-seal'))!
  await page.keyboard.press('ArrowRight')
  await expect(focused).not.toHaveAttribute('data-seal', first)
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('data-seal', first)
  await page.keyboard.press('Home')
  await expect(person(page, 'Anna Moreau')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Anna Moreau' })).toBeVisible()

  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: 'Soul Anchor' })).toBeDisabled()
  await expect(page.getByRole('menuitem', { name: 'Emotional Resonator' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // the menu moves its focus a moment after the key
  await expect(page.getByRole('menuitem', { name: 'Purpose Partner' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Anna Moreau, Friend, Purpose Partner' })).toBeFocused()
  await expect(page.getByRole('status').getByText('Anna Moreau is now a Purpose Partner')).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Moreau' })).toBeVisible()
})

test('somebody is dragged to another ring and back again, and the list says the same', async ({ page }) => {
  await page.setViewportSize(WIDE)
  await settleIn(page)
  await stands(page, 'Anna Moreau', 'soul_anchor')
  await page.goto('/sanctum/circle')
  const seal = person(page, 'Anna Moreau')
  await expect(seal).toBeVisible()

  // outwards by 135 px of the drawing: three rings
  const drawing = (await page.getByRole('group', { name: 'Your circle as a drawing' }).boundingBox())!
  const unit = drawing.width / 824
  const middle = { x: drawing.x + 412 * unit, y: drawing.y + 464 * unit }
  const plate = (await seal.locator('.rings-seal-plate').boundingBox())!
  const at = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 }
  const out = (at: { x: number; y: number }) => ({
    x: middle.x + ((at.x - middle.x) * 215) / 80,
    y: middle.y + ((at.y - middle.y) * 215) / 80,
  })
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(out(at).x, out(at).y, { steps: 6 })
  await expect(page.locator('[data-target]')).toHaveAttribute('data-groove', 'light_connector')
  await page.mouse.up()
  await expect(page.getByRole('option', { name: 'Anna Moreau, Friend, Light Connector' })).toBeVisible()
  await expect(page.getByText('Anna Moreau is now a Light Connector')).toBeVisible()

  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('option', { name: 'Anna Moreau, Friend, Soul Anchor' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    // the seal has its ring at once and slides there after
    await expect.poll(() => seal.locator('.rings-seal-plate').boundingBox()).toEqual(plate)
  }
  await undo()

  // the same by touch
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [at])
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', [
      { x: at.x + ((out(at).x - at.x) * step) / 6, y: at.y + ((out(at).y - at.y) * step) / 6 },
    ])
  await expect(page.locator('[data-target]')).toHaveAttribute('data-groove', 'light_connector')
  await touch('touchEnd', [])
  await expect(page.getByRole('option', { name: 'Anna Moreau, Friend, Light Connector' })).toBeVisible()
  await undo()

  // a click chooses, the way to another ring without dragging stands beside
  await seal.click()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('menuitem', { name: 'Intensity Partner' }).click()
  await page.getByRole('button', { name: 'Read the circle as a list' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Intensity Partner' }).first()
  await expect(card.getByRole('link', { name: /Anna Moreau/ })).toBeVisible()
  await page.getByRole('button', { name: 'See the circle as a drawing' }).click()

  // a second click on the one chosen opens them
  await seal.click()
  await seal.click()
  await expect(page).toHaveURL(/\/sanctum\/circle\/[0-9a-f-]{36}$/)
})
