import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  // whatever still stands is over
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

const say = (...words: Parameters<typeof toast.success>) => act(() => void toast.success(...words))
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const card = (title: string) => screen.getByText(title).closest('[data-toast]')!

it('says a success politely and a failure at once', () => {
  say('Saved')
  act(() => void toast.destructive('Not saved', 'Please try again.'))
  expect(within(screen.getByRole('status')).getByText('Saved')).toBeDefined()
  expect(within(screen.getByRole('alert')).getByText('Please try again.')).toBeDefined()
})

it('says politely what is neither done nor failed, without the tick of a success', () => {
  act(() => void toast.neutral('Not confirmed yet'))
  expect(within(screen.getByRole('status')).getByText('Not confirmed yet')).toBeDefined()
  expect(card('Not confirmed yet').querySelector('.text-ok, .text-danger')).toBeNull()
})

it('goes after five seconds, later when there is something to press', () => {
  say('Saved')
  say('Removed', undefined, { action: { label: 'Undo', onPress: () => {} } })
  wait(5000)
  expect(screen.queryByText('Saved')).toBeNull()
  wait(6999)
  expect(screen.queryByText('Removed')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('Removed')).toBeNull()
})

it('waits while the pointer or the focus is on it', () => {
  say('Saved')
  fireEvent.pointerEnter(card('Saved'))
  wait(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  fireEvent.pointerLeave(card('Saved'))
  wait(5000)
  expect(screen.queryByText('Saved')).toBeNull()
})

it('does what it offers, and goes', () => {
  const onPress = vi.fn<() => void>()
  say('Removed', undefined, { action: { label: 'Undo', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

it('goes when something else is begun, unless there is something to press', () => {
  say('Saved')
  say('Removed', undefined, { action: { label: 'Undo', onPress: () => {} } })
  act(() => toast.forgetWords())
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.queryByText('Removed')).not.toBeNull()
})

it('is sent away by its cross', () => {
  say('Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

it('says the same word once, and no more than three', () => {
  say('Saved')
  say('Saved')
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  for (const title of ['One', 'Two', 'Three']) say(title)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(3)
})
