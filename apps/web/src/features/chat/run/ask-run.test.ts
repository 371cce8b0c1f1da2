import type { AskStreamEvent, FactShown } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../lib/api.ts'
import { createAskRuns, isBusy } from './ask-run.ts'
import type { AskStream, Sending } from './ask-ports.ts'

const fact: FactShown = { id: 'n1', kind: 'placement', statement: 'Sun in Taurus', points: ['sun'] }
const says = (content: string): AskStreamEvent => ({ choices: [{ delta: { content } }] })
const ends: AskStreamEvent = { astrarium: { outcome: 'answered', facts: [fact], asksBack: null } }

const ask = (question: string, threadId: string | null = null): Sending => ({
  kind: 'ask',
  question,
  threadId,
  askId: null,
  offer: null,
})
const cut = () => new TypeError('network')

/**
 * A server that says what the test tells it to say; `follow` is what it says to who takes up the answer
 * again.
 */
function setUp(
  answer: () => AsyncGenerator<AskStreamEvent>,
  { refuse, follow = answer }: Partial<Told> = {},
) {
  const sends: (Sending & { sendId: string })[] = []
  const followed: string[] = []
  const stopped: string[] = []
  const pauses: number[] = []
  let drawn: (() => void)[] = []
  let ids = 0
  const runs = createAskRuns({
    open: async (sending, sendId): Promise<AskStream> => {
      sends.push({ ...sending, sendId })
      const refusal = refuse?.()
      if (refusal) throw refusal
      return { threadId: sending.threadId ?? 'thread-1', askId: 'ask-1', frames: answer() }
    },
    follow: async (askId) => {
      followed.push(askId)
      return { threadId: 'thread-1', askId, frames: follow(followed.length) }
    },
    stop: async (askId) => void stopped.push(askId),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    newId: () => `send-${++ids}`,
    now: () => new Date('2026-11-20T18:00:00Z'),
    nextFrame: (draw) => void drawn.push(draw),
  })
  const drawNow = () => {
    const draws = drawn
    drawn = []
    for (const draw of draws) draw()
  }
  return { runs, sends, followed, stopped, pauses, drawNow, waiting: () => drawn.length }
}
interface Told {
  refuse: () => Error | null
  follow: (time: number) => AsyncGenerator<AskStreamEvent>
}

async function* words(...parts: AskStreamEvent[]) {
  yield* parts
}

describe('a send', () => {
  it('thinks at once, before the server has answered', () => {
    const { runs } = setUp(() => words(ends))
    void runs.send(ask('Why?'))
    expect(runs.current()).toMatchObject({ question: 'Why?', phase: 'thinking', threadId: null })
    expect(isBusy(runs.current())).toBe(true)
  })
  it('ends with the whole answer and its facts', async () => {
    const { runs } = setUp(() => words(says('Be'), says('cause.'), ends))
    const end = await runs.send(ask('Why?'))
    expect(end).toMatchObject({
      kind: 'answered',
      run: { answer: 'Because.', facts: [fact], threadId: 'thread-1', askId: 'ask-1', phase: 'done' },
    })
    expect(runs.current()).toMatchObject({ answer: 'Because.', phase: 'done' })
  })
  it('tells which conversation it opened before the first word', async () => {
    const { runs } = setUp(() => words(says('Yes.'), ends))
    const opened: unknown[] = []
    await runs.send(ask('Now?'), (run) => opened.push([run.threadId, run.answer]))
    expect(opened).toEqual([['thread-1', '']])
  })
  it('asks for one drawing, however many words came since the last', async () => {
    const { runs, waiting } = setUp(() => words(says('a'), says('b'), says('c'), ends))
    await runs.send(ask('Now?'))
    expect(waiting()).toBe(1)
  })
  it('draws all words that came since the last drawing', async () => {
    let more = () => {}
    const held = new Promise<void>((resolve) => (more = resolve))
    const { runs, drawNow, waiting } = setUp(async function* () {
      yield says('a')
      yield says('b')
      await held
      yield ends
    })
    const end = runs.send(ask('Now?'))
    await until(() => waiting() === 1)
    drawNow()
    expect(runs.current()).toMatchObject({ phase: 'streaming' })
    await until(() => runs.current()?.answer === 'ab' || (drawNow(), false))
    more()
    expect(await end).toMatchObject({ kind: 'answered', run: { answer: 'ab' } })
  })
  it('is refused while another is under way', async () => {
    const { runs } = setUp(() => words(says('x'), ends))
    const first = runs.send(ask('One?'))
    await expect(runs.send(ask('Two?'))).rejects.toThrow()
    await first
  })
  it('leaves the new-chat page once its conversation has an address', async () => {
    const { runs } = setUp(() => words(says('x'), ends))
    await runs.send(ask('One?'), (run) => runs.settle(run.sendId))
    expect(runs.current()).toMatchObject({ sentIn: 'thread-1', phase: 'done', answer: 'x' })
  })
})

