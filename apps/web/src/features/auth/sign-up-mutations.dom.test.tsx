import { session, signIn } from '@astrarium/contracts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { useEnter } from './sign-up-mutations.ts'

const MARA = { id: '1', email: 'mara@example.com', name: 'Mara', isEmailConfirmed: true }

beforeEach(() => void render(<Toaster />))
afterEach(() => {
  queryClient.clear()
  toast.forgetWords()
  vi.unstubAllGlobals()
})

function enter(password: string | null) {
  const onEntered = vi.fn<() => void>()
  const { result } = renderInApp(() => useEnter(MARA.email, password, onEntered), '/sanctum')
  return { onEntered, go: () => act(() => result.current.mutateAsync().catch(() => null)) }
}

it('whoever confirmed in another browser is told so, and led to log in', async () => {
  serve([session, () => ({ user: null })])
  const { go, onEntered } = enter(null)
  await go()
  expect(await screen.findByText('Your email is confirmed')).toBeDefined()
  expect(onEntered).not.toHaveBeenCalled()
})

it('whoever still has the password at hand goes on, and what failed before is forgotten', async () => {
  serve([session, () => ({ user: null })], [signIn, () => ({ user: MARA })])
  act(() => void toast.destructive('Sign in failed'))
  const { go, onEntered } = enter('correct horse')
  await go()
  expect(onEntered).toHaveBeenCalledOnce()
  expect(screen.queryByText('Sign in failed')).toBeNull()
  expect(await screen.findByText('Signed in')).toBeDefined()
})

it('a password that is not taken any more leads to log in as well', async () => {
  serve([session, () => ({ user: null })], [signIn, () => refuse('invalid_credentials', 401)])
  const { go, onEntered } = enter('an old one')
  await go()
  expect(onEntered).not.toHaveBeenCalled()
  expect(await screen.findByText('Your email is confirmed')).toBeDefined()
})
