import { randomUUID } from 'node:crypto'
import type { ArionEvent } from '@astrarium/arion'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import type { SecondServer } from '../../../test/second-server.ts'
import { slowVoice } from '../../../test/slow-voice.ts'
import { frames } from '../../../test/stream-frames.ts'
import { finishRuns } from './run/runs.ts'
import type { UserContext } from '../../platform/context.ts'
import { failAsk } from './service/fail-ask.ts'
import { handOnTaken, takeUpAnswers } from './service/take-up-answers.ts'

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
afterEach(async () => {
  voice.end()
  await vi.waitFor(nothingUnderWay, { timeout: 10_000 })
  await house.context.db.asJobs((tx) => tx.execute(sql`delete from servers`))
})

async function nothingUnderWay(): Promise<void> {
  const { rowCount } = await house.owner.query(`select 1 from asks where status = 'reserved'`)
  if (rowCount) throw new Error(`${rowCount} answers are still under way`)
}

async function beat(serverId: string): Promise<void> {
  await house.context.db.asJobs((tx) => tx.execute(sql`insert into servers values (${serverId}, now())`))
}

async function begin(changes: Record<string, unknown> = {}) {
  const response = await mara.raw('POST', '/api/ask', {
    message: 'What is my purpose?',
    sendId: randomUUID(),
    ...changes,
  })
  return { stream: frames(response), threadId: response.headers.get('x-thread-id')! }
}

/** Half an answer that somebody reads at a server of which nobody hears any more. */
async function beginHere() {
  const begun = await begin()
  voice.say('You build. ')
  expect(await begun.stream.words()).toBe('You build. ')
  return begun
}

async function answered({ stream, threadId }: Awaited<ReturnType<typeof begin>>): Promise<string> {
  let rest = ''
  for (let frame = await stream.next(); frame !== 'done'; frame = await stream.next())
    rest += frame.choices?.[0]!.delta.content ?? ''
  const { messages } = (await mara.call('GET', `/api/threads/${threadId}`)).body
  expect(messages).toHaveLength(2)
  expect(messages[1].content.endsWith(rest)).toBe(true)
  return messages[1].content
}

async function entries(): Promise<number[]> {
  const { body } = await mara.call<{ entries: { reason: string; change: number }[] }>(
    'GET',
    '/api/balance/entries',
  )
  return body.entries
    .filter(({ reason }) => reason === 'reserve' || reason === 'return')
    .map(({ change }) => change)
}

describe('an answer whose server ended', () => {
  it.each([
    ['that nobody wished to see behind, is kept', false, 0],
    ['that somebody wished to see behind, shows it', true, 1],
  ])('%s', async (_, includeDebugInfo, shown) => {
    const begun = await begin({ includeDebugInfo })
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    voice.say('You keep it.')
    voice.end()
    await answered(begun)
    const { rowCount } = await house.owner.query('select 1 from debug_info where thread_id = $1', [
      begun.threadId,
    ])
    expect(rowCount).toBe(shown)
  })

  it('is not failed by its first server once another one has taken it up, however late that comes', async () => {
    const begun = await begin()
    const { rows } = await house.owner.query<{ id: string; user_id: string }>(
      'select id, user_id from asks where thread_id = $1',
      [begun.threadId],
    )
    const [{ id: askId, user_id: userId }] = rows as [{ id: string; user_id: string }]
    const context: UserContext = { ...house.context, actor: { kind: 'job', name: 'test', userId } }
    const told = Promise.withResolvers<void>()
    // the first server waits for the conversation while the other takes the answer up
    const { owner } = house
    await owner.query('begin')
    await owner.query('select 1 from chat_threads where id = $1 for update', [begun.threadId])
    const failing = failAsk(context, { askId, takenUp: 0 }, async () => told.resolve())
    await told.promise
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    await owner.query('commit')
    await failing
    expect(await entries()).toEqual([-1])
    voice.say('You keep it.')
    voice.end()
    await answered(begun)
  })

  it('is taken up by another one, and whoever was reading reads on', async () => {
    const begun = await beginHere()
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    voice.say('You keep it.')
    voice.end()
    expect(await answered(begun)).toBe('You build. You keep it.')
    expect(await mara.balance()).toBe(4)
  })

  it('is taken up by one of several', async () => {
    const begun = await begin()
    const contexts = [1, 2, 3].map(() => ({ ...elsewhere.context, serverId: randomUUID() }))
    for (const { serverId } of contexts) await beat(serverId)
    const taken = await Promise.all(contexts.map((context) => takeUpAnswers(context)))
    expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    voice.say('You build.')
    voice.end()
    expect(await answered(begun)).toBe('You build.')
    expect(await mara.balance()).toBe(4)
  })

  it('is taken up in the same moment as all others, however many there are, by all servers that live', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => house.visitor().arrive()))
    const message = 'What is my purpose?'
    const sends = people.flatMap((person) =>
      [1, 2, 3, 4, 5].map(() => person.raw('POST', '/api/ask', { message, sendId: randomUUID() })),
    )
    for (const { status } of await Promise.all(sends)) expect(status).toBe(200)
    // two share the half and the rest, and one alone takes what both of them leave
    const contexts = [1, 2].map(() => ({ ...elsewhere.context, serverId: randomUUID() }))
    for (const { serverId } of contexts) await beat(serverId)
    expect(await takeUpAnswers(contexts[0]!)).toBe(20)
    expect(await takeUpAnswers(contexts[1]!)).toBe(5)
    await house.context.db.asJobs((tx) => tx.execute(sql`delete from servers`))
    expect(await takeUpAnswers(elsewhere.context)).toBe(25)
    voice.say('You build.')
    voice.end()
  })

  it('is left alone while its server gives signs of life', async () => {
    await beat(house.context.serverId)
    const begun = await beginHere()
    expect(await takeUpAnswers(elsewhere.context)).toBe(0)
    voice.end()
    expect(await answered(begun)).toBe('You build. ')
  })

  it('is taken up where its server died while the clock was a year ahead', async () => {
    const begun = await beginHere()
    const { serverId } = house.context
    await house.owner.query(`insert into servers values ($1, now() + interval '1 year')`, [serverId])
    await house.owner.query(`update asks set asked_at = asked_at + interval '1 year' where thread_id = $1`, [
      begun.threadId,
    ])
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    voice.say('You keep it.')
    voice.end()
    expect(await answered(begun)).toBe('You build. You keep it.')
  })

  it('is given back where it would be told in other words', async () => {
    const { stream, threadId } = await beginHere()
    speaking.voice = slowVoice()
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    ;(speaking.voice as typeof voice).say('You wait. ')
    expect(await stream.next()).toMatchObject({ error: { code: 'answer_failed' } })
    expect(await mara.balance()).toBe(5)
    expect((await mara.call('GET', `/api/threads/${threadId}`)).status).toBe(404)
  })

  it('is given back where a model had begun it', async () => {
    const { stream } = await beginHere()
    const model = { name: 'one', speak: () => speaking.voice!.speak() } as never
    expect(await takeUpAnswers({ ...elsewhere.context, model })).toBe(1)
    expect(await stream.next()).toMatchObject({ error: { code: 'answer_failed' } })
    expect(await mara.balance()).toBe(5)
  })

  it('is gone on with beside a model, where whoever asked gives it nothing', async () => {
    await mara.call('PATCH', '/api/profile', { isRestricted: true })
    const begun = await beginHere()
    const model = { name: 'one', speak: () => speaking.voice!.speak() } as never
    expect(await takeUpAnswers({ ...elsewhere.context, model })).toBe(1)
    voice.say('You keep it.')
    voice.end()
    expect(await answered(begun)).toBe('You build. You keep it.')
    expect(await mara.balance()).toBe(4)
  })

  it('is given back, once, where it has ended one server after another', async () => {
    const { stream } = await begin()
    for (let round = 0; round < 3; round++)
      expect(await takeUpAnswers({ ...elsewhere.context, serverId: randomUUID() })).toBe(1)
    expect(await stream.next()).toMatchObject({ error: { code: 'answer_failed' } })
    expect(await takeUpAnswers(elsewhere.context)).toBe(0)
    expect(await mara.balance()).toBe(5)
    expect(await entries()).toHaveLength(2)
  })
})