const stoppedAs = (outcome: 'stopped' | 'withdrawn'): AskStreamEvent => ({
  astrarium: { outcome, facts: [], asksBack: null },
})

describe('stopping', () => {
  it('asks the server, and keeps what it says was said', async () => {
    const { runs, stopped } = setUp(async function* () {
      yield says('The first words')
      runs.stop()
      yield says(' and one more')
      yield stoppedAs('stopped')
    })
    expect(await runs.send(ask('Go on?'))).toMatchObject({
      kind: 'stopped',
      run: { answer: 'The first words and one more', phase: 'done' },
    })
    expect(stopped).toEqual(['ask-1'])
  })
  it('before the first word gives the question back, without an error', async () => {
    const { runs } = setUp(async function* () {
      runs.stop()
      yield stoppedAs('withdrawn')
    })
    expect(await runs.send(ask('Go on?'))).toMatchObject({
      kind: 'returned',
      error: null,
      run: { question: 'Go on?' },
    })
    expect(runs.current()).toBeNull()
  })
  it('makes sending it after all a send of its own', async () => {
    const { runs, sends } = setUp(() => words(stoppedAs('withdrawn')))
    await runs.send(ask('Go on?'))
    await runs.send(ask('Go on?'))
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-2'])
  })
  it('before the server has taken the question stops it as soon as it has', async () => {
    const { runs, stopped } = setUp(() => words(stoppedAs('withdrawn')))
    const end = runs.send(ask('Go on?'))
    runs.stop()
    expect(stopped).toEqual([])
    await end
    expect(stopped).toEqual(['ask-1'])
  })
  it('says so while it is on its way, and asks once', async () => {
    const { runs, stopped } = setUp(async function* () {
      yield says('x')
      runs.stop()
      runs.stop()
      expect(runs.current()).toMatchObject({ isStopping: true })
      yield stoppedAs('stopped')
    })
    await runs.send(ask('Go on?'))
    expect(stopped).toHaveLength(1)
    expect(runs.current()).toMatchObject({ isStopping: false })
  })
})

describe('a line that breaks off', () => {
  const breaksOff = async function* () {
    yield says('The first')
    throw cut()
  }
  it('is taken up again, and the answer is whole', async () => {
    const { runs, followed } = setUp(breaksOff, { follow: () => words(says('The first words.'), ends) })
    expect(await runs.send(ask('Why?'))).toMatchObject({
      kind: 'answered',
      run: { answer: 'The first words.' },
    })
    expect(followed).toEqual(['ask-1'])
  })
  it('is tried for half a minute, then the question comes back', async () => {
    const { runs, pauses } = setUp(breaksOff, { follow: breaksOff })
    expect(await runs.send(ask('Why?'))).toMatchObject({ kind: 'returned', run: { question: 'Why?' } })
    expect(pauses).toEqual([300, 1000, 2000, 4000, 8000, 15_000])
  })
  it('after the end is no break', async () => {
    const { runs, followed } = setUp(async function* () {
      yield says('All.')
      yield ends
      throw cut()
    })
    expect(await runs.send(ask('Why?'))).toMatchObject({ kind: 'answered' })
    expect(followed).toEqual([])
  })
  it('does not take back words that are on the screen', async () => {
    const seen: string[] = []
    const { runs, drawNow } = setUp(
      async function* () {
        yield says('The first words')
        yield says(' of')
        drawNow()
        throw cut()
      },
      {
        follow: async function* () {
          yield says('The')
          yield says(' first words of it')
          drawNow()
          yield ends
        },
      },
    )
    runs.subscribe(() => seen.push(runs.current()?.answer ?? ''))
    await runs.send(ask('Why?'))
    expect(seen.map((text) => text.length)).toEqual(seen.map((text) => text.length).toSorted((a, b) => a - b))
  })
})

