import { deleteAsk, deleteThread, getThread, listSavedAsks, setFavourite } from '@astrarium/contracts'
import type { SavedAsk } from '@astrarium/contracts'
import { act, render, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp, renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { useDeleteThread } from './history/mutations.ts'
import { useConversation } from './hooks/use-conversation.ts'
import { useFavourite } from './mutations.ts'
import { SavedChatsPage } from './saved/components/saved-chats-page.tsx'
import { useDeleteAsk, useRemoveFavourite } from './saved/mutations.ts'

const ASK = { askId: 'ask', threadId: 'thread' } as SavedAsk
const nothing = () => {}

const toasts = () => renderHook(useToasts).result.current
afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function attempt(useChange: () => unknown, wish?: boolean): Promise<void> {
  const change = renderInApp(useChange as () => { mutateAsync: (wish?: boolean) => Promise<unknown> })
  await act(() => change.result.current.mutateAsync(wish).catch(nothing))
}

it('a star that cannot be set turns back, and says “Failed to update favorite status”', async () => {
  serve([setFavourite, () => refuse('internal', 500)])
  const shown: boolean[] = []
  await attempt(() => useFavourite('ask', (isFavourite) => void shown.push(isFavourite)), true)
  expect(shown).toEqual([true, false])
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'Failed to update favorite status' })
})

it.each([
  [true, 'Added to chat notes'],
  [false, 'Removed from chat notes'],
])('a star set to %s says “%s”', async (isFavourite, title) => {
  serve([setFavourite, () => ({ isFavourite })])
  await attempt(() => useFavourite('ask', nothing), isFavourite)
  expect(toasts()[0]).toMatchObject({ kind: 'success', title })
})

it.each([
  ['a conversation deleted', () => useDeleteThread('thread', nothing), 'Failed to delete conversation'],
  ['a favourite removed', () => useRemoveFavourite(ASK, nothing), 'Failed to remove from saved chats'],
  ['an Ask deleted', () => useDeleteAsk(ASK, nothing), 'Failed to delete ask'],
])('%s, which is refused, says “%s”', async (_, useChange, title) => {
  const answer = () => refuse('internal', 500)
  serve([deleteThread, answer], [setFavourite, answer], [deleteAsk, answer])
  await attempt(useChange)
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title })
})

it('a conversation that cannot be loaded says “Failed to load chat messages”', async () => {
  serve([getThread, () => refuse('internal', 500)])
  renderInApp(() => useConversation('thread'))
  await expect
    .poll(() => toasts()[0])
    .toMatchObject({ kind: 'destructive', title: 'Failed to load chat messages' })
})

it('saved chats that cannot be loaded say “Failed to load saved chats”', async () => {
  serve([listSavedAsks, () => refuse('internal', 500)])
  render(<SavedChatsPage />, inApp())
  await expect
    .poll(() => toasts()[0])
    .toMatchObject({ kind: 'destructive', title: 'Failed to load saved chats' })
})
