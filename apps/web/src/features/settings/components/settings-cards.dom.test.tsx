import {
  type AccountPrivacy,
  changePassword,
  endOtherSessions,
  endSecondStep,
  endSession,
  getAccountPrivacy,
  getAccountSecurity,
  getBalance,
  listAccountChanges,
  listSessions,
  type Profile,
  renewRecoveryCodes,
  requestErasure,
  requestExport,
  sendErasureCode,
  updateProfile,
} from '@astrarium/contracts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { AccountCard } from './account-card.tsx'
import { ChangesRow } from './changes-row.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { SecondStepRows } from './second-step-rows.tsx'
import { SecurityCard } from './security-card.tsx'
import { SeesCard } from './sees-card.tsx'

afterEach(() => {
  queryClient.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

const AT = '2026-11-20T10:00:00.000Z'
const ACCOUNT = {
  hasPassword: true,
  passwordChangedAt: AT,
  consents: [],
  sharing: [],
  model: null,
  erasure: null,
  export: null,
} as unknown as AccountPrivacy
const PROFILE = { isFindable: false, isRestricted: false } as Profile

function show(what: ReactNode) {
  render(
    <>
      {what}
      <Toaster />
    </>,
    { wrapper: inApp().wrapper },
  )
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a password', () => {
  const change = (again = 'two new words') => {
    fill('Current password', 'correct horse')
    fill('New password', 'two new words')
    fill('Confirm new password', again)
    press('Change password')
  }

  it('is changed with the words of every other change of it, and what failed before is forgotten', async () => {
    const answers = [refuse('internal', 500), { success: true }]
    serve([changePassword, () => answers.shift()])
    const onClose = vi.fn<() => void>()
    show(<PasswordDialog onClose={onClose} />)
    change()
    expect(await screen.findByText('Update password failed')).toBeDefined()
    press('Change password')
    expect(await screen.findByText('Your password has been changed successfully.')).toBeDefined()
    expect(screen.queryByText('Update password failed')).toBeNull()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('that is typed in two ways is not sent', async () => {
    const asked = serve([changePassword, () => ({ success: true })])
    show(<PasswordDialog onClose={() => {}} />)
    change('another one')
    expect(
      await screen.findByText('Passwords do not match. Please make sure both passwords are identical.'),
    ).toBeDefined()
    expect(asked).toEqual([])
  })

  it('says when it was last changed', () => {
    serve([listSessions, () => []], [getAccountSecurity, () => NO_STEP], [listAccountChanges, () => []])
    show(<SecurityCard {...ACCOUNT} />)
    expect(screen.getByText(/^Last changed on .*2026/)).toBeDefined()
  })
})

const NO_STEP = { recoveryCodesLeft: null, passkeys: [] }

it('one session is ended, or all the others', async () => {
  const session = { userAgent: null, signedInAt: AT, lastSeenAt: AT }
  const sessions = [
    { ...session, id: 'a', isThisOne: true },
    { ...session, id: 'b', isThisOne: false },
  ]
  const asked = serve(
    [listSessions, () => sessions],
    [getAccountSecurity, () => NO_STEP],
    [listAccountChanges, () => []],
    [endSession, () => ({ success: true })],
    [endOtherSessions, () => ({ success: true })],
  )
  show(<SecurityCard {...ACCOUNT} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Sign out of/ }))
  expect(await screen.findByText(/^Signed out of/)).toBeDefined()
  press('Sign out everywhere else')
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined()
  expect(asked.flatMap(({ params }) => params['sessionId'] ?? [])).toEqual(['b'])
})

it('changes of the account are listed, with those of an operator', async () => {
  serve([
    listAccountChanges,
    () => [
      { what: 'password_changed', isByOperator: false, at: AT },
      { what: 'debug_granted', isByOperator: true, at: AT },
    ],
  ])
  show(<ChangesRow />)
  expect(await screen.findByText('Password changed')).toBeDefined()
  expect(
    screen.getByText(words.settings.changes.byOperator(words.settings.changes.what.debug_granted)),
  ).toBeDefined()
})

describe('who sees what', () => {
  it.each([
    ['Can be found by name', { isFindable: true }, 'You can be found by name'],
    [
      'Use my data only for what I ask for',
      { isRestricted: true },
      'From now on only what is needed is done',
    ],
  ])('%s is turned on', async (name, change, said) => {
    const asked = serve([updateProfile, () => ({ ...PROFILE, ...change })])
    show(<SeesCard account={ACCOUNT} profile={PROFILE} />)
    fireEvent.click(screen.getByRole('checkbox', { name }))
    expect(await screen.findByText(said)).toBeDefined()
    expect(asked.map(({ input }) => input)).toEqual([change])
  })

  it('one setting pressed while another is under way is sent too, after it', async () => {
    const wanted = { ...PROFILE }
    let answerFirst!: () => void
    const first = new Promise<void>((resolve) => void (answerFirst = resolve))
    const asked = serve([
      updateProfile,
      async ({ input }) => {
        if ('isFindable' in input) await first
        return Object.assign(wanted, input)
      },
    ])
    show(<SeesCard account={ACCOUNT} profile={PROFILE} />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Can be found by name' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use my data only for what I ask for' }))
    answerFirst()
    expect(await screen.findByText('From now on only what is needed is done')).toBeDefined()
    expect(asked.map(({ input }) => input)).toEqual([{ isFindable: true }, { isRestricted: true }])
    expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({
      isFindable: true,
      isRestricted: true,
    })
  })

  it('a model that is connected is not used for whoever wants only what is needed', async () => {
    show(<SeesCard account={{ ...ACCOUNT, model: 'twin' }} profile={{ ...PROFILE, isRestricted: true }} />)
    expect(screen.getByText(/One is connected, and you use none/)).toBeDefined()
    expect(await screen.findByText('none is connected')).toBeDefined()
  })
})

