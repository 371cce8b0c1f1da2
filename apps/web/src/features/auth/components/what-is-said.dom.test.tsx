/** What the pages before the Sanctuary say when something goes right, wrong, or not yet. */
import {
  appInfo,
  astrologyProxy,
  type BirthDetails,
  checkResetLink,
  forgotPassword,
  type Profile,
  resendConfirmation,
  resetPassword,
  session,
  signIn,
  signOut as signOutEndpoint,
  signUpState,
  updateProfile,
} from '@astrarium/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { words } from '../../../words/index.ts'
import { signOut } from '../session.ts'
import { AccountStep } from './account-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { ContextStep } from './context-step.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { SignUpStart } from './sign-up-start.tsx'

afterEach(() => {
  queryClient.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

function show(what: ReactNode) {
  render(
    <>
      {what}
      <Toaster />
    </>,
    { wrapper: inApp().wrapper },
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const said = (text: string | RegExp) => screen.findByText(text)

describe('whoever waits for the letter', () => {
  const waiting = { email: 'mara@example.com', secret: 's', assumedPlace: null }
  const step = (onAgain = () => {}, born: BirthDetails | null = null) => (
    <ConfirmStep
      waiting={waiting}
      password={null}
      born={born}
      onChangePlace={() => {}}
      onConfirmed={() => {}}
      onAgain={onAgain}
    />
  )

  it('hears whether it is confirmed yet, and when that was last looked at, to the minute', async () => {
    let answer: () => unknown = () => ({ status: 'waiting' })
    serve([signUpState, () => answer()])
    show(step())
    expect(await said(/^Last checked at \d\d:\d\d(?!:)/)).toBeDefined()
    await press("I've confirmed my email")
    expect(await said('Not confirmed yet')).toBeDefined()
    answer = () => refuse('not_found', 404)
    await press("I've confirmed my email")
    expect(await said('Check failed')).toBeDefined()
  })

  it('is sent the letter again, or told that it did not go', async () => {
    const answers = [refuse('mail_not_sent', 503), { success: true }]
    serve([signUpState, () => ({ status: 'waiting' })], [resendConfirmation, () => answers.shift()])
    show(step())
    await press('Send again')
    expect(await said('Error')).toBeDefined()
    await press('Send again')
    expect(await said('Check your email')).toBeDefined()
    expect(screen.queryByText('Error')).toBeNull()
  })

  it('sees the birth as it was kept, and what its sky says', async () => {
    const birth = {
      birthDate: '1995-05-20',
      birthTime: '12:00',
      birthTimeAccuracy: 'unknown',
      birthTimeMinutes: null,
      birthTimeFold: null,
      birthPlace: 'Padua, Veneto, Italy',
      birthLatitude: 45.4,
      birthLongitude: 11.9,
      timezone: 'Europe/Rome',
    } as const
    serve(
      [signUpState, () => ({ status: 'waiting' })],
      [
        astrologyProxy,
        () => ({
          planets: [
            { name: 'Sun', sign: 'Tau', degree: 28.9, longitude: 58.9, house: null, retrograde: false },
            { name: 'Moon', sign: 'Aqu', degree: 14.9, longitude: 314.9, house: null, retrograde: false },
          ],
          houses: [],
          aspects: [],
          ascendant: null,
          midheaven: null,
        }),
      ],
    )
    show(step(() => {}, birth))
    expect(await said(/1995, birth time not known, Padua$/)).toBeDefined()
    expect(await said(/^Sun Taurus, Moon Aquarius\. The horizon/)).toBeDefined()
    expect(screen.queryByText(/12:00/)).toBeNull()
  })

  it('begins anew where the sign-up has ended', async () => {
    serve([signUpState, () => ({ status: 'gone' })])
    const onAgain = vi.fn<() => void>()
    show(step(onAgain))
    expect(await said('This sign-up has ended')).toBeDefined()
    await press('Sign up again')
    expect(onAgain).toHaveBeenCalledOnce()
  })
})

it('a profile that could not be completed is told of by its name', async () => {
  serve([updateProfile, () => refuse('internal', 500)])
  show(<ContextStep profile={{ fullName: 'Mara Lind', personalContext: null } as Profile} />)
  await press('Create Account')
  expect(await said('Profile completion failed')).toBeDefined()
})

it.each([
  [{}, /^Your chart is kept\. .* Then your Blueprint is written, and you can ask Arion\.$/],
  [null, /^One last step: .* Then you can ask Arion\.$/],
])(
  'the last step says what comes next, and nothing of an account, which its button names (chart: %j)',
  async (chart, sentence) => {
    show(<ContextStep profile={{ fullName: 'Mara', personalContext: null, chart } as Profile} />)
    expect((await said(sentence)).textContent).not.toMatch(/account/i)
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined()
  },
)

it('a forgotten password: the letter is on its way, or it is not', async () => {
  const answers = [refuse('internal', 500), { success: true }]
  serve([forgotPassword, () => answers.shift()])
  show(<ForgotPasswordForm />)
  await fill(/Email/, 'mara@example.com')
  await press('Send Reset Email')
  expect(await said('Failed to send password reset email. Please try again.')).toBeDefined()
  await press('Send Reset Email')
  expect(await said('Check your email for password reset instructions.')).toBeDefined()
  expect(screen.queryByText('Error sending reset email')).toBeNull()
  expect(await said('Check Your Email')).toBeDefined()
  await press('Try Different Email')
  expect(await screen.findByRole('button', { name: 'Send Reset Email' })).toBeDefined()
})

describe('a link for a new password', () => {
  const choose = async (password: string, again = password) => {
    await fill('New password', password)
    await fill('Confirm password', again)
  }

  it('takes one that is long enough and typed twice alike, and says what else is wrong', async () => {
    const answers = [refuse('reset_link_invalid', 410), { success: true }]
    serve([checkResetLink, () => ({ success: true })], [resetPassword, () => answers.shift()])
    show(<ResetPasswordForm token="t" />)
    await choose('abcdefg', 'abcdefh')
    fireEvent.blur(screen.getByLabelText('Confirm password'))
    expect(await said('Passwords do not match. Please make sure both passwords are identical.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Update Password' })).toHaveProperty('disabled', true)
    await choose('abc')
    await press('Update Password')
    expect(await said('Password too short')).toBeDefined()
    await choose('two new words')
    await press('Update Password')
    expect(await said('Reset password failed')).toBeDefined()
    expect(screen.queryByText('Password too short')).toBeNull()
    await press('Update Password')
    expect(await said('Your password has been changed successfully.')).toBeDefined()
  })

  it.each([
    [410, 'Invalid or expired reset link. Please request a new password reset.'],
    [500, 'An error occurred validating the reset link. Please try again.'],
  ])('that does not work says why (%s)', async (status, sentence) => {
    serve([checkResetLink, () => refuse(status === 410 ? 'reset_link_invalid' : 'internal', status)])
    show(<ResetPasswordForm token="t" />)
    expect(await screen.findByText(sentence, {}, { timeout: 10_000 })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Request New Reset Link' })).toBeDefined()
  })
})

it('whoever has not confirmed yet is told so at log-in, and sent the letter again', async () => {
  serve(
    [appInfo, () => ({ hasGoogle: false })],
    [signIn, () => refuse('email_not_confirmed', 403)],
    [resendConfirmation, () => ({ success: true })],
  )
  show(<LogInForm next={undefined} begins="password" />)
  await fill(/Email/, 'mara@example.com')
  await fill(/Password/, 'correct horse')
  await press('Log In')
  expect(await said('Email not confirmed')).toBeDefined()
  await press('Send it again')
  expect(await said('Check your email')).toBeDefined()
})

it('a sign-out that did not go through is told of', async () => {
  serve([signOutEndpoint, () => refuse('internal', 500)])
  show(null)
  await act(() => signOut())
  expect(await said('Sign out failed')).toBeDefined()
})

it('who goes on with a sign-up and is not known yet reads “Setup error”, with another try', async () => {
  const answers = [refuse('internal', 500), { user: null }]
  serve([session, () => answers.shift()])
  show(<SignUpStart isContinued={false} asked={undefined} />)
  expect((await screen.findAllByText('Setup error')).length).toBeGreaterThan(0)
  await press('Try Again')
  expect(await screen.findByLabelText(/^Email/)).toBeDefined()
})

describe('a new password', () => {
  const NEW = { name: 'Mara', email: '', password: '', termsAccepted: true }
  const HINT = 'At least 6 characters.'

  it('that is too short is told once: its error says what the hint said', async () => {
    const onDone = vi.fn<(account: typeof NEW) => void>()
    show(<AccountStep account={NEW} refused={{}} isFirst onChange={() => {}} onDone={onDone} />)
    expect(await said(HINT)).toBeDefined()
    await fill(/^Email/, 'mara@example.com')
    await fill('Password', 'abc')
    await press('Continue')
    const error = await said('Password must be at least 6 characters long.')
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('aria-describedby')).toContain(error.closest('[id]')!.id)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('after a reload is asked for once more, in words that say why', async () => {
    show(
      <AccountStep
        account={{ ...NEW, email: 'mara@example.com' }}
        refused={{}}
        isFirst
        onChange={() => {}}
        onDone={() => {}}
      />,
    )
    expect(await said(words.signUp.account.passwordAgain)).toBeDefined()
  })
})

it('a sign-out says so, and leads to the front page', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  serve([signOutEndpoint, () => ({ success: true })])
  show(null)
  await act(() => signOut())
  expect(await said('Signed out')).toBeDefined()
  await expect.poll(() => assign.mock.calls, { timeout: 10_000 }).toEqual([['/']])
})
