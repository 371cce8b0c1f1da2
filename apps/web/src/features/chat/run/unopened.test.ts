import { beforeEach, expect, it } from 'vitest'
import { createDrafts } from './draft.ts'
import { createUnopened } from './unopened.ts'
import type { Unopened } from './unopened.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})
const unopened = () =>
  createUnopened(
    createDrafts({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  )
const sent: Unopened = {
  sendId: 'send-1',
  sending: { kind: 'ask', question: 'What now?', threadId: null, askId: null, offer: null },
  sentAt: 1000,
}

it('is found again after a reload, once', () => {
  unopened().keep('mara', sent)
  expect(unopened().take('mara', null, 2000)).toEqual(sent)
  expect(unopened().take('mara', null, 2000)).toBeNull()
})
it('is found in the conversation in which it was sent, and in no other', () => {
  const inThread = { ...sent, sending: { ...sent.sending, threadId: 'thread-1' } }
  unopened().keep('mara', inThread)
  expect(unopened().take('mara', null, 2000)).toBeNull()
  expect(unopened().take('mara', 'thread-2', 2000)).toBeNull()
  expect(unopened().threadOf('mara')).toBe('thread-1')
  expect(unopened().take('mara', 'thread-1', 2000)).toEqual(inThread)
  expect(unopened().threadOf('mara')).toBeNull()
})
it('is nobody else’s', () => {
  unopened().keep('mara', sent)
  expect(unopened().take('otto', null, 2000)).toBeNull()
})
it('was given up after ten minutes', () => {
  unopened().keep('mara', sent)
  expect(unopened().take('mara', null, 601_000)).toBeNull()
})
