import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInApp } from '../../../test/app.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { useSingleMutation } from './use-single-mutation.ts'

afterEach(() => act(() => toast.forgetWords()))

function trying(thing: string) {
  const { result } = renderInApp(() =>
    useSingleMutation({
      mutationKey: [thing],
      mutationFn: async (goesRight: boolean) => {
        if (!goesRight) throw new Error('no')
      },
      onSuccess: () => void toast.success(`${thing} done`),
      onError: () => void toast.destructive(`${thing} failed`),
    }),
  )
  return (goesRight: boolean) => act(() => result.current.mutateAsync(goesRight).catch(() => null))
}

it('a success takes away what failed of the same thing, and leaves what failed of another', async () => {
  render(<Toaster />)
  const [save, send] = [trying('Save'), trying('Send')]
  await send(false)
  await save(false)
  await save(true)
  expect(screen.queryByText('Save failed')).toBeNull()
  expect(screen.getByText('Save done')).toBeDefined()
  expect(screen.getByText('Send failed')).toBeDefined()
})

it('a failure takes away that it went right before, also where a call says so itself', async () => {
  render(<Toaster />)
  const save = trying('Save')
  await save(true)
  await save(false)
  expect(screen.queryByText('Save done')).toBeNull()
  expect(screen.getByText('Save failed')).toBeDefined()

  const { result } = renderInApp(() =>
    useSingleMutation({
      mutationKey: ['profile'],
      mutationFn: async (goesRight: boolean) => {
        if (!goesRight) throw new Error('no')
      },
    }),
  )
  const change = (goesRight: boolean) =>
    act(() =>
      result.current
        .mutateAsync(goesRight, {
          onSuccess: () => void toast.success('Profile updated'),
          onError: () => void toast.destructive('Profile not updated'),
        })
        .catch(() => null),
    )
  await change(true)
  expect(screen.getByText('Profile updated')).toBeDefined()
  await change(false)
  expect(screen.getByText('Profile not updated')).toBeDefined()
  expect(screen.queryByText('Profile updated')).toBeNull()
})

it('a failure that is said beside a field takes away that it went right before, and nothing else', async () => {
  render(<Toaster />)
  const send = trying('Send')
  const { result } = renderInApp(() =>
    useSingleMutation({
      mutationKey: ['Save'],
      mutationFn: async (goesRight: boolean) => {
        if (!goesRight) throw new Error('no')
      },
      onSuccess: () => void toast.success('Save done'),
    }),
  )
  const save = (goesRight: boolean) => act(() => result.current.mutateAsync(goesRight).catch(() => null))
  await send(true)
  await save(true)
  expect(screen.getByText('Save done')).toBeDefined()
  await save(false)
  expect(screen.queryByText('Save done')).toBeNull()
  expect(screen.getByText('Send done')).toBeDefined()
})

it('a success takes away what a form said of nothing in particular', async () => {
  render(<Toaster />)
  act(() => void toast.destructive('Something is missing'))
  await trying('Save')(true)
  expect(screen.queryByText('Something is missing')).toBeNull()
})
