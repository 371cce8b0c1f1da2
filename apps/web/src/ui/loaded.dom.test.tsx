import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api.ts'
import type { Asked } from '../lib/asked.ts'
import { Loaded } from './loaded.tsx'

function show(asked: Partial<Asked<string>>) {
  const of = { data: undefined, error: null, isError: false, refetch: vi.fn<() => void>(), ...asked }
  render(
    <Loaded of={of} loading="On its way" failed="That did not come">
      {(word) => <p>{word}</p>}
    </Loaded>,
  )
  return of
}

it('says that it is on its way, to readers too', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('On its way')
})

it('says that it failed, and asks again when told to', async () => {
  const { refetch } = show({ isError: true })
  expect(screen.getByRole('alert').textContent).toContain('That did not come')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('what is known stays, also where it cannot be brought up to date', () => {
  show({ data: 'a word', isError: true })
  expect(screen.getByText('a word')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what is refused now goes, known or not', () => {
  const error = new ApiError({ code: 'forbidden', status: 403, message: '' })
  show({ data: 'a word', isError: true, error })
  expect(screen.queryByText('a word')).toBeNull()
  expect(screen.getByRole('alert')).toBeTruthy()
})
