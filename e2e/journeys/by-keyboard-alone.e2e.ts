/// <reference lib="dom" />
import { tabTo } from '../keys.ts'
import { newcomer, settleIn } from '../newcomer.ts'
import { expect, test } from '../test.ts'

test('from the log-in to what an answer rests on, and on to another page, without a mouse', async ({
  page,
}) => {
  const mara = newcomer()
  await settleIn(page, mara)
  await page.context().clearCookies()
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(mara.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(mara.password)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused()
  await page.keyboard.type('What is my purpose?')
  await page.keyboard.press('Enter')

  const fact = page.getByRole('list', { name: 'Based on' }).getByRole('button').first()
  await tabTo(page, fact)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fact).toBeFocused()

  // the menu can be passed by
  await page.goto('/sanctum')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Foresight', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sanctum\/foresight$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('at twice the size no screen has to be moved sideways', async ({ page }) => {
  // what a window of 1440 by 900 shows at 200 %
  await page.setViewportSize({ width: 720, height: 450 })
  const stays = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, path).toBeLessThanOrEqual(0)
  }
  for (const path of ['/', '/login', '/signup']) await stays(path)
  await settleIn(page)
  for (const path of [
    '/sanctum',
    // with the welcome over it
    '/sanctum/ask',
    '/sanctum/blueprint',
    '/sanctum/blueprint/cosmic-core',
    '/sanctum/circle',
    '/sanctum/daily',
    '/sanctum/daily/check-in',
    '/sanctum/foresight',
    '/sanctum/profile',
    '/sanctum/subscription',
    '/sanctum/settings',
  ])
    await stays(path)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)

  const post = async (path: string, data: object) => (await page.request.post(path, { data })).text()
  await post('/api/ask', { message: 'What is my purpose?', sendId: crypto.randomUUID() })
  const [thread] = (await (await page.request.get('/api/threads')).json()) as { id: string }[]
  await stays(`/sanctum/ask/${thread!.id}`)
  await post('/api/generate-daily-insight', {})
  await stays('/sanctum/daily/insight')
  const { data } = JSON.parse(await post('/api/generate-foresight', { timeline: '3 Months' })) as {
    data: { id: string }
  }
  await stays(`/sanctum/foresight/${data.id}`)
})