describe('an answer that is being given when the page is loaded', () => {
  const following: Sending = {
    kind: 'follow',
    question: 'Why?',
    threadId: 'thread-1',
    askId: 'ask-9',
    offer: null,
    askedAt: '2026-11-20T17:59:00.000Z',
  }
  it('is followed from its first word, without sending anything', async () => {
    const { runs, sends, followed } = setUp(() => words(says('Because.'), ends))
    expect(await runs.send(following)).toMatchObject({
      kind: 'answered',
      run: { askId: 'ask-9', answer: 'Because.', askedAt: following.askedAt },
    })
    expect([sends, followed]).toEqual([[], ['ask-9']])
  })
  it('can be stopped', async () => {
    const { runs, stopped } = setUp(async function* () {
      runs.stop()
      yield stoppedAs('withdrawn')
    })
    await runs.send(following)
    expect(stopped).toEqual(['ask-9'])
  })
  it('that is gone is not waited for', async () => {
    const { runs, pauses } = setUp(() => words(ends), {
      follow: () => {
        throw new ApiError({ code: 'ask_not_found', status: 404, message: 'x' })
      },
    })
    expect(await runs.send(following)).toMatchObject({ kind: 'returned', error: { code: 'ask_not_found' } })
    expect(pauses).toEqual([0])
  })
})

it('stands in the place of the ask it replaces', async () => {
  const { runs, sends } = setUp(() => words(says('x'), ends))
  await runs.send({ kind: 'edit', question: 'When?', threadId: 'thread-1', askId: 'ask-0', offer: null })
  expect(runs.current()).toMatchObject({ replaces: 'ask-0', askId: 'ask-1' })
  expect(sends[0]).toMatchObject({ kind: 'edit', askId: 'ask-0' })
})

it('leaves without a word to anybody when another person sits down', async () => {
  const { runs } = setUp(async function* () {
    yield says('private')
    runs.forget()
    throw cut()
  })
  expect(await runs.send(ask('Why?'))).toMatchObject({ kind: 'left' })
  expect(runs.current()).toBeNull()
})

describe('a failure', () => {
  it('of the stream gives the question back, even after some words', async () => {
    const { runs } = setUp(() =>
      words(says('Half an'), { error: { code: 'answer_failed', error: 'no voice' } }),
    )
    const end = await runs.send(ask('Why?'))
    expect(end).toMatchObject({
      kind: 'returned',
      run: { question: 'Why?' },
      error: { code: 'answer_failed' },
    })
    expect(runs.current()).toBeNull()
  })
  it('is an answer without words', async () => {
    const { runs } = setUp(() => words(ends))
    expect(await runs.send(ask('Why?'))).toMatchObject({ kind: 'returned', error: { code: 'answer_failed' } })
  })
  it('makes the same words in the same place the same send, so that they take one Ask', async () => {
    let isDown = true
    const { runs, sends } = setUp(() => words(says('x'), ends), { refuse: () => (isDown ? cut() : null) })
    await runs.send(ask('Why?'))
    isDown = false
    await runs.send(ask('Why?'))
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-1'])
  })
  it('does not tie other words, or another conversation, to it', async () => {
    const { runs, sends } = setUp(() => words(says('x'), ends), { refuse: cut })
    await runs.send(ask('Why?'))
    await runs.send(ask('Why not?'))
    await runs.send(ask('Why not?', 'thread-2'))
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-2', 'send-3'])
  })
})

it('tells its listeners of each change until they leave', async () => {
  const { runs } = setUp(() => words(says('x'), ends))
  const seen: string[] = []
  const leave = runs.subscribe(() => seen.push(runs.current()?.phase ?? 'none'))
  await runs.send(ask('Why?'))
  leave()
  runs.forget()
  expect(seen).toEqual(['thinking', 'thinking', 'thinking', 'done'])
})

async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 50 && !isTrue(); turn++) await Promise.resolve()
  expect(isTrue()).toBe(true)
}
