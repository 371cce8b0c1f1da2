import { askAndRead } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('a favourite is found among the saved chats, by category, asked again, and removed', async ({
  page,
}) => {
  await arrive(page)
  const star = page.getByRole('button', { name: 'Save to favourites' })
  await askAndRead(page, 'What is my purpose?')
  await star.click()
  await expect(page.getByText('Added to chat notes')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'New Chat' }).click()
  await askAndRead(page, 'What should I focus on today?')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Saved Chats' }).click()
  await expect(page.getByRole('heading', { name: 'Your Ask History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All (2)' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Purpose (1)' }).click()
  const card = page.getByRole('button', { name: /What is my purpose\?/ })
  await expect(card).toHaveCount(1)
  await expect(page.getByRole('button', { name: /What should I focus on today\?/ })).toHaveCount(0)

  await card.click()
  const details = page.getByRole('dialog', { name: 'Ask Details' })
  await details.getByRole('button', { name: 'Revisit This Question' }).click()
  await expect(page).toHaveURL(/\/sanctum\/ask$/)
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue('What is my purpose?')

  await page.getByRole('link', { name: 'Saved Chats' }).click()
  await page.getByRole('button', { name: 'Purpose (1)' }).click()
  await card.click()
  await details.getByRole('button', { name: 'Remove Favorite' }).click()
  await expect(page.getByText('Removed from saved chats')).toBeVisible()
  await expect(page.getByText('No saved chats in "Purpose"')).toBeVisible()
  await page.getByRole('button', { name: 'Show All Categories' }).click()

  await page.getByRole('button', { name: /What should I focus on today\?/ }).click()
  await details.getByRole('button', { name: 'Delete Ask' }).click()
  await expect(details.getByText('This cannot be undone.')).toBeVisible()
  await details.getByRole('button', { name: 'Delete Ask' }).click()
  await expect(page.getByText('Ask deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved chats yet' })).toBeVisible()
  await expect(details).toHaveCount(0)

  // the deleted one has left its conversation with it
  await page.getByRole('link', { name: 'Past Conversations' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '2 messages' })).toHaveCount(1)

  // what is said about somebody is kept with them
  const data = { sendId: crypto.randomUUID(), name: 'Anna Moreau', relationshipTag: 'friend' }
  const added = await page.request.post('/api/circle/members', { data })
  await page.goto(`/sanctum/circle/${((await added.json()) as { id: string }).id}`)
  await page.getByRole('link', { name: 'Ask Arion about us' }).click()
  await askAndRead(page, 'How do we get on?')
  await page.getByRole('button', { name: 'Save to circle notes for Anna Moreau' }).click()
  await expect(page.getByText('Added to circle notes for Anna Moreau')).toBeVisible()
  await page.goto('/sanctum/circle/notes')
  await expect(page.getByRole('button', { name: 'Anna Moreau, 1 note' })).toBeVisible()
})
