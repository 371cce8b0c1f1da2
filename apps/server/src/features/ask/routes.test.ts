import { randomUUID } from 'node:crypto'
import { suggestedQuestions } from '@astrarium/arion'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Json } from '../../../test/person.ts'
import { returnStrandedAsks } from './service/return-stranded-asks.ts'

const HOUR = 3_600_000
const house = testApp()

describe('an Ask', () => {
  it('is answered as a stream in the specified form, kept, and costs one', async () => {
    const mara = await house.visitor().arrive()
    const asked = await mara.ask('What should I focus on today?')
    expect(asked).toMatchObject({
      status: 200,
      isDone: true,
      threadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      askId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(asked.words.split(' ').length).toBeGreaterThan(40)
    expect(asked.frames.at(-1)?.['astrarium']).toMatchObject({
      outcome: 'answered',
      facts: expect.arrayContaining([expect.objectContaining({ statement: expect.any(String) })]),
    })
    expect(await mara.balance()).toBe(4)

    const thread = (await mara.call('GET', `/api/threads/${asked.threadId}`)).body
    expect(thread.messages).toMatchObject([
      { role: 'user', content: 'What should I focus on today?' },
      { role: 'arion', content: asked.words },
    ])
    expect((await mara.call('GET', '/api/threads')).body).toMatchObject([
      { id: asked.threadId, messageCount: 2 },
    ])
  })

  it('goes on in the same thread', async () => {
    const mara = await house.visitor().arrive()
    const { threadId } = await mara.ask('What is my purpose?')
    expect((await mara.ask('And what about next month?', { threadId })).threadId).toBe(threadId)
    expect((await mara.call('GET', `/api/threads/${threadId}`)).body.messages).toHaveLength(4)
  })

  it('sent twice takes one Ask and gives the same answer', async () => {
    const mara = await house.visitor().arrive()
    const sendId = randomUUID()
    const first = await mara.ask('What is my purpose?', { sendId })
    const again = await mara.ask('What is my purpose?', { sendId })
    expect([again.words, again.askId]).toEqual([first.words, first.askId])
    expect(await mara.balance()).toBe(4)
  })

  it('sent twice at the same moment takes one Ask', async () => {
    const mara = await house.visitor().arrive()
    const sendId = randomUUID()
    const both = await Promise.all([
      mara.ask('What is my purpose?', { sendId }),
      mara.ask('What is my purpose?', { sendId }),
    ])
    expect(both.map(({ status, isDone }) => [status, isDone])).toEqual([
      [200, true],
      [200, true],
    ])
    expect(both[0].words).toBe(both[1].words)
    expect(both[0].askId).toBe(both[1].askId)
    expect(await mara.balance()).toBe(4)
  })

  it('is refused when the day’s five are used, and never goes below zero', async () => {
    const mara = await house.visitor().arrive()
    for (let count = 0; count < 5; count++) await mara.ask(`What should I focus on today? (${count})`)
    const { status, body } = await mara.ask('One more?')
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ code: 'ask_limit_daily', error: expect.stringContaining('daily Ask limit') }),
    ])
    expect(await mara.balance()).toBe(0)
    // it is noon in London; the day ends there at 24:00, also for somebody who signed up this very noon
    const noon = house.clock.now
    house.clock.now = new Date(noon.getTime() + 12 * HOUR - 1000)
    expect(await mara.balance()).toBe(0)
    house.clock.now = new Date(noon.getTime() + 12 * HOUR)
    expect(await mara.balance()).toBe(5)
    house.clock.now = noon
  })

  it('shows every change of the balance as a row', async () => {
    const mara = await house.visitor().arrive()
    await mara.ask('What is my purpose?')
    const entries = (await mara.call<{ entries: Json[] }>('GET', '/api/balance/entries')).body.entries
    expect(
      entries
        .map(({ reason, change, balance }) => ({ reason, change, balance }))
        .filter(({ reason }) => reason !== 'reset'),
    ).toEqual([
      { reason: 'reserve', change: -1, balance: 4 },
      { reason: 'trial', change: 5, balance: 5 },
    ])
  })

  it('that is a crisis gets help lines and takes no Ask', async () => {
    const mara = await house.visitor().arrive()
    const { words, frames } = await mara.ask('I want to kill myself')
    expect(frames.at(-1)?.['astrarium']).toMatchObject({ outcome: 'crisis' })
    expect(words).not.toMatch(/Venus|Saturn|Mars|trine|square/)
    expect(await mara.balance()).toBe(5)
  })

  it('that is a crisis is answered when no Ask is left, and gives none', async () => {
    const mara = await house.visitor().arrive()
    for (let count = 0; count < 5; count++) await mara.ask('What is my purpose?')
    expect((await mara.ask('What is my purpose?')).body).toMatchObject({ code: 'ask_limit_daily' })
    const { frames } = await mara.ask('I want to kill myself')
    expect(frames.at(-1)?.['astrarium']).toMatchObject({ outcome: 'crisis' })
    expect(await mara.balance()).toBe(0)
  })

  it('that fails gives the Ask back and leaves nothing behind, and the same send may be tried again', async () => {
    const mara = await house.visitor().arrive()
    const sendId = randomUUID()
    const broken = vi.spyOn(house.context.sky, 'transits').mockImplementation(() => {
      throw new Error('planted')
    })
    const failed = await mara.ask('What should I focus on today?', { sendId })
    broken.mockRestore()
    expect(failed.frames.at(-1)).toMatchObject({ error: { code: 'answer_failed' } })
    expect(await mara.balance()).toBe(5)
    expect((await mara.call('GET', '/api/threads')).body).toEqual([])
    expect(
      (await mara.ask('What should I focus on today?', { sendId })).frames.at(-1)?.['astrarium'],
    ).toMatchObject({
      outcome: 'answered',
    })
    expect(await mara.balance()).toBe(4)
  })

  it('goes back when the server died while answering', async () => {
    const mara = await house.visitor().arrive()
    await mara.ask('What is my purpose?')
    await house.owner.query(`begin; select set_config('role', 'app_jobs', true)`)
    await house.owner.query(`update asks set status = 'reserved', answer = null where user_id = $1`, [
      (await mara.call('GET', '/api/profile')).body.userId,
    ])
    await house.owner.query('commit')
    expect(await returnStrandedAsks(house.context)).toBe(0)
    house.clock.now = new Date(house.clock.now.getTime() + HOUR)
    const ofJobs = async () => (await house.visitor().call('GET', '/readyz/jobs')).body
    expect(await ofJobs()).toMatchObject({ code: 'unavailable', error: 'Overdue: 1 answers' })
    expect(await returnStrandedAsks(house.context)).toBe(1)
    expect(await ofJobs()).toEqual({ status: 'ready' })
    house.clock.now = new Date(house.clock.now.getTime() - HOUR)
    expect(await mara.balance()).toBe(5)
  })

  it('is kept whole when the reader leaves in mid-answer', async () => {
    const mara = await house.visitor().arrive()
    const response = await mara.raw('POST', '/api/ask', {
      message: 'What is my purpose?',
      sendId: randomUUID(),
    })
    await response.body!.cancel()
    const path = `/api/threads/${response.headers.get('x-thread-id')}`
    await vi.waitFor(async () => expect((await mara.call('GET', path)).body.messages).toHaveLength(2))
    expect(await mara.balance()).toBe(4)
  })

  it.each([
    [{ message: '   ' }, 'message'],
    [{ message: 'x'.repeat(2001) }, 'message'],
    [{ sendId: 'once' }, 'sendId'],
    [{ threadId: 'first' }, 'threadId'],
  ])('names the field that is wrong: %o', async (changes, field) => {
    const mara = await house.visitor().arrive()
    const { status, body } = await mara.ask('What is my purpose?', changes)
    expect([status, body['code'], Object.keys(body['fields'])]).toEqual([400, 'bad_request', [field]])
  })

  it('says in plain words that there is no chart yet, and takes no Ask', async () => {
    const mara = house.visitor()
    await mara.signUp()
    await mara.confirm()
    const { words, status } = await mara.ask('What is my purpose?')
    expect(status).toBe(200)
    expect(words).toMatch(/chart/i)
    expect(await mara.balance()).toBe(5)
  })
})

it('suggested questions are offered to everybody, by group', async () => {
  const { body } = await house
    .visitor()
    .call<{ group: string; questions: string[] }[]>('GET', '/api/ask/suggestions')
  expect(body.map(({ group }) => group)).toEqual(suggestedQuestions().map(({ group }) => group))
  for (const { questions } of body) expect(questions.length).toBeGreaterThan(0)
})
