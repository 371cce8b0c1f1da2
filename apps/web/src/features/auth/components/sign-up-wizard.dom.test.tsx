import { astrologyProxy, getProfile, resolveBirthTime, setBirthDetails, signUp } from '@astrarium/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { words } from '../../../words/index.ts'
// the steps are there at once, however slowly this machine loads what is lazy
import './birth-step.tsx'
import './born-sky.tsx'
import './first-chart.tsx'
import './chart-step.tsx'
import './context-step.tsx'
import { SignUpWizard } from './sign-up-wizard.tsx'

const KEPT = {
  date: { day: '21', month: '4', year: '1986' },
  time: { hour: '02', minute: '40' },
  accuracy: 'exact',
  minutes: 30,
  place: { kind: 'chosen', text: 'London, England, United Kingdom', latitude: 51.5, longitude: -0.13 },
  timezone: 'Europe/London',
  isZoneDetected: true,
  fold: null,
}
const SLOW = { timeout: 10_000 }
const KEY = 'astrarium-sign-up-draft'
const CLOCKS = { kind: 'unique', offsets: [{ seconds: 3600, label: 'UTC+01:00', isSummerTime: false }] }
const account = { name: 'Mara', email: 'mara@example.com', termsAccepted: true }

afterEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

function open(isSignedIn: boolean) {
  sessionStorage.setItem(KEY, JSON.stringify({ account, birth: KEPT }))
  const { wrapper } = inApp()
  render(
    <>
      <SignUpWizard start="birth" isSignedIn={isSignedIn} asked={undefined} />
      <Toaster />
    </>,
    { wrapper },
  )
}
const goOn = async () => {
  const button = await screen.findByRole('button', { name: 'Continue' }, SLOW)
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), SLOW)
  fireEvent.click(button)
}

it('Continue on a form with nothing in it says what is missing, and leads there', async () => {
  const { wrapper } = inApp()
  render(<SignUpWizard start="account" isSignedIn={false} asked={undefined} />, { wrapper })
  const button = await screen.findByRole('button', { name: 'Continue' }, SLOW)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  const { missing } = words.signUp.account
  await vi.waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      missing.name,
      missing.email,
      missing.password,
      missing.terms,
    ]),
  )
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')))
})

it('Continue that waits says below it what is still missing, also to whoever hears the page', async () => {
  const { wrapper } = inApp()
  render(<SignUpWizard start="account" isSignedIn={false} asked={undefined} />, { wrapper })
  const button = await screen.findByRole('button', { name: 'Continue' }, SLOW)
  const below = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  expect(below()).toBe('Still missing: your name, your email, a password, a tick for the terms.')

  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Full name', 'Mara')
  type('Email', 'mara@example.com')
  await vi.waitFor(() => expect(below()).toBe('Still missing: a password, a tick for the terms.'))
  type('Password', 'two new words')
  fireEvent.click(screen.getByRole('checkbox'))
  await vi.waitFor(() => expect(below()).toBeUndefined())
  expect(screen.queryByText(/Still missing/)).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

it('whoever has an account without a birth comes to their chart, and can go on without one', async () => {
  serve(
    [resolveBirthTime, () => CLOCKS],
    [setBirthDetails, () => ({ success: true })],
    [astrologyProxy, () => refuse('chart_unavailable', 503)],
    [getProfile, () => refuse('internal', 500)],
  )
  open(true)
  await goOn()
  expect(await screen.findByText('Chart Generation Failed', {}, SLOW)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Continue Without Chart' }))
  await vi.waitFor(() => expect(screen.queryByText('Chart Generation Failed')).toBeNull(), SLOW)
})

it('what was said of a step goes with it', async () => {
  serve(
    [resolveBirthTime, () => CLOCKS],
    [setBirthDetails, () => ({ success: true })],
    [astrologyProxy, () => refuse('chart_unavailable', 503)],
  )
  open(true)
  act(() => void toast.success('Account created', 'Next comes your chart.'))
  expect(screen.getByText('Next comes your chart.')).toBeDefined()
  await goOn()
  expect(await screen.findByText('Chart Generation Failed', {}, SLOW)).toBeDefined()
  expect(screen.queryByText('Next comes your chart.')).toBeNull()
})

it('whoever is under sixteen reads it by the birth date, where it stays, and the tab keeps the date no longer', async () => {
  serve([resolveBirthTime, () => CLOCKS], [signUp, () => refuse('too_young', 403)])
  open(false)
  await goOn()
  expect(await screen.findByText(/Astrarium is for people of 16 years and older/, {}, SLOW)).toBeDefined()
  expect(screen.queryByText('Sign up failed')).toBeNull()
  expect(sessionStorage.getItem(KEY)).not.toContain('1986')
  expect(sessionStorage.getItem(KEY)).toContain('Mara')
})
