import { readFile } from 'node:fs/promises'
import { askAndRead } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('past conversations are found, renamed, kept as files and deleted', async ({ page }) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Past Conversations' }).click()
  await expect(page.getByRole('heading', { name: 'Chat History' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Start Chatting' }).click()
  await askAndRead(page, 'What is my purpose?')
  await page.getByRole('link', { name: 'New Chat' }).click()
  await askAndRead(page, 'What should I focus on today?')

  await page.getByRole('link', { name: 'Past Conversations' }).click()
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '2 messages' })
  await expect(rows).toHaveCount(2)
  const search = page.getByRole('searchbox', { name: 'Search your conversations' })
  await search.fill('purp')
  await expect(page.getByText(/conversations? found/)).toBeVisible()
  await expect(rows.filter({ hasText: 'What is my purpose' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Actions for “What is my purpose?”' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename Conversation' })
  await renaming.getByLabel('Title').fill('Zephyr and Quill')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Conversation renamed')).toBeVisible()
  await search.fill('zephyr')
  await expect(page.getByText('1 conversation found')).toBeVisible()
  await expect(rows.getByText('Zephyr and Quill')).toBeVisible()

  await rows.getByRole('button', { name: /^Actions for/ }).click()
  const arrives = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as Markdown' }).click()
  const file = await arrives
  expect(file.suggestedFilename()).toMatch(/^astrarium-zephyr-and-quill-\d{4}-\d{2}-\d{2}\.md$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('What is my purpose?')

  await rows.getByRole('link').click()
  await expect(page.getByRole('article').first()).toContainText('What is my purpose?')

  await page.getByRole('link', { name: 'Past Conversations' }).click()
  await page.getByRole('button', { name: 'Actions for “Zephyr and Quill”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete Conversation' })
  await deleting.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for “Zephyr and Quill”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Conversation deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chat History' })).toBeFocused()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('Zephyr and Quill')).toHaveCount(0)
})
