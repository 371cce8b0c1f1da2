import { searchPeople, sendCircleRequest, sendInvitationEmail } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../test/app.tsx'
import { serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { words } from '../../words/index.ts'
import { InvitationFields } from './components/add/invitation-fields.tsx'
import { SearchStep } from './components/add/search-step.tsx'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const { label, text } = words.circleLinks.scopes.ring

/** As whoever accepts reads it beside the choice. */
async function seesWhatIsShown() {
  expect(await screen.findByText('What whoever accepts may see of you')).toBeTruthy()
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByText((read) => read.startsWith(text))).toBeTruthy()
}
const showSearch = () => {
  const onManual = vi.fn<() => void>()
  const nothing = vi.fn<() => void>()
  render(<SearchStep onManual={onManual} onBack={nothing} onClose={nothing} />, inApp())
  return onManual
}
const searchFor = (name: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), name)

it('who asks somebody by name reads first what accepting shows of them', async () => {
  serve([searchPeople, () => ({ people: [{ userId: 'tom', fullName: 'Tom Lind', status: 'none' }] })])
  showSearch()
  await searchFor('Tom')
  expect(await screen.findByRole('button', { name: /Tom Lind/ })).toBeTruthy()
  await seesWhatIsShown()
})

it('who asks by letter reads it too, and the relationship that was chosen goes along', async () => {
  const asked = serve(
    [searchPeople, () => ({ people: [] })],
    [sendInvitationEmail, () => ({ success: true, emailId: 'e' })],
  )
  showSearch()
  await searchFor('Tom')
  await userEvent.type(await screen.findByRole('textbox', { name: /Email Address/ }), 'tom@example.com')
  await seesWhatIsShown()
  await userEvent.click(screen.getByRole('button', { name: 'Send Invitation' }))
  await expect
    .poll(() => asked.find(({ path }) => path === sendInvitationEmail.path)?.input)
    .toEqual({ inviteeEmail: 'tom@example.com', relationshipTag: 'friend' })
})

it('who adds somebody reads it as soon as a letter is wished for, and not before', async () => {
  const fields = { email: '', onChange: vi.fn<() => void>() }
  const { rerender } = render(<InvitationFields {...fields} isInviting={false} />, inApp())
  expect(screen.queryByText(label)).toBeNull()
  rerender(<InvitationFields {...fields} isInviting />)
  await seesWhatIsShown()
})

it('who asks by name may add a few words, and reads what happens next', async () => {
  const asked = serve(
    [searchPeople, () => ({ people: [{ userId: 'tom', fullName: 'Tom Lind', status: 'none' }] })],
    [sendCircleRequest, () => ({ success: true })],
  )
  showSearch()
  await searchFor('Tom')
  await userEvent.type(await screen.findByRole('textbox', { name: /A few words/ }), ' From the choir. ')
  await userEvent.click(screen.getByRole('button', { name: 'Send Request to Tom Lind' }))
  expect(await screen.findByText(/They'll receive a notification and can accept or decline/)).toBeTruthy()
  expect(asked.find(({ path }) => path === sendCircleRequest.path)?.input).toMatchObject({
    recipientUserId: 'tom',
    relationshipContext: 'From the choir.',
  })
})

it('where nobody is found it says why, and offers a letter, or to add them oneself', async () => {
  serve([searchPeople, () => ({ people: [] })])
  const onManual = showSearch()
  await searchFor('Tom')
  expect(await screen.findByText('No users found with that name.')).toBeTruthy()
  expect(screen.getByText(/Only people who chose to be found by name appear here/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send Invitation' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add Manually' }))
  expect(onManual).toHaveBeenCalledOnce()
})
