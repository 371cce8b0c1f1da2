import { askAndRead } from '../arion.ts'
import { arrive } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('two pages on two branches of one conversation go on each on its own', async ({ page, context }) => {
  await arrive(page)
  await askAndRead(page, 'What is my purpose?')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article')).toHaveCount(2)

  await askAndRead(page, 'What should I focus on today?')
  // the other page knows nothing of it, and follows what it shows
  await askAndRead(other, 'How will next month be for me?')
  await expect(other.getByRole('article')).toHaveCount(4)
  await expect(other.getByText('What should I focus on today?')).toHaveCount(0)

  await askAndRead(page, 'When should I rest?')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('How will next month be for me?')).toHaveCount(0)

  await other.reload()
  await expect(other.getByRole('article')).toHaveCount(6)
  const versions = other.getByRole('article').nth(2).getByRole('group', { name: 'Versions' })
  await expect(versions).toContainText('1 of 2')
  await versions.getByRole('button', { name: 'Later version' }).click()
  await expect(other.getByRole('article').nth(2)).toContainText('How will next month be for me?')
})
