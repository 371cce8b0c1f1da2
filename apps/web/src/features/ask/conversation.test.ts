import type { Message } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import type { AskRun } from './ask-run.ts'
import { conversation, isAwaitingAnswer, isShownIn, keyOf, messagesOf } from './conversation.ts'

const run: AskRun = {
  sendId: 's1',
  question: 'Why?',
  askedAt: '2026-11-20T18:00:00.000Z',
  sentIn: null,
  threadId: 't1',
  askId: 'a1',
  phase: 'streaming',
  answer: 'Because',
  facts: [],
}
const message = (id: string, role: 'user' | 'arion', askId: string): Message => ({
  id,
  role,
  content: id,
  createdAt: '2026-11-20T18:00:00.000Z',
  askId,
  facts: [],
})
const earlier = [message('q0', 'user', 'a0'), message('r0', 'arion', 'a0')]

describe('the send under way', () => {
  it('is shown on the page it was sent from and on the page it opened', () => {
    expect(isShownIn(run, null)).toBe(true)
    expect(isShownIn(run, 't1')).toBe(true)
  })
  it('is not shown in another conversation', () => expect(isShownIn({ ...run, sentIn: 't1' }, 't2')).toBe(false))
  it('is not shown in a new chat once its own has an address', () => expect(isShownIn({ ...run, sentIn: 't1' }, null)).toBe(false))
  it('follows what the server has', () => expect(conversation(earlier, run, 't1')).toEqual({ messages: earlier, run }))
  it('is not doubled by the question that the server has stored already', () => {
    expect(conversation([...earlier, message('q1', 'user', 'a1')], run, 't1')).toEqual({ messages: earlier, run })
  })
  it('gives way once the server tells its answer', () => {
    const stored = [...earlier, message('q1', 'user', 'a1'), message('r1', 'arion', 'a1')]
    expect(conversation(stored, { ...run, phase: 'done' }, 't1')).toEqual({ messages: stored, run: null })
  })
  it('stays until then', () => expect(conversation(earlier, { ...run, phase: 'done' }, 't1').run).toMatchObject({ phase: 'done' }))
})

it('keeps its place when the server’s rows take over', () => {
  const ours = messagesOf({ ...run, phase: 'done' }, '2026-11-20T18:00:05.000Z')
  expect(ours.map(keyOf)).toEqual([message('q1', 'user', 'a1'), message('r1', 'arion', 'a1')].map(keyOf))
})

describe('after a reload', () => {
  const asked = message('q1', 'user', 'a1')
  it('waits for the answer to a fresh question', () => expect(isAwaitingAnswer([asked], new Date('2026-11-20T18:00:30Z'))).toBe(true))
  it('does not wait for ever', () => expect(isAwaitingAnswer([asked], new Date('2026-11-20T18:10:00Z'))).toBe(false))
  it('does not wait when it was answered', () => expect(isAwaitingAnswer(earlier, new Date('2026-11-20T18:00:30Z'))).toBe(false))
})
