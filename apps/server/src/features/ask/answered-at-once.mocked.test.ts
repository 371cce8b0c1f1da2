import { randomUUID } from 'node:crypto'
import { openReader } from '@astrarium/arion'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addAnna } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import type * as SpeakAnswer from '../guide/service/speak-answer.ts'

const voice = vi.hoisted(() => ({ timesAtOnce: 0, timesSpoken: 0, isBroken: false }))
vi.mock('../guide/service/speak-answer.ts', async (load) => {
  const { composeAnswer, speakAnswer } = await load<typeof SpeakAnswer>()
  return {
    composeAnswer: (...asked: Parameters<typeof composeAnswer>) => {
      voice.timesAtOnce += 1
      if (voice.isBroken) throw new Error('planted')
      return composeAnswer(...asked)
    },
    speakAnswer: (...asked: Parameters<typeof speakAnswer>) => {
      voice.timesSpoken += 1
      return speakAnswer(...asked)
    },
  }
})

const house = testApp()
let mara: Person
beforeAll(async () => {
  const reader = await openReader()
  // what is loaded with the first question is not loaded in a transaction, which may not take long
  reader.read('What is my purpose?', [], { today: '2026-11-20', isSouthern: false, zone: 'Europe/London' })
  // whatever begins a conversation, as if it had been read before
  house.context.reader.given = (question, thread, frame) =>
    thread.length === 0 ? reader.read(question, thread, frame) : null
})
beforeEach(async () => {
  Object.assign(voice, { timesAtOnce: 0, timesSpoken: 0, isBroken: false })
  mara = await house.visitor().arrive()
})

const rowsOf = async (text: string, ...values: unknown[]) => (await house.owner.query(text, values)).rows

describe('an answer whose reading is given', () => {
  it('is told, kept and paid for as any other', async () => {
    const { words, frames, isDone, askId, threadId } = await mara.ask('What is my purpose?')
    expect(voice).toMatchObject({ timesAtOnce: 1, timesSpoken: 0 })
    expect(words.split(' ').length).toBeGreaterThan(40)
    expect(isDone).toBe(true)
    const { messages, runningAskId } = (await mara.call('GET', `/api/threads/${threadId}`)).body
    expect([messages, runningAskId]).toMatchObject([[{ role: 'user' }, { askId, content: words }], null])
    const [{ astrarium: end }] = frames.slice(-1) as [Json]
    expect(end).toMatchObject({ outcome: 'answered', facts: messages[1].facts })
    expect(
      await rowsOf('select status, state is not null as has_state from asks where id = $1', askId),
    ).toEqual([{ status: 'answered', has_state: true }])
    expect(await rowsOf('select change, balance from credit_entries where ask_id = $1', askId)).toEqual([
      { change: -1, balance: 4 },
    ])
    const [units] = await rowsOf('select count(*)::int as told from told_units')
    expect(units.told).toBeGreaterThan(3)
  })

  it('sent several times at once is one answer and one Ask', async () => {
    const sendId = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => mara.ask('What is my purpose?', { sendId })))
    expect(new Set(sent.map(({ words }) => words)).size).toBe(1)
    expect(new Set(sent.map(({ askId }) => askId)).size).toBe(1)
    expect(await mara.balance()).toBe(4)
    expect((await mara.call('GET', '/api/threads')).body).toHaveLength(1)
  })

  it('that follows another one is given in the ordinary way', async () => {
    const { threadId } = await mara.ask('What is my purpose?')
    const next = await mara.ask('And next month?', { threadId })
    expect(next.threadId).toBe(threadId)
    expect(voice).toMatchObject({ timesAtOnce: 1, timesSpoken: 1 })
  })

  it('is another one when it is asked for again, in its place', async () => {
    const { askId, threadId, words } = await mara.ask('What is my purpose?')
    const again = await mara.send(`/api/asks/${askId}/regenerate`)
    expect([again.threadId, again.words === words]).toEqual([threadId, false])
    expect(voice).toMatchObject({ timesAtOnce: 2, timesSpoken: 0 })
    const { messages } = (await mara.call('GET', `/api/threads/${threadId}`)).body
    expect(messages).toMatchObject([{ role: 'user' }, { content: again.words }])
  })

  it('takes no Ask where somebody is in need, nor where none is left', async () => {
    const { frames } = await mara.ask('I want to kill myself')
    expect(frames.at(-1)).toMatchObject({ astrarium: { outcome: 'crisis' } })
    expect(await mara.balance()).toBe(5)
    for (let left = 5; left > 0; left--) await mara.ask('What is my purpose?')
    const before = (await mara.call('GET', '/api/threads')).body
    expect((await mara.ask('What is my purpose?')).body).toMatchObject({ code: 'ask_limit_daily' })
    expect((await mara.call('GET', '/api/threads')).body).toEqual(before)
  })

  it('is given in the ordinary way where somebody of the Circle is meant, or the voice fails', async () => {
    await addAnna(mara)
    expect((await mara.ask('How do Anna and I get on?')).words).toMatch(/Anna’s (?:Sun|Moon|Mercury|Venus)/)
    expect(voice).toMatchObject({ timesAtOnce: 0, timesSpoken: 1 })
    voice.isBroken = true
    const { words, askId } = await mara.ask('What is my purpose?')
    expect(words.split(' ').length).toBeGreaterThan(40)
    expect(await rowsOf('select status from asks where id = $1', askId)).toEqual([{ status: 'answered' }])
    expect(await mara.balance()).toBe(3)
  })
})
