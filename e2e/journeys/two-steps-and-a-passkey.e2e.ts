import { codeOf } from '../../apps/server/test/code-of.ts'
import { settleIn } from '../newcomer.ts'
import { expect, expecting, refused, test } from '../test.ts'

// a code that is wrong
test.use({ expected: expecting(refused(401, '/api/(?:account/second-step/confirm|auth/sign-in/code)')) })

test('a code follows the password, a recovery code lets in once, and a passkey stands for both', async ({
  page,
}) => {
  const { email, password } = await settleIn(page)
  const logIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
  }
  const enterCode = async (code: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page).toHaveURL(/sanctum/)
  }

  await page.goto('/sanctum/settings')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = await dialog.getByText(/^[A-Z2-7]{40,}$/).textContent()
  const code = () => codeOf(`otpauth://totp/Astrarium?secret=${secret}`)
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByText('This code is not right.')).toBeVisible()
  await dialog.getByLabel('Code from the app').fill(code())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible()

  await logIn()
  await enterCode(code())
  await logIn()
  await enterCode(recovery)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto('/sanctum/settings')
  await expect(page.getByText('On. 9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()

  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/sanctum/)
  await page.goto('/sanctum/settings')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(page.getByText('My phone is removed')).toBeVisible()
})
