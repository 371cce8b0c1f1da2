import { ask, type AskBack, getThread, stopAsk, type Thread } from '@astrarium/contracts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../test/app.tsx'
import { refuse, serve, tell } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { askRuns, drafts } from '../run/ask-store.ts'
import { useConversation } from './use-conversation.ts'

const thread: Thread = {
  id: 'thread-1',
  title: 'Work',
  createdAt: '2026-11-20T18:00:00Z',
  messages: [],
  runningAskId: null,
  about: null,
}

beforeEach(() => {
  queryClient.setQueryData(['session'], { user: null })
})
afterEach(async () => {
  askRuns.forget()
  vi.useRealTimers()
  // what a page on its way out still held
  await act(async () => void dispatchEvent(new Event('pageshow')))
  drafts.write('', null, '')
  queryClient.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const shown = ({ result }: { result: { current: ReturnType<typeof useConversation> } }) =>
  result.current.bubbles.map(({ role, text, state }) => [role, text, state])

/** Asks in a new chat, and waits until the server has it. */
async function begin(question: string) {
  const answer = tell('thread-1', 'ask-1')
  const asked = serve(
    [ask, () => answer.response],
    [stopAsk, () => ({ stopped: true })],
    [getThread, () => thread],
  )
  const onOpened = vi.fn<(threadId: string) => void>()
  const onGone = vi.fn<(threadId: string) => void>()
  const host = { onOpened, onGone }
  const chat = renderInApp(() => useConversation(null, host))
  act(() => chat.result.current.setDraft(question))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(onOpened).toHaveBeenCalledWith('thread-1'))
  return { answer, asked, chat, onOpened, onGone }
}

it('shows the question at once, and the answer as it is written', async () => {
  const { answer, asked, chat } = await begin('  What now?  ')
  expect(asked[0]?.input).toMatchObject({ message: 'What now?', threadId: null })
  expect(chat.result.current.draft).toBe('')
  expect(chat.result.current.isBusy).toBe(true)

  const inThread = renderInApp(() => useConversation('thread-1'))
  expect(shown(inThread)).toEqual([
    ['user', 'What now?', 'done'],
    ['arion', '', 'thinking'],
  ])
  answer.says('Wait')
  await vi.waitFor(() => expect(shown(inThread)[1]).toEqual(['arion', 'Wait', 'writing']))
  answer.says(' for spring.')
  answer.ends()
  await vi.waitFor(() => expect(shown(inThread)[1]).toEqual(['arion', 'Wait for spring.', 'done']))
  expect(inThread.result.current.isBusy).toBe(false)
})

it('sends a question once more that a reload has cut off, as the same send', async () => {
  // its answer has not begun when the page goes
  const first = serve([ask, () => new Promise<Response>(() => {})])
  const before = renderInApp(() => useConversation(null))
  act(() => before.result.current.setDraft('What now?'))
  act(() => before.result.current.send())
  await vi.waitFor(() => expect(first).toHaveLength(1))
  before.unmount()
  askRuns.forget()

  const answer = tell('thread-1', 'ask-1')
  const second = serve([ask, () => answer.response], [getThread, () => thread])
  const after = renderInApp(() => useConversation(null))
  await vi.waitFor(() => expect(after.address()).toBe('/sanctum/ask/thread-1'))
  expect(second[0]?.input).toEqual(first[0]?.input)
  expect(Object.keys(sessionStorage).filter((key) => key.includes('unopened'))).toEqual([])
})

/** Asks in a new chat of a page that then begins to leave, before the server has said anything. */
async function askAndLeave() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = Promise.withResolvers<Response>()
  const first = serve([ask, () => sent.promise], [getThread, () => thread])
  const before = renderInApp(() => useConversation(null))
  act(() => before.result.current.setDraft('What now?'))
  act(() => before.result.current.send())
  await vi.waitFor(() => expect(first).toHaveLength(1))
  dispatchEvent(new Event('beforeunload'))
  return { sent, first, before }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The page that comes after `first` sends it once more, and stands at its conversation. */
async function expectSentOnceMore(first: Awaited<ReturnType<typeof askAndLeave>>['first']) {
  const second = serve([ask, () => tell('thread-1', 'ask-1').response], [getThread, () => thread])
  const after = renderInApp(() => useConversation(null))
  await vi.waitFor(() => expect(after.address()).toBe('/sanctum/ask/thread-1'))
  expect(second[0]?.input).toEqual(first[0]?.input)
}

it('keeps what was sent for the page that comes, where this one goes and takes its requests along', async () => {
  const say = vi.spyOn(toast, 'destructive')
  const { sent, first, before } = await askAndLeave()
  sent.reject(new TypeError('Failed to fetch'))
  await pass(5000)
  expect(before.result.current.draft).toBe('')
  expect(say).not.toHaveBeenCalled()
  before.unmount()
  askRuns.forget()
  await expectSentOnceMore(first)
})

it('leaves it to the page that comes, where the answer reaches one that is on its way out', async () => {
  const { sent, first, before } = await askAndLeave()
  const early = tell('thread-1', 'ask-1')
  sent.resolve(early.response)
  early.says('Wait.')
  early.ends()
  await pass(5000)
  // a reload comes back to the address that it began from
  expect(before.address()).toBe('/sanctum/ask')
  before.unmount()
  askRuns.forget()
  await expectSentOnceMore(first)
})

it('gives the words back where the page was on its way out and stayed, and sends them no more', async () => {
  const say = vi.spyOn(toast, 'destructive')
  const { sent, before } = await askAndLeave()
  sent.reject(new TypeError('Failed to fetch'))
  await pass(10_000)
  expect(before.result.current.draft).toBe('What now?')
  expect(say).toHaveBeenCalledOnce()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('unopened'))).toEqual([])
})

