import type { ThreadMessage } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import type { AskRun } from './run/ask-run.ts'
import { bubblesOf, conversation, isShownIn, lastAskOf, messagesOf } from './conversation.ts'

const run: AskRun = {
  sendId: 's1',
  question: 'Why?',
  offer: null,
  askedAt: '2026-11-20T18:00:00.000Z',
  sentIn: null,
  threadId: 't1',
  askId: 'a1',
  phase: 'streaming',
  answer: 'Because',
  facts: [],
  asksBack: null,
  kind: 'ask',
  replaces: null,
  follows: null,
  isStopping: false,
  outcome: null,
  isKept: false,
}
const message = (id: string, role: 'user' | 'arion', askId: string): ThreadMessage => ({
  id,
  role,
  content: id,
  createdAt: '2026-11-20T18:00:00.000Z',
  askId,
  facts: [],
  about: null,
  isFavourite: false,
  outcome: role === 'arion' ? 'answered' : null,
  asksBack: null,
  offer: null,
  versions: [askId],
})
const earlier = [message('q0', 'user', 'a0'), message('r0', 'arion', 'a0')]

describe('the send under way', () => {
  it('is shown on the page it was sent from and on the page it opened', () => {
    expect(isShownIn(run, null)).toBe(true)
    expect(isShownIn(run, 't1')).toBe(true)
  })
  it('is not shown in another conversation', () =>
    expect(isShownIn({ ...run, sentIn: 't1' }, 't2')).toBe(false))
  it('is not shown in a new chat once its own has an address', () =>
    expect(isShownIn({ ...run, sentIn: 't1' }, null)).toBe(false))
  it('follows what the server has', () =>
    expect(conversation(earlier, run, 't1')).toEqual({ messages: earlier, run }))
  it('is not doubled by the question that the server has stored already', () => {
    expect(conversation([...earlier, message('q1', 'user', 'a1')], run, 't1')).toEqual({
      messages: earlier,
      run,
    })
  })
  it('is not doubled where it is sent once more after a reload, though nobody has told its id yet', () => {
    const sentAgain = { ...run, question: 'q1', askId: null, follows: 'a0', phase: 'thinking' as const }
    const asked = [...earlier, message('q1', 'user', 'a1')]
    for (const stored of [asked, [...asked, message('r1', 'arion', 'a1')]])
      expect(conversation(stored, sentAgain, 't1')).toEqual({ messages: earlier, run: sentAgain })
  })
  it('stands beside the same question asked before', () => {
    const asked = { ...run, question: 'q0', askId: null, follows: 'a0' }
    expect(conversation(earlier, asked, 't1')).toEqual({ messages: earlier, run: asked })
  })
  it('gives way once the server tells its answer', () => {
    const stored = [...earlier, message('q1', 'user', 'a1'), message('r1', 'arion', 'a1')]
    expect(conversation(stored, { ...run, phase: 'done' }, 't1')).toEqual({ messages: stored, run: null })
  })
  it('stays until then', () =>
    expect(conversation(earlier, { ...run, phase: 'done' }, 't1').run).toMatchObject({ phase: 'done' }))
})

describe('the answer that a question follows', () => {
  it('is the one that stands last on the page', () => {
    expect(lastAskOf({ messages: earlier, run: null })).toBe('a0')
    expect(lastAskOf({ messages: earlier, run })).toBe('a1')
    expect(lastAskOf({ messages: [], run: null })).toBe(null)
  })
})

describe('another answer, or an edited question', () => {
  const later = [message('q2', 'user', 'a2'), message('r2', 'arion', 'a2')]
  const stored = [...earlier, message('q1', 'user', 'a1'), message('r1', 'arion', 'a1'), ...later]
  const again: AskRun = { ...run, kind: 'again', replaces: 'a1', askId: 'a3', sentIn: 't1' }
  it('takes the place of the old one, and of all that followed it', () =>
    expect(conversation(stored, again, 't1')).toEqual({ messages: earlier, run: again }))
  it('stands there before the server has given it an id', () =>
    expect(conversation(stored, { ...again, askId: null }, 't1').messages).toEqual(earlier))
  it('leaves the page to the versions once the conversation holds it', () =>
    expect(conversation(stored, { ...again, phase: 'done', isKept: true }, 't1')).toEqual({
      messages: stored,
      run: null,
    }))
})

describe('what stands on the page', () => {
  it('is the same whether the send or the server tells it', () => {
    const ours = bubblesOf([], { ...run, phase: 'done' })
    const theirs = bubblesOf(messagesOf({ ...run, phase: 'done' }, '2026-11-20T18:00:05.000Z'), null)
    expect(ours).toEqual(theirs.map((bubble) => ({ ...bubble, message: null })))
  })
  it('thinks, then writes, then is done', () =>
    expect(
      [{ ...run, answer: '' }, run, { ...run, phase: 'done' as const }].map(
        (each) => bubblesOf([], each)[1]?.state,
      ),
    ).toEqual(['thinking', 'writing', 'done']))
})
