import { searchPeople, sendInvitationEmail } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { inApp } from '../../../test/app.tsx'
import { serve } from '../../../test/server.ts'
import { words } from '../../words/index.ts'
import { InvitationFields } from './components/add/invitation-fields.tsx'
import { SearchStep } from './components/add/search-step.tsx'

const { label, text } = words.circleLinks.scopes.ring

/** As whoever accepts reads it beside the choice. */
async function seesWhatIsShown() {
  expect(await screen.findByText('What whoever accepts may see of you')).toBeTruthy()
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.getByText((read) => read.startsWith(text))).toBeTruthy()
}
const searchFor = (name: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), name)

it('who asks somebody by name reads first what accepting shows of them', async () => {
  serve([searchPeople, () => ({ people: [{ userId: 'tom', fullName: 'Tom Lind', status: 'none' }] })])
  render(<SearchStep onBack={vi.fn<() => void>()} onClose={vi.fn<() => void>()} />, inApp())
  await searchFor('Tom')
  expect(await screen.findByRole('button', { name: /Tom Lind/ })).toBeTruthy()
  await seesWhatIsShown()
})

it('who asks by letter reads it too, and the relationship that was chosen goes along', async () => {
  const asked = serve(
    [searchPeople, () => ({ people: [] })],
    [sendInvitationEmail, () => ({ success: true, emailId: 'e' })],
  )
  render(<SearchStep onBack={vi.fn<() => void>()} onClose={vi.fn<() => void>()} />, inApp())
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
