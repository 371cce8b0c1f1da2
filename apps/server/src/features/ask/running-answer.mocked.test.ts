import { randomUUID } from 'node:crypto'
import type { ArionEvent } from '@astrarium/arion'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { frames } from '../../../test/stream-frames.ts'
import { slowVoice } from '../../../test/slow-voice.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import type { SecondServer } from '../../../test/second-server.ts'

const speaking = vi.hoisted(() => ({ voice: null as { speak(): AsyncIterable<ArionEvent> } | null }))
vi.mock('../guide/service/speak-answer.ts', async (load) => ({
  ...(await load<object>()),
  speakAnswer: () => speaking.voice!.speak(),
}))

const house = testApp()
let elsewhere: SecondServer
let voice: ReturnType<typeof slowVoice>
let mara: Person
beforeAll(async () => {
  elsewhere = openSecondServer(house)
})
afterAll(() => elsewhere.close())
beforeEach(async () => {
  voice = slowVoice()
  speaking.voice = voice
  mara = await house.visitor().arrive()
})
// nothing of a test is still being answered in the next one
afterEach(() => voice.end())

async function begin(by: Person = mara, changes: Record<string, unknown> = {}) {
  const send = { message: 'What is my purpose?', sendId: randomUUID(), ...changes }
  const response = await by.raw('POST', '/api/ask', send)
  return {
    send,
    stream: frames(response),
    askId: response.headers.get('x-ask-id')!,
    threadId: response.headers.get('x-thread-id')!,
  }
}
const stop = (askId: string, by: Person = mara) => by.call('POST', `/api/asks/${askId}/stop`)
const thread = async (threadId: string, by: Person = mara) =>
  (await by.call('GET', `/api/threads/${threadId}`)).body

it('an answer is written down in few rows, however many pieces it is said in', async () => {
  const { stream, askId } = await begin()
  const pieces = Array.from({ length: 10 }, (_, at) => `Piece ${at}. `)
  for (const piece of pieces) voice.say(piece)
  let heard = ''
  while (heard.length < pieces.join('').length) heard += await stream.words()
  expect(heard).toBe(pieces.join(''))
  const { rowCount } = await house.owner.query('select 1 from ask_frames where ask_id = $1', [askId])
  expect(rowCount).toBeGreaterThan(0)
  expect(rowCount).toBeLessThanOrEqual(2)
})

