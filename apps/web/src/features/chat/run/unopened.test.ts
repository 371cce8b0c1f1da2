import { beforeEach, expect, it } from 'vitest'
import { createDrafts } from './draft.ts'
import { createUnopened } from './unopened.ts'
import type { Unopened } from './unopened.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})
const drafts = () =>
  createDrafts({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
const unopened = () => createUnopened(drafts())
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
  expect(unopened().threadOf('mara', 2000)).toBe('thread-1')
  expect(unopened().take('mara', 'thread-1', 2000)).toEqual(inThread)
  expect(unopened().threadOf('mara', 2000)).toBeNull()
})
it('is found where it was kept by itself, before there was one for each conversation', () => {
  drafts().write('mara', 'unopened', JSON.stringify(sent))
  expect(unopened().take('mara', null, 2000)).toEqual(sent)
})
it('stays where it was cut off, also when one is cut off elsewhere', () => {
  const inThread = (threadId: string) => ({
    ...sent,
    sendId: `in ${threadId}`,
    sending: { ...sent.sending, threadId },
  })
  unopened().keep('mara', inThread('thread-1'))
  unopened().keep('mara', inThread('thread-2'))
  expect(unopened().threadOf('mara', 2000)).toBe('thread-2')
  expect(unopened().take('mara', 'thread-1', 2000)).toEqual(inThread('thread-1'))
  expect(unopened().take('mara', 'thread-2', 2000)).toEqual(inThread('thread-2'))
})
it('is forgotten once the server has answered for it, and what was sent elsewhere is not', () => {
  unopened().keep('mara', { ...sent, sendId: 'send-2', sending: { ...sent.sending, threadId: 'thread-1' } })
  unopened().keep('mara', sent)
  unopened().forget('mara', 'send-2')
  expect(unopened().take('mara', 'thread-1', 2000)).toBeNull()
  expect(unopened().take('mara', null, 2000)).toEqual(sent)
})
it('is nobody else’s', () => {
  unopened().keep('mara', sent)
  expect(unopened().take('otto', null, 2000)).toBeNull()
})
it('was given up after ten minutes: the words are in the input where it was sent', () => {
  const inThread = { ...sent, sending: { ...sent.sending, threadId: 'thread-1' } }
  unopened().keep('mara', inThread)
  expect(unopened().threadOf('mara', 601_000)).toBeNull()
  expect(unopened().take('mara', null, 601_000)).toBeNull()
  expect(drafts().read('mara', 'thread-1')).toBe('What now?')
  expect(drafts().read('mara', null)).toBe('')
  // once
  expect(unopened().take('mara', 'thread-1', 601_000)).toBeNull()
  expect(drafts().read('mara', 'thread-1')).toBe('What now?')
})
it('gives no words back of a second answer, which a button asked for', () => {
  unopened().keep('mara', { ...sent, sending: { ...sent.sending, kind: 'again', askId: 'ask-1' } })
  expect(unopened().take('mara', null, 601_000)).toBeNull()
  expect(drafts().read('mara', null)).toBe('')
})
it.each(['{', '5', '{}', '[5, null]', '[{"sending":null}]'])(
  'is none where it does not read as one: %s',
  (bad) => {
    drafts().write('mara', 'unopened', bad)
    expect(unopened().threadOf('mara', 2000)).toBeNull()
    expect(unopened().take('mara', null, 2000)).toBeNull()
  },
)
