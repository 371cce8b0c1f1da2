import { randomUUID } from 'node:crypto'
import type { PlanId } from '@astrarium/contracts'
import { afterEach, describe, expect, it } from 'vitest'
import { buy, hearAll, pass, press } from '../../../test/buyer.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { AppError } from '../../platform/app-error.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { Context } from '../../platform/context.ts'
import { reconcileBilling } from './service/reconcile-billing.ts'
import { reserveAsk } from './service/reserve-ask.ts'

const house = testApp()
const BUSY = 120_000
const START = new Date('2026-11-20T12:00:00Z')
const LIMITS = { free: 5, flow: 500, radiance: 1000 } as const
afterEach(() => {
  house.clock.now = START
})

/** Somebody on a plan who has five Asks left of it. */
async function withFiveLeft(planId: PlanId): Promise<{ anna: Person; userId: string }> {
  const anna = await house.visitor().arrive()
  const { userId } = (await anna.call('GET', '/api/profile')).body
  if (planId !== 'free') {
    await buy(house, anna, planId)
    await hearAll(house)
  }
  if (planId === 'flow' || planId === 'radiance') {
    const used = LIMITS[planId] - 5
    await asJobs(
      `insert into credit_entries (user_id, at, change, balance, reason) values ($1, $2, $3, 5, 'reserve')`,
      [userId, house.clock.now, -used],
    )
    await asJobs('update user_credits set current_credits = 5 where user_id = $1', [userId])
  }
  return { anna, userId }
}

