import type { AskFrame, FactShown } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { type AskStream, createAskRuns, isBusy } from './ask-run.ts'

const fact: FactShown = { id: 'n1', kind: 'placement', statement: 'Sun in Taurus', points: ['sun'] }
const says = (content: string): AskFrame => ({ choices: [{ delta: { content } }] })
const ends: AskFrame = { astrarium: { outcome: 'answered', facts: [fact] } }

/** A server that says what the test tells it to say. */
function setUp(answer: (signal: AbortSignal) => AsyncGenerator<AskFrame>, refuse?: () => Error | null) {
  const sends: { message: string; threadId: string | null; sendId: string }[] = []
  let drawn: (() => void)[] = []
  let ids = 0
  const runs = createAskRuns({
    open: async (send, signal): Promise<AskStream> => {
      sends.push(send)
      const refusal = refuse?.()
      if (refusal) throw refusal
      return { threadId: send.threadId ?? 'thread-1', askId: 'ask-1', frames: answer(signal) }
    },
    newId: () => `send-${++ids}`,
    now: () => new Date('2026-11-20T18:00:00Z'),
    nextFrame: (draw) => void drawn.push(draw),
  })
  const drawNow = () => {
    const draws = drawn
    drawn = []
    for (const draw of draws) draw()
  }
  return { runs, sends, drawNow, waiting: () => drawn.length }
}

async function* words(...parts: AskFrame[]) {
  yield* parts
}

describe('a send', () => {
  it('thinks at once, before the server has answered', () => {
    const { runs } = setUp(() => words(ends))
    void runs.send('Why?', null)
    expect(runs.current()).toMatchObject({ question: 'Why?', phase: 'thinking', threadId: null })
    expect(isBusy(runs.current())).toBe(true)
  })
  it('ends with the whole answer and its facts', async () => {
    const { runs } = setUp(() => words(says('Be'), says('cause.'), ends))
    const end = await runs.send('Why?', null)
    expect(end).toMatchObject({
      kind: 'answered',
      run: { answer: 'Because.', facts: [fact], threadId: 'thread-1', askId: 'ask-1', phase: 'done' },
    })
    expect(runs.current()).toMatchObject({ answer: 'Because.', phase: 'done' })
  })
  it('tells which conversation it opened before the first word', async () => {
    const { runs } = setUp(() => words(says('Yes.'), ends))
    const opened: unknown[] = []
    await runs.send('Now?', null, (run) => opened.push([run.threadId, run.answer]))
    expect(opened).toEqual([['thread-1', '']])
  })
  it('asks for one drawing, however many words came since the last', async () => {
    const { runs, waiting } = setUp(() => words(says('a'), says('b'), says('c'), ends))
    await runs.send('Now?', null)
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
    const end = runs.send('Now?', null)
    await until(() => waiting() === 1)
    drawNow()
    expect(runs.current()).toMatchObject({ phase: 'streaming' })
    await until(() => runs.current()?.answer === 'ab' || (drawNow(), false))
    more()
    expect(await end).toMatchObject({ kind: 'answered', run: { answer: 'ab' } })
  })
  it('is refused while another is under way', async () => {
    const { runs } = setUp(() => words(says('x'), ends))
    const first = runs.send('One?', null)
    await expect(runs.send('Two?', null)).rejects.toThrow()
    await first
  })
  it('leaves the new-chat page once its conversation has an address', async () => {
    const { runs } = setUp(() => words(says('x'), ends))
    await runs.send('One?', null, (run) => runs.settle(run.sendId))
    expect(runs.current()).toMatchObject({ sentIn: 'thread-1', phase: 'done', answer: 'x' })
  })
})

describe('stopping', () => {
  it('keeps what was said', async () => {
    const { runs } = setUp(async function* (signal) {
      yield says('The first words')
      runs.stop()
      signal.throwIfAborted()
    })
    expect(await runs.send('Go on?', null)).toMatchObject({ kind: 'stopped', run: { answer: 'The first words', phase: 'done' } })
  })
  it('before the first word gives the question back, without an error', async () => {
    const { runs } = setUp(async function* (signal) {
      runs.stop()
      signal.throwIfAborted()
      yield ends
    })
    expect(await runs.send('Go on?', null)).toMatchObject({ kind: 'returned', error: null, run: { question: 'Go on?' } })
    expect(runs.current()).toBeNull()
  })
  it('before the first word makes sending it after all the same send', async () => {
    const { runs, sends } = setUp(async function* (signal) {
      if (sends.length === 1) runs.stop()
      signal.throwIfAborted()
      yield says('x')
    })
    await runs.send('Go on?', null)
    await runs.send('Go on?', null)
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-1'])
  })
})

describe('a failure', () => {
  it('of the stream gives the question back, even after some words', async () => {
    const { runs } = setUp(() => words(says('Half an'), { error: { code: 'answer_failed', error: 'no voice' } }))
    const end = await runs.send('Why?', null)
    expect(end).toMatchObject({ kind: 'returned', run: { question: 'Why?' }, error: { code: 'answer_failed' } })
    expect(runs.current()).toBeNull()
  })
  it('is an answer without words', async () => {
    const { runs } = setUp(() => words(ends))
    expect(await runs.send('Why?', null)).toMatchObject({ kind: 'returned', error: { code: 'answer_failed' } })
  })
  it('makes the same words in the same place the same send, so that they take one Ask', async () => {
    let isDown = true
    const { runs, sends } = setUp(
      () => words(says('x'), ends),
      () => (isDown ? new TypeError('network') : null),
    )
    await runs.send('Why?', null)
    isDown = false
    await runs.send('Why?', null)
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-1'])
  })
  it('does not tie other words, or another conversation, to it', async () => {
    const { runs, sends } = setUp(
      () => words(says('x'), ends),
      () => new TypeError('network'),
    )
    await runs.send('Why?', null)
    await runs.send('Why not?', null)
    await runs.send('Why not?', 'thread-2')
    expect(sends.map((send) => send.sendId)).toEqual(['send-1', 'send-2', 'send-3'])
  })
})

it('tells its listeners of each change until they leave', async () => {
  const { runs } = setUp(() => words(says('x'), ends))
  const seen: string[] = []
  const leave = runs.subscribe(() => seen.push(runs.current()?.phase ?? 'none'))
  await runs.send('Why?', null)
  leave()
  runs.forget()
  expect(seen).toEqual(['thinking', 'thinking', 'thinking', 'done'])
})

async function until(isTrue: () => boolean) {
  for (let turn = 0; turn < 50 && !isTrue(); turn++) await Promise.resolve()
  expect(isTrue()).toBe(true)
}