describe('an answer that is stopped', () => {
  it('after the first words is booked, and what was said is kept', async () => {
    const { stream, askId, threadId } = await begin()
    voice.say('Saturn waits.')
    expect(await stream.words()).toBe('Saturn waits.')
    expect((await stop(askId)).body).toEqual({ outcome: 'stopped' })
    expect(await stream.next()).toEqual({ astrarium: { outcome: 'stopped', facts: [], asksBack: null } })
    expect(await stream.next()).toBe('done')
    expect((await thread(threadId)).messages).toMatchObject([
      { role: 'user' },
      { role: 'arion', content: 'Saturn waits.', outcome: 'stopped' },
    ])
    expect(await mara.balance()).toBe(4)
  })

  it('keeps the facts that it used so far, with their dates', async () => {
    const { stream, askId, threadId } = await begin()
    const [from, exact, to] = [
      '2026-12-01T08:00:00.000Z',
      '2026-12-09T20:00:00.000Z',
      '2026-12-18T04:00:00.000Z',
    ] as const
    const dated = { from: new Date(from), exact: [new Date(exact)], to: new Date(to) }
    const fact = {
      id: 't',
      kind: 'transit' as const,
      statement: 'Saturn square your Moon',
      points: ['moon' as const],
    }
    voice.say('Saturn waits. ', { ...fact, ...dated })
    await stream.words()
    voice.say('You build.', {
      id: 'p',
      kind: 'placement',
      statement: 'Your Sun is in Taurus',
      points: ['sun'],
    })
    await stream.words()
    await stop(askId, await elsewhere.signIn(mara))
    const facts = [
      { ...fact, from, exact: [exact], to },
      { id: 'p', kind: 'placement', statement: 'Your Sun is in Taurus', points: ['sun'] },
    ]
    expect(await stream.next()).toEqual({ astrarium: { outcome: 'stopped', facts, asksBack: null } })
    expect((await thread(threadId)).messages[1].facts).toEqual(facts)
  })

  it('before the first words is returned, leaves nothing behind, and may be sent again', async () => {
    const { send, stream, askId } = await begin()
    expect(await mara.balance()).toBe(4)
    expect((await stop(askId)).body).toEqual({ outcome: 'withdrawn' })
    expect(await stream.next()).toEqual({ astrarium: { outcome: 'withdrawn', facts: [], asksBack: null } })
    expect(await mara.balance()).toBe(5)
    expect((await mara.call('GET', '/api/threads')).body).toEqual([])
    const again = await begin(mara, send)
    voice.say('Here I am.')
    expect(await again.stream.words()).toBe('Here I am.')
    expect(await mara.balance()).toBe(4)
  })

  it('is stopped from another server too, and ends where it is given', async () => {
    const { stream, askId } = await begin()
    voice.say('Saturn waits.')
    await stream.words()
    expect((await stop(askId, await elsewhere.signIn(mara))).body).toEqual({ outcome: 'stopped' })
    expect(await stream.next()).toMatchObject({ astrarium: { outcome: 'stopped' } })
    expect(await mara.balance()).toBe(4)
  })

  it('twice is stopped once, and one that has ended stays as it was', async () => {
    const first = await begin()
    voice.say('Saturn waits.')
    await first.stream.words()
    await Promise.all([stop(first.askId), stop(first.askId, await elsewhere.signIn(mara))])
    expect((await stop(first.askId)).body).toEqual({ outcome: 'stopped' })
    expect(await mara.balance()).toBe(4)
    expect((await thread(first.threadId)).messages).toHaveLength(2)
  })

  it('is the asker’s alone to stop', async () => {
    const { askId } = await begin()
    expect((await stop(askId, await house.visitor().arrive())).body).toMatchObject({ code: 'ask_not_found' })
    expect((await stop(randomUUID())).body).toMatchObject({ code: 'ask_not_found' })
  })

  it('gives the Ask back when its server is gone, without waiting for the job', async () => {
    const doomed = openSecondServer(house)
    const { askId } = await begin(await doomed.signIn(mara))
    await doomed.close()
    expect(await mara.balance()).toBe(4)
    expect((await stop(askId)).body).toEqual({ outcome: 'withdrawn' })
    expect(await mara.balance()).toBe(5)
  })
})

