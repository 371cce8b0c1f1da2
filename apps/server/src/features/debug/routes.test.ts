import type { DebugEntry } from '@astrarium/contracts'
import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../../test/open-test-app.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Person } from '../../../test/person.ts'
import { grantDebug } from './service/grant-debug.ts'
import { removeOldEntries } from './service/remove-old-entries.ts'

const DAY = 86_400_000
const house = testApp()
const inProduction = testApp({ isProduction: true })

const entries = async (person: Person) => (await person.call<DebugEntry[]>('GET', '/api/debug/entries')).body

describe('a debug entry', () => {
  it('tells what stood behind an answer', async () => {
    const mara = await house.visitor().arrive()
    await mara.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
    const { threadId, askId, frames } = await mara.ask('What is my purpose?')
    house.clock.now = new Date(house.clock.now.getTime() + 1000)
    await mara.ask('And next month?', { threadId })
    house.clock.now = new Date(house.clock.now.getTime() - 1000)
    expect(await entries(mara)).toMatchObject([
      { userMessage: 'And next month?', conversationSummary: 'purpose: What is my purpose?' },
      {
        askId,
        threadId,
        model: 'almanac',
        temperature: null,
        stream: true,
        contextType: 'general',
        questionCategory: 'purpose',
        userMessage: 'What is my purpose?',
        systemPrompt: null,
        conversationSummary: null,
        circleMemberData: null,
        birthChartData: { ascendant: { sign: 'Capricorn' } },
        dailyTransit: expect.arrayContaining([expect.objectContaining({ transiting: expect.any(String) })]),
        outcome: 'answered',
        error: null,
        plan: expect.any(String),
        facts: frames.at(-1)!['astrarium'].facts,
        held: expect.any(Array),
        timestamp: '2026-11-20T12:00:00.000Z',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
    ])
  })

  it('tells why an answer failed', async () => {
    const mara = await house.visitor().arrive()
    const broken = vi.spyOn(house.context.sky, 'transits').mockImplementation(() => {
      throw new Error('planted')
    })
    await mara.ask('What should I focus on today?')
    broken.mockRestore()
    await vi.waitFor(async () =>
      expect(await entries(mara)).toMatchObject([
        { outcome: 'failed', error: 'planted', userMessage: 'What should I focus on today?' },
      ]),
    )
  })

  it('is kept only when it was asked for', async () => {
    const mara = await house.visitor().arrive()
    await mara.ask('What is my purpose?', { includeDebugInfo: false })
    expect(await entries(mara)).toEqual([])
  })

  it('is one’s own, and only the newest ten are shown', async () => {
    const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
    const { userId } = (await mara.call('GET', '/api/profile')).body
    await mara.ask('What is my purpose?')
    await house.owner.query('begin')
    await house.owner.query(`select set_config('role', 'app_jobs', true)`)
    await house.owner.query(
      `insert into debug_info select gen_random_uuid(), user_id, ask_id, thread_id, model, temperature, stream, context_type, question_category, outcome, details, timestamp, created_at + n * interval '1 second'
       from debug_info, generate_series(1, 11) n where user_id = $1`,
      [userId],
    )
    await house.owner.query('commit')
    const shown = await entries(mara)
    expect([shown.length, shown[0]!.createdAt, shown[9]!.createdAt]).toEqual([
      10,
      '2026-11-20T12:00:11.000Z',
      '2026-11-20T12:00:02.000Z',
    ])
    expect(await entries(ben)).toEqual([])
  })

  it('goes after 30 days', async () => {
    const alone = await openTestApp()
    const mara = await alone.visitor().arrive()
    await mara.ask('What is my purpose?')
    alone.clock.now = new Date(alone.clock.now.getTime() + 30 * DAY)
    expect(await removeOldEntries(alone.context)).toBe(0)
    alone.clock.now = new Date(alone.clock.now.getTime() + 1000)
    expect(await removeOldEntries(alone.context)).toBe(1)
    expect(await entries(mara)).toEqual([])
    await alone.close()
  })
})

describe('in production', () => {
  it('only people with the role have entries and see them, and an operator gives and takes it', async () => {
    const mara = await inProduction.visitor().arrive()
    await mara.ask('What is my purpose?')
    expect((await mara.call('GET', '/api/debug/access')).body).toEqual({ canDebug: false })
    expect(await mara.call('GET', '/api/debug/entries')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })

    expect(await grantDebug(inProduction.context, mara.email.toUpperCase())).toBe(true)
    expect((await mara.call('GET', '/api/debug/access')).body).toEqual({ canDebug: true })
    expect(await entries(mara)).toEqual([])
    await mara.ask('What is my purpose?')
    expect(await entries(mara)).toHaveLength(1)

    expect(await grantDebug(inProduction.context, mara.email, 'revoke')).toBe(true)
    expect((await mara.call('GET', '/api/debug/entries')).body).toMatchObject({ code: 'forbidden' })
    expect(await grantDebug(inProduction.context, 'nobody@example.com')).toBe(false)
  })
})