describe('the second step', () => {
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'correct horse' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  }

  it('gives new recovery codes, shown once, and is turned off by the password', async () => {
    serve(
      [getAccountSecurity, () => ({ recoveryCodesLeft: 1, passkeys: [] })],
      [renewRecoveryCodes, () => ({ recoveryCodes: ['abcde-fghij'] })],
      [endSecondStep, () => ({ success: true })],
    )
    show(<SecondStepRows hasPassword />)
    expect(await screen.findByText(words.secondStep.row.on(1))).toBeDefined()
    press('New recovery codes')
    await confirm()
    expect(await screen.findByText('abcde-fghij')).toBeDefined()
    press('I have kept them')
    press('Turn off')
    await confirm()
    expect(await screen.findByText('Two-step sign-in is off')).toBeDefined()
  })
})

describe('an account is deleted', () => {
  it('by a mailed code where there is no password, and its things are downloaded first', async () => {
    const asked = serve(
      [sendErasureCode, () => ({ success: true })],
      [requestExport, () => ({ state: 'making', requestedAt: AT, expiresAt: null })],
      [requestErasure, () => ({ erasure: { requestedAt: AT, dueAt: AT } })],
      [getAccountPrivacy, () => ACCOUNT],
      [listSessions, () => []],
    )
    show(<EraseDialog account={{ ...ACCOUNT, hasPassword: false }} onClose={() => {}} onErased={() => {}} />)
    press('Download first')
    expect(await screen.findByText('Data export initiated')).toBeDefined()
    press('Send me a code')
    expect(await screen.findByText(words.settings.erase.codeSent.text)).toBeDefined()
    press('Delete Account')
    expect(await screen.findByText(words.settings.erase.codeMissing)).toBeDefined()
    fill(new RegExp(words.settings.erase.code), '12345678')
    press('Delete Account')
    expect(await screen.findByText('We will process your request within 7 days.')).toBeDefined()
    expect(asked.find(({ path }) => path === requestErasure.path)?.input).toEqual({
      confirmation: '12345678',
      when: 'in_seven_days',
    })
  })

  it('at once where that is wished', async () => {
    serve([requestErasure, () => ({ erasure: null })])
    const onErased = vi.fn<() => void>()
    show(<EraseDialog account={ACCOUNT} onClose={() => {}} onErased={onErased} />)
    fireEvent.click(screen.getByRole('radio', { name: /^Now/ }))
    fill(/Password/, 'correct horse')
    press('Erase now, for good')
    await vi.waitFor(() => expect(onErased).toHaveBeenCalledOnce())
  })
})

it('the daily chart made ready ahead is a setting, said when it is kept and when it is not', async () => {
  const answers = [refuse('internal', 500), { ...PROFILE, currentTimeZone: 'UTC', preparesDay: true }]
  const asked = serve(
    [updateProfile, () => answers.shift()],
    [getBalance, () => refuse('internal', 500)],
    [getAccountPrivacy, () => ACCOUNT],
  )
  const mara = { ...PROFILE, fullName: 'Mara', currentTimeZone: 'UTC', preparesDay: false } as Profile
  show(<AccountCard account={{ ...ACCOUNT, email: 'mara@example.com', createdAt: AT }} profile={mara} />)
  const { prepares, saved, failed } = words.settings.account.day
  const toggle = () => fireEvent.click(screen.getByRole('checkbox', { name: prepares }))
  toggle()
  expect(await screen.findByText(failed)).toBeDefined()
  toggle()
  expect(await screen.findByText(saved)).toBeDefined()
  const sent = asked.filter(({ input }) => 'preparesDay' in input)
  expect(sent.map(({ input }) => input)).toEqual([{ preparesDay: true }, { preparesDay: true }])
})