describe('an answer that goes on', () => {
  it('is replayed and then followed, on any server', async () => {
    const { stream, askId, threadId } = await begin()
    voice.say('One. ')
    expect(await stream.words()).toBe('One. ')
    expect(await thread(threadId)).toMatchObject({ runningAskId: askId, messages: [{ role: 'user' }] })

    const reload = await (await elsewhere.signIn(mara)).raw('GET', `/api/asks/${askId}/stream`)
    expect([reload.headers.get('x-ask-id'), reload.headers.get('x-thread-id')]).toEqual([askId, threadId])
    const later = frames(reload)
    expect(await later.words()).toBe('One. ')
    voice.say('Two.')
    expect(await later.words()).toBe('Two.')
    voice.end()
    for (const each of [later, stream]) {
      if (each === stream) expect(await each.words()).toBe('Two.')
      expect(await each.next()).toMatchObject({ astrarium: { outcome: 'answered' } })
      expect(await each.next()).toBe('done')
    }
    expect((await thread(threadId)).runningAskId).toBe(null)
  })

  it('is given whole to somebody who comes when it is over', async () => {
    const { stream, askId } = await begin()
    voice.say('One. ')
    voice.say('Two.')
    voice.end()
    while ((await stream.next()) !== 'done');
    const later = frames(await mara.raw('GET', `/api/asks/${askId}/stream`))
    expect(await later.words()).toBe('One. Two.')
    expect(await later.next()).toMatchObject({ astrarium: { outcome: 'answered' } })
    const left = await house.context.db.asJobs((tx) =>
      tx.execute(sql`select 1 from ask_frames where ask_id = ${askId}`),
    )
    expect(left.rows).toEqual([])
  })

  it('is nobody else’s to read', async () => {
    const { askId } = await begin()
    const ben = await house.visitor().arrive()
    expect((await ben.call('GET', `/api/asks/${askId}/stream`)).body).toMatchObject({ code: 'ask_not_found' })
  })

  it('goes on when nobody reads', async () => {
    const { askId, threadId } = await begin()
    voice.say('Alone.')
    voice.end()
    await vi.waitFor(async () =>
      expect(await thread(threadId)).toMatchObject({
        runningAskId: null,
        messages: [{}, { content: 'Alone.', askId }],
      }),
    )
  })

  it('waits for before the next question of its conversation', async () => {
    const { stream, threadId } = await begin()
    voice.say('One.')
    await stream.words()
    expect((await mara.ask('And then?', { threadId })).body).toMatchObject({ code: 'ask_in_progress' })
    expect(await mara.balance()).toBe(4)
  })
})

describe('one send', () => {
  it('sent again on another server while it is answered follows the same answer', async () => {
    const { send, stream, askId } = await begin()
    voice.say('One. ')
    await stream.words()
    const again = await begin(await elsewhere.signIn(mara), send)
    expect(again.askId).toBe(askId)
    expect(await again.stream.words()).toBe('One. ')
    voice.say('Two.')
    expect(await again.stream.words()).toBe('Two.')
    expect([voice.timesAsked, await mara.balance()]).toEqual([1, 4])
  })

  it.each(['new', 'old'])(
    'sent at once to two servers in a %s conversation is one answer and one Ask',
    async (which) => {
      voice.say('One.')
      voice.end()
      const threadId = which === 'new' ? null : (await mara.ask('What is my purpose?')).threadId
      const [asked, before] = [voice.timesAsked, await mara.balance()]
      const there = await elsewhere.signIn(mara)
      const send = { sendId: randomUUID(), threadId }
      const both = await Promise.all(
        [mara, there, mara, there].map((each) => each.ask('And next month?', send)),
      )
      expect(both.map(({ words, isDone }) => [words, isDone])).toEqual(Array.from(both, () => ['One.', true]))
      expect(new Set(both.map(({ askId }) => askId)).size).toBe(1)
      expect([voice.timesAsked - asked, before - (await mara.balance())]).toEqual([1, 1])
    },
  )

  it('that breaks after the first words gives the Ask back', async () => {
    const { stream, askId } = await begin()
    voice.say('One.')
    await stream.words()
    voice.break()
    expect(await stream.next()).toMatchObject({ error: { code: 'answer_failed' } })
    expect((await stop(askId)).body).toEqual({ outcome: 'failed' })
    expect(await mara.balance()).toBe(5)
  })
})

describe('while an answer is given', () => {
  it('a new title stays', async () => {
    const { stream, threadId } = await begin()
    await mara.call('PATCH', `/api/threads/${threadId}`, { title: 'My way' })
    voice.say('One.')
    voice.end()
    while ((await stream.next()) !== 'done');
    expect((await thread(threadId)).title).toBe('My way')
  })

  it('its conversation may be deleted: the Ask goes back and the answer ends', async () => {
    const { stream, threadId } = await begin()
    voice.say('One.')
    await stream.words()
    expect((await mara.call('DELETE', `/api/threads/${threadId}`)).body).toEqual({ success: true })
    expect(await stream.next()).not.toHaveProperty('choices')
    expect(await mara.balance()).toBe(5)
    expect((await mara.call('GET', '/api/threads')).body).toEqual([])
  })
})
