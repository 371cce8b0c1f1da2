import type { ConnectionStatus } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PersonFound } from './person-found.tsx'

const found = (status: ConnectionStatus) => ({ userId: 'lu', fullName: 'Lu Bernasconi', status })

it.each<[ConnectionStatus, string]>([
  ['in_circle', 'In Your Circle'],
  ['pending', 'Invitation Sent'],
  ['accepted', 'Already Connected'],
  ['declined', 'Request Declined'],
])('whoever is %s stands beside a button “%s” that asks nothing', (status, name) => {
  render(<PersonFound person={found(status)} isBusy={false} among={[]} onAsk={vi.fn<() => void>()} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
})

it('is asked at once, or first whether they are who stands in the Circle already', async () => {
  const onAsk = vi.fn<(memberId?: string) => void>()
  const lu = { person: found('none'), isBusy: false, onAsk }
  const { rerender } = render(<PersonFound {...lu} among={[]} />)
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Send Request to Lu Bernasconi' }))
  await ask()
  expect(onAsk.mock.calls).toEqual([[]])
  rerender(
    <PersonFound
      {...lu}
      among={[
        { id: 'a', name: 'Lu' },
        { id: 'b', name: 'Lu Berg' },
      ]}
    />,
  )
  await ask()
  expect(document.activeElement?.getAttribute('role')).toBe('group')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement?.textContent).toBe('Send Request')
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, join Lu Berg' }))
  expect(onAsk.mock.lastCall).toEqual(['b'])
})
