import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { chosenAbout } from './ask-store.ts'

const signIn = (id: string | null) =>
  queryClient.setQueryData(['session'], { user: id === null ? null : { id } })

it.each([[null], ['jonas']])('whom a conversation was about is forgotten where %s follows', async (next) => {
  signIn('mara')
  chosenAbout.set({ new: 'anna' })
  signIn('mara')
  await Promise.resolve()
  expect(chosenAbout.get()).toEqual({ new: 'anna' })
  signIn(next)
  await vi.waitFor(() => expect(chosenAbout.get()).toEqual({}))
})