/** 200 Asks on two servers at once, while something happens; how many were taken. */
async function ask200(userId: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<number> {
  const second = openSecondServer(house)
  const asks = Array.from({ length: 200 }, (_, at) => ask(at % 2 ? second.context : house.context, userId))
  const [taken] = await Promise.all([Promise.all(asks), meanwhile()])
  await second.close()
  return taken.filter(Boolean).length
}

/** Whether there was one to take. */
async function ask(context: Context, userId: string, askId: string = randomUUID()): Promise<boolean> {
  try {
    await context.db.asUser(userId, (tx) => reserveAsk(context, tx, userId, askId, 'Europe/London'))
    return true
  } catch (error) {
    if (error instanceof AppError && NONE_LEFT.test(error.code)) return false
    if (!isAway(error)) throw error
    // on a busy machine one waits too long for a connection, and comes again as the same Ask
    return ask(context, userId, askId)
  }
}

const NONE_LEFT = /^(?:ask_limit_daily|ask_limit_monthly|subscription_required)$/
const isAway = (error: unknown) =>
  isDatabaseAway(error) || (error instanceof AppError && error.code === 'unavailable')

const left = async (anna: Person) => (await anna.call('GET', '/api/balance')).body['current'] as number

/** The provider is looked at until it was seen, also where a busy machine has no connection for long. */
async function lookAgain(tries = 20): Promise<void> {
  const { failed } = await reconcileBilling(house.context).catch((error: unknown) => {
    if (!isAway(error)) throw error
    return { failed: 1 }
  })
  if (failed === 0) return
  if (tries === 0) throw new Error('The provider was never seen')
  await lookAgain(tries - 1)
}

describe('200 Asks at once on two servers, with five left', () => {
  it.each(['free', 'flow', 'radiance'] as const)(
    'take five of %s',
    async (planId) => {
      const { anna, userId } = await withFiveLeft(planId)
      expect(await ask200(userId)).toBe(5)
      expect(await left(anna)).toBe(0)
    },
    BUSY,
  )

  it(
    'take as many as they like of Infinity',
    async () => {
      const { userId } = await withFiveLeft('infinity')
      expect(await ask200(userId)).toBe(200)
    },
    BUSY,
  )
})

describe('200 Asks at once in the second of a reset', () => {
  it(
    'fill Free once, and take the five of the new day',
    async () => {
      const { anna, userId } = await withFiveLeft('free')
      for (let asked = 0; asked < 3; asked++) await anna.ask('What is my purpose?')
      house.clock.now = new Date('2026-11-21T00:00:00Z')
      expect(await ask200(userId)).toBe(5)
      expect(await left(anna)).toBe(0)
    },
    BUSY,
  )

  it.each(['flow', 'radiance'] as const)(
    'fill %s once, and are taken from the new month',
    async (planId) => {
      const { anna, userId } = await withFiveLeft(planId)
      house.clock.now = new Date('2026-12-20T12:00:00Z')
      expect(await ask200(userId)).toBe(200)
      expect(await left(anna)).toBe(LIMITS[planId] - 200)
    },
    BUSY,
  )

  it(
    'fill Flow once where the provider is looked at in that second too',
    async () => {
      const { anna, userId } = await withFiveLeft('flow')
      await pass(house, 30)
      expect(await ask200(userId, () => Promise.all([lookAgain(), lookAgain()]))).toBe(200)
      await lookAgain()
      expect(await left(anna)).toBe(300)
    },
    BUSY,
  )

  it(
    'take nothing of a month that was cancelled, and five of Free once that is known',
    async () => {
      const { anna, userId } = await withFiveLeft('flow')
      await anna.call('POST', '/api/manage-subscription', { action: 'cancel_at_period_end' })
      await pass(house, 30)
      const taken = await ask200(userId, () => lookAgain())
      expect(taken).toBeGreaterThanOrEqual(5)
      expect(taken + (await ask200(userId))).toBeLessThanOrEqual(10)
      expect(await left(anna)).toBe(0)
    },
    BUSY,
  )
})

describe('200 Asks at once while the plan changes', () => {
  it.each([
    ['free', 'flow', 500],
    ['free', 'radiance', 1000],
    ['flow', 'radiance', 505],
  ] as const)(
    'from %s to %s take no more than both have',
    async (from, to, room) => {
      const { anna, userId } = await withFiveLeft(from)
      await buy(house, anna, to)
      const taken = await ask200(userId, () => lookAgain())
      expect(taken).toBeGreaterThanOrEqual(5)
      expect(await left(anna)).toBe(room - taken)
    },
    BUSY,
  )

  it.each(['free', 'flow', 'radiance'] as const)(
    'from %s to Infinity take at least what there was',
    async (from) => {
      const { anna, userId } = await withFiveLeft(from)
      await buy(house, anna, 'infinity')
      expect(await ask200(userId, () => lookAgain())).toBeGreaterThanOrEqual(5)
      expect(await ask200(userId)).toBe(200)
    },
    BUSY,
  )

  it.each([
    ['infinity', 'radiance', 1000],
    ['infinity', 'flow', 500],
    ['radiance', 'flow', 500],
  ] as const)(
    'from %s to %s, with the next month, leave what the month has',
    async (from, to, room) => {
      const { anna, userId } = await withFiveLeft(from)
      await buy(house, anna, to)
      await hearAll(house)
      await pass(house, 30)
      const taken = await ask200(userId, () => lookAgain())
      expect(await left(anna)).toBe(room - taken)
    },
    BUSY,
  )

  it(
    'from Flow to Free at once take no more than five of each',
    async () => {
      const { anna, userId } = await withFiveLeft('flow')
      const { body } = await anna.call('POST', '/api/manage-subscription', {
        action: 'create_portal_session',
        returnUrl: house.context.config.publicUrl,
      })
      await press(house, body['url'], { action: 'cancel' })
      await house.twin.moveClock(31 * 86_400)
      const taken = await ask200(userId, () => lookAgain())
      expect(taken).toBeGreaterThanOrEqual(5)
      expect(taken + (await ask200(userId))).toBeLessThanOrEqual(10)
      expect(await left(anna)).toBe(0)
    },
    BUSY,
  )
})

async function asJobs(statement: string, values: unknown[]): Promise<void> {
  await house.owner.query('set role app_jobs')
  await house.owner.query(statement, values)
  await house.owner.query('reset role')
}
