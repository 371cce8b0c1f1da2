import type { Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import { builtPage } from '../../platform/http/built-page.ts'
import type { BuiltPage } from '../../platform/http/built-page.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import type { Mounting } from '../../platform/http/mount.ts'
import { limitRequests, perAddress } from '../../platform/http/rate-limit.ts'
import { listPlans } from '../billing/service/list-plans.ts'
import { dayAsked, lastDay } from './day-asked.ts'
import { MARA } from './invented.ts'
import { SAMPLES } from './limits.ts'
import { fill, priceSlots, sampleSlots, skySlots, talkSlots } from './markup.ts'
import { converse } from './service/converse.ts'
import { showSample } from './service/show-sample.ts'
import { showSkyNow } from './service/show-sky-now.ts'

const SAMPLE = '/sample'
const FORM_MAX = 1024
const HOUR_MS = 3_600_000
const limits = [perAddress('sample', SAMPLES.tries, SAMPLES.seconds)]

/** What anybody sees without an account: the landing page with the sky of this hour, and a chart to try. */
export function landingPages({ app, context, limiter }: Mounting, read: (name: string) => string): void {
  const [visitorText, signedInText] = [read('public/index.html'), read('public/index.signed-in.html')]
  const visitor = hourly(() => make(visitorText))
  const signedIn = hourly(() => make(signedInText))
  const sample = read('public/sample.html')
  const last = () => lastDay(context.now())
  // a refusal computes nothing
  const first = hourly(async () => {
    const slots = slotsOf(MARA.born.slice(0, 10))
    const page = (fault: keyof typeof STATUS) => builtPage(fill(sample, { ...slots, fault }))
    return { '': page(''), date: page('date'), rate: page('rate') }
  })

  app.get('/', async (c) => {
    const isKnown = await context.auth.sessionUser(c.req.raw.headers)
    return (await (isKnown ? signedIn : visitor)()).answer(c)
  })
  app.get(SAMPLE, (c) => shownFirst(c, ''))
  // a day that somebody was born on stands in no address, and so in no log
  app.post(SAMPLE, bodyLimit({ maxSize: FORM_MAX, onError: (c) => shownFirst(c, 'date') }), async (c) => {
    try {
      const request = { ip: callerAddress(c, context.config), userId: null, input: {}, raw: c }
      await limitRequests(limiter, limits, request)
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return shownFirst(c, 'rate')
      throw error
    }
    const day = dayAsked(await c.req.parseBody(), last())
    return day ? shown(c, builtPage(fill(sample, slotsOf(day)), 'for-one'), 200) : shownFirst(c, 'date')
  })

  const slotsOf = (day: string) => sampleSlots(showSample(context, day), last())

  async function shownFirst(c: HonoContext, fault: keyof typeof STATUS): Promise<Response> {
    return shown(c, (await first())[fault], STATUS[fault])
  }

  async function shown(c: HonoContext, page: BuiltPage, status: 200 | 400 | 429): Promise<Response> {
    const answer = await page.answer(c, status)
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }

  /**
   * What is true for this hour, made when it is first wanted, and again where that failed. Meanwhile that of
   * the hour before is shown, so that nobody waits for it but the first of all.
   */
  function hourly<T>(work: () => Promise<T>): () => Promise<T> {
    let made: { hour: number; page: T } | null = null
    let coming: Promise<T> | null = null
    return async () => {
      const hour = Math.floor(context.now().getTime() / HOUR_MS)
      if (made?.hour === hour) return made.page
      coming ??= work()
        .then((page) => {
          made = { hour, page }
          return page
        })
        .finally(() => {
          coming = null
        })
      if (made?.hour !== hour - 1) return coming
      coming.catch((error: unknown) => context.log.error({ err: error }, 'a page of this hour'))
      return made.page
    }
  }

  async function make(text: string): Promise<BuiltPage> {
    if (!text.includes('{{')) return builtPage(text)
    const [turns, plans] = [await converse(context), await listPlans(context)]
    return builtPage(
      fill(text, { ...skySlots(showSkyNow(context)), ...talkSlots(turns), ...priceSlots(plans) }),
    )
  }
}

const STATUS = { '': 200, date: 400, rate: 429 } as const