it('turns to the conversation where the page was on its way out and stayed', async () => {
  const { sent, before } = await askAndLeave()
  const answer = tell('thread-1', 'ask-1')
  sent.resolve(answer.response)
  answer.says('Wait.')
  answer.ends()
  await pass(10_000)
  expect(before.address()).toBe('/sanctum/ask/thread-1')
  expect(Object.keys(sessionStorage).filter((key) => key.includes('unopened'))).toEqual([])
})

it('goes on at once where the page comes back', async () => {
  vi.spyOn(toast, 'destructive')
  const { sent, before } = await askAndLeave()
  dispatchEvent(new Event('pageshow'))
  sent.reject(new TypeError('Failed to fetch'))
  await pass(100)
  expect(before.result.current.draft).toBe('What now?')
})

it('sends once more what a reload has cut off in a conversation, in that one alone', async () => {
  const silence = () => new Promise<Response>(() => {})
  const { asked, chat } = await openAskedBack([ask, silence])
  act(() => chat.result.current.setDraft('When then?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(asked.some(({ path }) => path === ask.path)).toBe(true))
  const first = asked.find(({ path }) => path === ask.path)
  chat.unmount()
  askRuns.forget()

  const answer = tell('thread-1', 'ask-1')
  const second = serve([ask, () => answer.response], [getThread, () => askedBack])
  const elsewhere = renderInApp(() => useConversation('thread-2'))
  expect(elsewhere.result.current.isBusy).toBe(false)
  elsewhere.unmount()
  const after = renderInApp(() => useConversation('thread-1'), '/sanctum/ask/thread-1')
  await vi.waitFor(() => expect(shown(after).at(-1)).toEqual(['arion', '', 'thinking']))
  answer.says('Soon.')
  answer.ends()
  await vi.waitFor(() => expect(shown(after).at(-1)).toEqual(['arion', 'Soon.', 'done']))
  expect(shown(after).filter(([, text]) => text === 'When then?')).toHaveLength(1)
  const sent = second.filter(({ path }) => path === ask.path).map(({ input }) => input)
  expect(sent).toEqual([first?.input])
})

it('opens the page of a new conversation, where no place of its own shows it', async () => {
  const answer = tell('thread-1', 'ask-1')
  serve([ask, () => answer.response], [getThread, () => thread])
  const chat = renderInApp(() => useConversation(null))
  act(() => chat.result.current.setDraft('What now?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(chat.address()).toBe('/sanctum/ask/thread-1'))
})

it('asks one thing at a time', async () => {
  const { asked, chat } = await begin('What now?')
  act(() => chat.result.current.setDraft('And then?'))
  act(() => chat.result.current.send())
  expect(asked.filter(({ path }) => path === ask.path)).toHaveLength(1)
})

it('gives the words back when they were refused, and says why', async () => {
  const say = vi.spyOn(toast, 'destructive')
  serve([ask, () => refuse('ask_limit_daily', 403)])
  const chat = renderInApp(() => useConversation(null))
  act(() => chat.result.current.setDraft('What now?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(chat.result.current.draft).toBe('What now?'))
  expect(say).toHaveBeenCalledOnce()
  expect(shown(chat)).toEqual([])
})

it('asks the server to stop, and takes a withdrawn question back', async () => {
  const { answer, asked, chat, onGone } = await begin('What now?')
  act(() => chat.result.current.stop())
  expect(chat.result.current.isStopping).toBe(true)
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('/api/asks/ask-1/stop'))
  answer.ends('withdrawn')
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledWith('thread-1'))
  expect(chat.result.current.draft).toBe('What now?')
})

it('looks again while the answer is given on another device', async () => {
  let looks = 0
  serve([
    getThread,
    () => {
      looks += 1
      return { ...thread, runningAskId: looks === 1 ? 'elsewhere' : null }
    },
  ])
  const chat = renderInApp(() => useConversation('thread-1'), '/sanctum/ask/thread-1')
  await vi.waitFor(() => expect(chat.result.current.isAnsweredElsewhere).toBe(true))
  await vi.waitFor(() => expect(chat.result.current.isAnsweredElsewhere).toBe(false), { timeout: 4000 })
  expect(looks).toBe(2)
})

const place = {
  about: null,
  isFavourite: false,
  versions: ['ask-0'],
  facts: [],
  askId: 'ask-0',
  createdAt: thread.createdAt,
}
const asksBack: AskBack = {
  heard: [{ text: 'hm', label: null, isOpen: false }],
  offers: [{ label: 'On which day?', detail: 'One day and its hour', sign: 'day' }],
}
const askedBack: Thread = {
  ...thread,
  messages: [
    { ...place, id: 'q', role: 'user', content: 'hm', outcome: null, asksBack: null, offer: null },
    {
      ...place,
      id: 'a',
      role: 'arion',
      content: 'I ask before I read.',
      outcome: 'not_understood',
      asksBack,
      offer: null,
    },
  ],
}

/** A page whose last answer has asked back. */
async function openAskedBack(...answers: Parameters<typeof serve>) {
  const asked = serve([getThread, () => askedBack], ...answers)
  const chat = renderInApp(() => useConversation('thread-1'), '/sanctum/ask/thread-1')
  await vi.waitFor(() => expect(chat.result.current.bubbles).toHaveLength(2))
  return { asked, chat, sent: () => asked.filter(({ path }) => path === ask.path).map(({ input }) => input) }
}

it('names the answer that a question follows', async () => {
  const answer = tell('thread-1', 'ask-1')
  const { chat, sent } = await openAskedBack([ask, () => answer.response])
  act(() => chat.result.current.setDraft('When then?'))
  act(() => chat.result.current.send())
  await vi.waitFor(() => expect(sent()).toMatchObject([{ parentId: 'ask-0', offer: null }]))
  answer.says('Soon.')
  answer.ends()
  await vi.waitFor(() => expect(chat.result.current.isBusy).toBe(false))
})

it('stays on the branch that it shows, whatever another page turns to', async () => {
  const { asked } = await openAskedBack()
  await act(() => queryClient.refetchQueries({ queryKey: ['threads', 'thread-1'] }))
  expect(asked.map(({ input }) => input)).toEqual([{}, { through: 'ask-0' }])
})

it.each([
  ['not there yet', []],
  ['asked for anew', [askedBack]],
])('keeps an answer on a page whose conversation, told before it, is %s', async (_, known) => {
  const early = Promise.withResolvers<Thread>()
  const answer = tell('thread-1', 'ask-1')
  const [question, said] = askedBack.messages
  const told = [
    ...askedBack.messages,
    { ...question!, id: 'm-3', askId: 'ask-1', content: 'And now?' },
    { ...said!, id: 'm-4', askId: 'ask-1', content: 'Soon.', asksBack: null },
  ]
  const tellings = [...known, early.promise, { ...askedBack, messages: told }]
  serve([getThread, () => tellings.shift()], [ask, () => answer.response])
  const chat = renderInApp(() => useConversation('thread-1'), '/sanctum/ask/thread-1')
  if (known.length > 0) {
    await vi.waitFor(() => expect(chat.result.current.bubbles).toHaveLength(2))
    void queryClient.refetchQueries({ queryKey: ['threads', 'thread-1'] })
  }
  act(() => chat.result.current.setDraft('And now?'))
  act(() => chat.result.current.send())
  answer.says('Soon.')
  answer.ends()
  await vi.waitFor(() => expect(chat.result.current.isBusy).toBe(false))
  early.resolve(askedBack)
  await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0)))
  expect(shown(chat).slice(2)).toEqual([
    ['user', 'And now?', 'done'],
    ['arion', 'Soon.', 'done'],
  ])
})

it('sends a chosen offer with its label, and marks the question as its choice', async () => {
  const answer = tell('thread-1', 'ask-1')
  const { chat, sent } = await openAskedBack([ask, () => answer.response])
  act(() => chat.result.current.choose(0, 'On which day?'))
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([{ message: 'On which day?', parentId: 'ask-0', offer: 0 }]),
  )
  expect(chat.result.current.bubbles[2]).toMatchObject({ text: 'On which day?', offer: 0 })
  answer.says('On Friday.')
  answer.ends()
  await vi.waitFor(() => expect(chat.result.current.isBusy).toBe(false))
  expect(chat.result.current.bubbles[2]).toMatchObject({ text: 'On which day?', offer: 0 })
})

it('gives a choice that could not be sent back as words, and looks what stands there', async () => {
  vi.spyOn(toast, 'destructive')
  const { asked, chat } = await openAskedBack([ask, () => refuse('offer_not_found', 404)])
  act(() => chat.result.current.choose(0, 'On which day?'))
  await vi.waitFor(() => expect(chat.result.current.draft).toBe('On which day?'))
  await vi.waitFor(() => expect(asked.filter(({ path }) => path === '/api/threads/thread-1')).toHaveLength(2))
  expect(chat.result.current.bubbles).toHaveLength(2)
})
