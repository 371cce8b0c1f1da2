import type { Browser, Page } from '@playwright/test'
import { followLetter, tokenInLetter } from '../mailbox.ts'
import { newcomer, settleIn, signUp } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// an invitation that was deleted is looked for once more
test.use({ expected: expecting(refused(404, '/api/circle/invitation')) })

const WIDE = { width: 1440, height: 1000 }

async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: WIDE })).newPage()
}

async function openCircle(page: Page): Promise<void> {
  await page.goto('/sanctum/circle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('invited by mail, signed up, accepted, read, and taken back', async ({ browser, page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await settleIn(page, newcomer())
  const tom = newcomer()
  tom.name = 'Tom Okafor'

  // Mara adds him by hand, and has a letter sent
  await openCircle(page)
  await page.getByRole('button', { name: 'Add Someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Someone' })
  await dialog.getByRole('button', { name: /^Add Manually/ }).click()
  await dialog.getByLabel('Full Name').fill('Tom')
  await dialog.getByLabel('Relationship', { exact: true }).selectOption('sibling')
  await dialog.getByRole('checkbox', { name: 'Send invitation email' }).check()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.getByLabel('Email Address').fill(tom.email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Day').fill('14')
  await dialog.getByLabel('Month').fill('7')
  await dialog.getByLabel('Year').fill('1988')
  await dialog.getByRole('radio', { name: /don.t know/ }).check()
  await dialog.getByRole('combobox', { name: 'Birth place' }).fill('Padua')
  await dialog
    .getByRole('option', { name: /^Pad(ua|ova), / })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Add to Circle' }).click()
  await expect(dialog.getByText(`The invitation was sent to ${tom.email}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('option', { name: /^Tom, Sibling, .*Invited/ })).toBeVisible()

  // Tom reads the letter, signs up, and finds the request
  const his = await anotherBrowser(browser)
  await followLetter(his, tom.email, /invites you to their Circle/)
  const invitation = his.context().pages().at(-1)!
  await expect(
    invitation.getByRole('heading', { name: 'Mara Lind would like you in their Circle' }),
  ).toBeVisible()
  await signUp(his, tom)
  await his.request.post('/api/auth/confirm-email', {
    data: { token: await tokenInLetter(his, tom.email, /Confirm your email/) },
  })
  await his.request.post('/api/chart', { data: {} })
  // the question stands over the page
  await his.goto('/sanctum/circle')
  await his
    .getByRole('dialog', { name: 'May others find you by name?' })
    .getByRole('button', { name: 'No, keep me hidden' })
    .click()
  await his.getByRole('button', { name: /Circle Requests/ }).click()
  const requests = his.getByRole('dialog', { name: 'Circle Requests' })
  await expect(requests.getByText('wants to join your circle')).toBeVisible()
  await requests.getByRole('radio', { name: /sign of your Sun/ }).check()
  await requests.getByRole('button', { name: 'Accept' }).click()
  await expect(his.getByText('Mara Lind has been added to your circle!')).toBeVisible()
  await expect(requests.getByText('No pending requests')).toBeVisible()
  await his.keyboard.press('Escape')
  await expect(his.getByRole('option', { name: /^Mara Lind, Friend, .*Linked/ })).toBeVisible()

  // Mara, whose page stands open, sees it too, and reads what he shares
  await expect(page.getByRole('option', { name: /^Tom, Sibling, .*Linked/ })).toBeVisible()
  await page.getByRole('option', { name: /^Tom, Sibling, .*Linked/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tom shares the ring and the sign of their Sun with you.')).toBeVisible()
  await expect(page.getByText(/^Your Sun is in Taurus, theirs in Taurus/)).toBeVisible()

  // Tom sees which kinds of things she is told, and none of the words, which speak of her too
  await his.getByRole('link', { name: 'Who sees what of me' }).click()
  await expect(his.getByRole('heading', { name: 'Mara Lind', exact: true })).toBeVisible()
  await expect(his.getByText(/words about the two of you that name your Sun’s sign/)).toBeVisible()
  await expect(his.getByText(/theirs in Taurus/)).toHaveCount(0)

  // he takes it back; it is gone for her at once
  await his.getByRole('button', { name: 'Show nothing' }).click()
  await expect(his.getByText('Nothing.')).toBeVisible()
  await expect(page.getByText('Tom is linked with you and shares nothing at the moment.')).toBeVisible()
  await expect(page.getByText(/theirs in Taurus/)).toHaveCount(0)
  await his.getByRole('button', { name: 'Unlink' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(his.getByText('You are not linked with anybody')).toBeVisible()
  await expect(page.getByText('is linked with you')).toHaveCount(0)
})

test('found by name, asked, declined; and nobody who stays hidden is found', async ({ browser, page }) => {
  test.slow()
  await page.setViewportSize(WIDE)
  await settleIn(page, newcomer(), { beginsBlueprint: false })
  const vera = { ...newcomer(), name: `Vera ${crypto.randomUUID().slice(0, 8)}` }
  const hers = await anotherBrowser(browser)
  await settleIn(hers, vera, { beginsBlueprint: false, isAskedToBeFound: true })

  await openCircle(page)
  await page.getByRole('button', { name: 'Add Someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Someone' })
  await dialog.getByRole('button', { name: /^Find Existing User/ }).click()
  await dialog.getByLabel('Search by name').fill(vera.name)
  await expect(dialog.getByText('No users found with that name.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send Invitation' })).toBeVisible()

  // the question stands over the page
  await hers.goto('/sanctum/circle')
  await hers.getByRole('button', { name: 'Yes, by my name' }).click()
  await dialog.getByLabel('Search by name').fill(vera.name.slice(0, -1))
  await dialog.getByRole('button', { name: `Send Request to ${vera.name}` }).click()
  await expect(dialog.getByText('Circle Request Sent!')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await openCircle(hers)
  await hers.getByRole('button', { name: /Circle Requests/ }).click()
  const requests = hers.getByRole('dialog', { name: 'Circle Requests' })
  await requests.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(hers.getByText('Declined invitation from Mara Lind.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Circle Requests' }).click()
  await expect(page.getByRole('dialog').getByText('Declined', { exact: true })).toBeVisible()
})

test('somebody without an account erases the invitation by its link', async ({ browser, page }) => {
  await settleIn(page, newcomer(), { beginsBlueprint: false })
  const { email } = newcomer()
  await page.request.post('/api/send-invitation-email', { data: { inviteeEmail: email } })
  const theirs = await anotherBrowser(browser)
  const token = await tokenInLetter(theirs, email, /invites you/)
  await theirs.goto(`/invitation#token=${token}`)
  await theirs.getByRole('button', { name: 'Delete it, and send me no further ones' }).click()
  await expect(theirs.getByRole('heading', { name: 'The invitation is deleted' })).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'This invitation is gone' })).toBeVisible()
})
