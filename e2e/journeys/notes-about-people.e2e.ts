/// <reference lib="dom" />
import { settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('a note about somebody is written, found, marked, rewritten and deleted', async ({ page }) => {
  await settleIn(page)
  const data = { sendId: crypto.randomUUID(), name: 'Anna Moreau', relationshipTag: 'friend' }
  await page.request.post('/api/circle/members', { data })
  await page.goto('/sanctum/circle/notes')
  await expect(page.getByText('Your circle is waiting to be remembered.')).toBeVisible()
  await page.getByRole('link', { name: 'Explore Your Circle' }).click()
  await expect(page.getByRole('heading', { name: "Let's map your circle." })).toBeVisible()

  const { members } = (await (await page.request.get('/api/circle/members')).json()) as {
    members: { id: string }[]
  }
  await page.goto(`/sanctum/circle/${members[0]!.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Notes' }).click()
  const list = page.getByRole('dialog', { name: "Anna Moreau's Saved Notes" })
  await list.getByRole('button', { name: 'Write a note' }).click()
  const writing = page.getByRole('dialog', { name: 'A note about Anna Moreau' })
  await writing.getByLabel('Your note').fill('Likes the river in autumn.')
  await writing.getByRole('button', { name: 'Save' }).click()
  await list.getByRole('button', { name: 'Favourite' }).click()
  await expect(list.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await page.getByLabel('Search notes and names').fill('mountain')
  await expect(page.getByText('No note fits.')).toBeVisible()
  await page.getByLabel('Search notes and names').fill('RIVER')
  await page.getByRole('button', { name: 'Favourites' }).click()
  await page.getByRole('button', { name: 'Anna Moreau, 1 note' }).click()
  await list.getByRole('button', { name: /^Click to read full note/ }).click()
  const details = page.getByRole('dialog', { name: 'Circle Note Details' })
  await details.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit note' })
  await editing.getByLabel('Your note').fill('Likes the river in every season.')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('Likes the river in every season.')).toBeVisible()
  await details.getByRole('button', { name: 'Delete Note' }).click()
  await details.getByRole('button', { name: 'Delete Note' }).click()
  await expect(page.getByText('Note deleted successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your circle is waiting to be remembered.')).toBeVisible()
})
