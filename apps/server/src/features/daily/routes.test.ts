import { insightFromText } from '@astrarium/contracts'
import type { DailyInsight } from '@astrarium/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sealed as sealedAsk } from '../ask/sealed.ts'
import { testApp } from '../../../test/test-app.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
afterEach(() => {
  house.clock.now = NOON
})

const generate = (who = mara) => who.call('POST', '/api/generate-daily-insight')
const make = async (who = mara) => (await generate(who)).body['insight'] as DailyInsight
const today = async (who = mara) => (await who.call('GET', '/api/daily-insights/today')).body
const moveTo = (currentTimeZone: string) => mara.call('PATCH', '/api/profile', { currentTimeZone })
const at = (text: string) => (house.clock.now = new Date(`${text}Z`))
const entries = async () =>
  (await mara.call<{ entries: Record<string, unknown>[] }>('GET', '/api/balance/entries')).body.entries

describe('today’s insight', () => {
  it('has every part, each told from facts, and costs one Ask', async () => {
    const { status, body } = await generate()
    expect([status, body['success']]).toEqual([200, true])
    const insight = body['insight'] as DailyInsight
    expect(insight).toMatchObject({ date: '2026-11-20', createdAt: NOON.toISOString() })
    const { energeticTone, toneText, dailyFocus, groundingSuggestion } = insight
    for (const text of [energeticTone, toneText, dailyFocus.leanInto, dailyFocus.avoid, groundingSuggestion])
      expect(text).toMatch(/^["A-Z].{6,}/s)
    expect(insight.facts.length).toBeGreaterThan(2)
    expect(insight.facts[0]).toMatchObject({
      id: expect.any(String),
      kind: expect.any(String),
      statement: expect.any(String),
      points: expect.any(Array),
    })
    expect(await mara.balance()).toBe(4)
  })

  it('gives its timing cues as instants of the day that are still ahead, in order', async () => {
    at('2026-11-24T07:00')
    const { keyTimingCues } = await make()
    expect(keyTimingCues.length).toBeGreaterThan(1)
    const times = keyTimingCues.map(({ at: when }) => when!)
    expect(times).toEqual(times.toSorted())
    for (const { at: when, until } of keyTimingCues) {
      expect(when! < '2026-11-25T00:00').toBe(true)
      expect((until ?? when)! >= '2026-11-24T07:00').toBe(true)
    }
  })

  it('is there to read again, on any device, as it was made', async () => {
    expect(await today()).toEqual({ forDate: '2026-11-20', hasChart: true, insight: null, savedId: null })
    const insight = await make()
    expect(await today()).toEqual({ forDate: '2026-11-20', hasChart: true, insight, savedId: null })
  })

  it('stands among the asks and in the balance, as one row of each', async () => {
    const insight = await make()
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const { rows } = await house.owner.query('select * from asks where user_id = $1', [userId])
    expect(rows).toMatchObject([
      { status: 'answered', outcome: 'answered', category: 'today', thread_id: null, asked_at: NOON },
    ])
    expect(house.context.vault.open(sealedAsk.question, userId, rows[0].question)).toBe(
      'Today’s insight, 2026-11-20',
    )
    expect(insightFromText(house.context.vault.open(sealedAsk.answer, userId, rows[0].answer))).toMatchObject(
      {
        energeticTone: insight.energeticTone,
      },
    )
    expect((await entries()).filter(({ reason }) => reason === 'reserve')).toMatchObject([
      { change: -1, balance: 4, askId: rows[0].id },
    ])
  })

  it.each([
    ['deleted', 'DELETE', '', undefined],
    ['made a favourite', 'PUT', '/favourite', { isFavourite: true }],
    ['made no favourite', 'PUT', '/favourite', { isFavourite: false }],
  ] as const)('cannot be %s from the chat, to be had twice', async (_what, method, path, body) => {
    const insight = await make()
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const { rows } = await house.owner.query('select id from asks where user_id = $1', [userId])
    const answer = await mara.call(method, `/api/asks/${rows[0].id}${path}`, body)
    expect([answer.status, answer.body['code']]).toEqual([404, 'ask_not_found'])
    expect((await today()).insight).toEqual(insight)
  })

  it('is made from the hour it is asked for at, in the zone the person is in', async () => {
    await moveTo('America/New_York')
    // 20:00 there, when most of the day's hours are over
    at('2026-11-21T01:00')
    const { date, keyTimingCues } = await make()
    expect(date).toBe('2026-11-20')
    for (const { at: when, until } of keyTimingCues) expect((until ?? when)! >= '2026-11-21T01:00').toBe(true)
  })

  it('needs a chart, and takes nothing without one', async () => {
    const newcomer = house.visitor()
    await newcomer.signUp()
    await newcomer.confirm()
    expect(await today(newcomer)).toMatchObject({ hasChart: false, insight: null })
    expect(await generate(newcomer)).toMatchObject({ status: 409, body: { code: 'chart_missing' } })
    expect(await newcomer.balance()).toBe(5)
  })

  it('is made without a birth time too, and names no house then', async () => {
    const lea = await house
      .visitor()
      .arrive({ ...LONDON_1926, birthTime: '12:00', birthTimeAccuracy: 'unknown' })
    expect(JSON.stringify(await make(lea))).not.toMatch(
      /(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) house/,
    )
  })

  it('is made for nobody but the person who asks', async () => {
    const { userId } = (await (await house.visitor().arrive()).call('GET', '/api/profile')).body
    expect((await mara.call('POST', '/api/generate-daily-insight', { userId })).body).toMatchObject({
      code: 'wrong_user',
    })
    expect((await house.visitor().call('POST', '/api/generate-daily-insight')).body).toMatchObject({
      code: 'not_authenticated',
    })
  })
})

describe('one insight a day', () => {
  const exists = {
    status: 409,
    body: { code: 'insight_exists', error: 'You already have a daily insight for today' },
  }

  it('is all there is: a second is refused and takes nothing', async () => {
    await make()
    expect(await generate()).toMatchObject(exists)
    expect(await mara.balance()).toBe(4)
  })

  it('is said even to somebody without an Ask left', async () => {
    await make()
    await spend(4)
    expect(await mara.balance()).toBe(0)
    expect(await generate()).toMatchObject(exists)
  })

  it.each([5, 1])('comes of two requests at the same moment, one Ask taken of %i', async (left) => {
    await spend(5 - left)
    const second = openSecondServer(house)
    const elsewhere = await second.signIn(mara)
    const answers = await Promise.all([generate(), generate(elsewhere), generate(), generate(elsewhere)])
    await second.close()
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(exists)
    expect(await mara.balance()).toBe(left - 1)
    expect((await entries()).filter(({ reason }) => reason === 'reserve')).toHaveLength(6 - left)
  })

  it('ends at the person’s midnight in Auckland, 13 hours before that of Greenwich', async () => {
    await moveTo('Pacific/Auckland')
    at('2026-11-21T10:59')
    expect((await make()).date).toBe('2026-11-21')
    expect((await generate()).body).toMatchObject(exists.body)
    at('2026-11-21T11:00')
    expect(await today()).toMatchObject({ forDate: '2026-11-22', insight: null })
    expect((await make()).date).toBe('2026-11-22')
  })

  it('ends at the person’s midnight in Honolulu, ten hours after that of Greenwich', async () => {
    await moveTo('Pacific/Honolulu')
    // the day that began in London has to end first
    at('2026-11-21T09:59')
    expect((await make()).date).toBe('2026-11-20')
    expect((await generate()).body).toMatchObject(exists.body)
    at('2026-11-21T10:00')
    expect(await today()).toMatchObject({ forDate: '2026-11-21', insight: null })
    expect((await make()).date).toBe('2026-11-21')
  })

  it('stays one when the person changes zone, there and back', async () => {
    await make()
    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/London']) {
      await moveTo(zone)
      expect((await generate()).body).toMatchObject(exists.body)
    }
    expect(await mara.balance()).toBe(4)
  })
})

describe('an insight that cannot be', () => {
  it('is refused in the specified words when the day’s Asks are used', async () => {
    await spend(5)
    expect(await generate()).toMatchObject({
      status: 429,
      body: { code: 'ask_limit_daily', error: expect.stringContaining('daily Ask limit') },
    })
    expect(await today()).toMatchObject({ insight: null })
  })

  it('is refused in the specified words when the month’s Asks are used', async () => {
    await plan({ planId: 'flow', credits: 0, frequency: 'monthly' })
    expect(await generate()).toMatchObject({
      status: 429,
      body: { code: 'ask_limit_monthly', error: expect.stringContaining('monthly Ask limit') },
    })
  })

  it('waits for a payment that is not finished', async () => {
    await status('incomplete')
    expect(await generate()).toMatchObject({
      status: 402,
      body: { code: 'subscription_required', error: expect.stringContaining('subscription') },
    })
    expect((await mara.ask('What is my purpose?')).body).toMatchObject({ code: 'subscription_required' })
    expect(await mara.balance()).toBe(5)
    await status('active')
    expect((await generate()).status).toBe(200)
  })

  it('takes nothing when the making fails, leaves nothing behind, and may be tried again', async () => {
    const broken = vi.spyOn(house.context.sky, 'transits').mockImplementation(() => {
      throw new Error('planted')
    })
    expect(await generate()).toMatchObject({
      status: 500,
      body: { code: 'insight_failed', error: 'Failed to generate your daily insight' },
    })
    broken.mockRestore()
    expect(await mara.balance()).toBe(5)
    expect(await today()).toMatchObject({ insight: null })
    expect((await generate()).status).toBe(200)
  })

  it('takes nothing either when it cannot be kept', async () => {
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const seal = vi.spyOn(house.context.vault, 'seal').mockImplementation(({ sealedAs }) => {
      if (sealedAs === 'daily_insight') throw new Error('planted')
      return 'k1.x'
    })
    expect((await generate()).body).toMatchObject({ code: 'insight_failed' })
    seal.mockRestore()
    expect(await mara.balance()).toBe(5)
    const { rows } = await house.owner.query('select id from asks where user_id = $1', [userId])
    expect(rows).toEqual([])
  })
})

describe('the insight and the chat of one day', () => {
  type Facts = { kind: string; id: string }[]
  const chat = async () => {
    const { frames } = await mara.ask('What should I focus on today?')
    return frames.flatMap((frame) => (frame['astrarium'] ? (frame['astrarium'].facts as Facts) : []))
  }
  const lead = (facts: Facts) => [
    facts.find(({ kind }) => kind === 'transit')?.id,
    facts.find(({ kind }) => kind === 'moon')?.id,
  ]

  it('lead with the same transit and the same Moon, the insight read first', async () => {
    const insight = await make()
    expect(lead(await chat())).toEqual(lead(insight.facts))
  })

  it('lead with the same transit and the same Moon, the chat asked first', async () => {
    const facts = await chat()
    expect(lead((await make()).facts)).toEqual(lead(facts))
  })

  it('say it in other words, and so does the next day: what was told is remembered', async () => {
    const { userId } = (await mara.call('GET', '/api/profile')).body
    const first = await make()
    const { rows } = await house.owner.query('select distinct day::text from told_units where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ day: '2026-11-20' }])
    at('2026-11-21T12:00')
    const second = await make()
    expect(second.energeticTone).not.toBe(first.energeticTone)
    expect(second.dailyFocus.leanInto).not.toBe(first.dailyFocus.leanInto)
  })
})

async function spend(asks: number): Promise<void> {
  for (let i = 0; i < asks; i++) await mara.ask('What is my purpose?')
}

async function plan({
  planId,
  credits,
  frequency,
}: {
  planId: string
  credits: number
  frequency: string
}): Promise<void> {
  const { userId } = (await mara.call('GET', '/api/profile')).body
  await asJobs(
    'update user_credits set plan_id = $2, current_credits = $3, reset_frequency = $4, credits_reset_date = $5 where user_id = $1',
    [userId, planId, credits, frequency, '2026-12-20'],
  )
}

async function status(of: string): Promise<void> {
  const { userId } = (await mara.call('GET', '/api/profile')).body
  await asJobs('update subscriptions set status = $2 where user_id = $1', [userId, of])
}

/** Row level security is forced on the owner of the tables, too. */
async function asJobs(query: string, values: unknown[]): Promise<void> {
  const client = await house.owner.connect()
  await client.query('begin')
  await client.query(`select set_config('role', 'app_jobs', true)`)
  expect((await client.query(query, values)).rowCount).toBe(1)
  await client.query('commit')
  client.release()
}