describe('a server that is about to end', () => {
  it('waits for its answers', async () => {
    const begun = await beginHere()
    const finished = finishRuns(house.context.db, 10_000)
    voice.say('You keep it.')
    voice.end()
    await finished
    expect(await answered(begun)).toBe('You build. You keep it.')
  })

  it('leaves to others what takes too long, so that nobody has to wait for its silence', async () => {
    await beat(house.context.serverId)
    const begun = await beginHere()
    expect(await takeUpAnswers(elsewhere.context)).toBe(0)
    await finishRuns(house.context.db, 0)
    expect(await takeUpAnswers(elsewhere.context)).toBe(1)
    voice.say('You keep it.')
    voice.end()
    expect(await answered(begun)).toBe('You build. You keep it.')
  })

  it('leaves what it took up and did not begin as if it had never been taken', async () => {
    const held = Promise.withResolvers<void>()
    const db = { ...elsewhere.context.db }
    const asUser: typeof db.asUser = async (userId, work) => {
      await held.promise
      return elsewhere.context.db.asUser(userId, work)
    }
    const people = [mara, ...(await Promise.all([1, 2, 3, 4, 5].map(() => house.visitor().arrive())))]
    const message = 'What is my purpose?'
    await Promise.all(people.map((one) => one.raw('POST', '/api/ask', { message, sendId: randomUUID() })))
    expect(await takeUpAnswers({ ...elsewhere.context, db: Object.assign(db, { asUser }) })).toBe(6)
    const handedOn = handOnTaken({ db })
    const waiting = () =>
      house.owner.query(`select taken_up from asks where status = 'reserved' and server_id is null`)
    await expect.poll(async () => (await waiting()).rows).toEqual([{ taken_up: 0 }, { taken_up: 0 }])
    held.resolve()
    await handedOn
    // whoever has seen meanwhile that they were taken has given them up
    await takeUpAnswers(elsewhere.context)
  })

  it('does not wait for a database that is away until it has told of a failure', async () => {
    const begun = await beginHere()
    const db = { ...elsewhere.context.db }
    const broken = slowVoice()
    speaking.voice = broken
    expect(await takeUpAnswers({ ...elsewhere.context, db })).toBe(1)
    await expect.poll(() => broken.timesAsked).toBe(1)
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    const asked = vi.fn<() => Promise<never>>(away)
    Object.assign(db, { asUser: asked, asUserAtOnce: away })
    broken.break()
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
    await finishRuns(db, 0)
    // and whoever comes next has it
    speaking.voice = voice
    expect(await takeUpAnswers({ ...elsewhere.context, serverId: randomUUID() })).toBe(1)
    voice.say('You keep it.')
    voice.end()
    expect(await answered(begun)).toBe('You build. You keep it.')
  })
})
