import { afterEach, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { AppError } from '../../platform/app-error.ts'
import { testApp } from '../../../test/test-app.ts'
import { dayAsked, lastDay } from './day-asked.ts'
import { landingPages } from './routes.ts'
import { converse } from './service/converse.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const house = testApp()
afterEach(() => {
  house.clock.now = NOON
})
const PAGES: Record<string, string> = {
  'public/index.html': '<html><i>{{moonWords}}</i><ul>{{planets}}</ul>{{talk}}<b>${{flowPrice}}</b></html>',
  'public/index.signed-in.html': '<html>in</html>',
  'public/sample.html':
    '<html><main data-fault="{{fault}}"><h1>{{named}}</h1><b>{{sentence}}</b>{{facts}}{{wheel}}</main></html>',
}

function open(consume: () => Promise<void> = async () => {}) {
  const app = new Hono()
  const limiter = { forget: async () => {}, consume }
  landingPages({ app, context: house.context, limiter }, (name) => PAGES[name]!)
  return app
}
const send = (app: Hono, form: Record<string, string>) =>
  app.request('/sample', { method: 'POST', body: new URLSearchParams(form) })

describe('the landing page', () => {
  it('shows the sky of this hour', async () => {
    const html = await (await open().request('/')).text()
    expect(html).toContain('Moon in ')
    expect(html.match(/<li>/g)!.length).toBeGreaterThan(9)
    expect(html).toMatch(/Sun<\/b><span>2[78]°\d\d′ Scorpio/)
  })

  it('says what a plan costs', async () => {
    expect(await (await open().request('/')).text()).toContain('<b>$14.99</b>')
  })

  it('is made again where that failed, and not an hour later', async () => {
    const { sky } = house.context
    const app = open()
    house.context.sky = {
      ...sky,
      moonPhase: () => {
        throw new Error('Not now')
      },
    }
    expect((await app.request('/')).status).toBe(500)
    house.context.sky = sky
    expect((await app.request('/')).status).toBe(200)
  })

  it('shows that of the hour before while the next one is made, and an older one to nobody', async () => {
    const app = open()
    const at = async (time: string) => {
      house.clock.now = new Date(`2026-11-20T${time}:00Z`)
      return (await app.request('/')).text()
    }
    const noon = await at('12:10')
    expect(await at('13:10')).toBe(noon)
    await expect.poll(() => at('13:20')).not.toBe(noon)
    const one = await at('13:30')
    expect(await at('18:10')).not.toBe(one)
  })

  it('lets Arion speak to somebody invented, with dates that lie ahead, on any day', async () => {
    for (const day of ['2026-11-20', '2027-02-03', '2027-06-18', '2028-09-09']) {
      house.clock.now = new Date(`${day}T12:00:00Z`)
      for (const turn of await converse(house.context)) {
        expect(turn.paragraphs.length).toBeGreaterThan(1)
        expect(turn.facts.length).toBeGreaterThan(1)
      }
    }
  })
})

describe('a sample chart', () => {
  it('is drawn for the day that was sent, with a sentence and what it rests on', async () => {
    const answer = await send(open(), { date: '1988-03-12' })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('12 March 1988')
    expect(html).toMatch(/<b>.{20,}<\/b><ul class="chips"><li>/)
    expect(html).toContain('<svg')
    expect(html).not.toMatch(/\{\{|style=/)
  })

  it('turns to the day before and the day after', async () => {
    expect(await (await send(open(), { date: '2000-03-01', step: 'before' })).text()).toContain(
      '29 February 2000',
    )
    expect(await (await send(open(), { date: '1999-12-31', step: 'after' })).text()).toContain(
      '1 January 2000',
    )
  })

  it.each([{}, { date: '<b>' }, { date: '2001-02-30' }, { date: '1899-12-31' }, { date: '2026-11-22' }])(
    'says so when there is none to draw: %j',
    async (form) => {
      const answer = await send(open(), form)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('data-fault="date"')
    },
  )

  it('is not drawn without end for one address', async () => {
    const refuse = async () => {
      throw new AppError('rate_limited', 'Too many')
    }
    const answer = await send(open(refuse), { date: '1988-03-12' })
    expect([answer.status, (await answer.text()).includes('data-fault="rate"')]).toEqual([429, true])
  })

  it('is not computed for whoever is refused, however often', async () => {
    const { sky } = house.context
    let drawn = 0
    house.context.sky = { ...sky, chart: (...given) => ((drawn += 1), sky.chart(...given)) }
    const app = open()
    for (const date of ['', 'x', '1899-12-31', '9999-12-31'])
      expect((await send(app, { date })).status).toBe(400)
    expect((await app.request('/sample')).status).toBe(200)
    house.context.sky = sky
    expect(drawn).toBe(1)
  })

  it('stands in no store', async () => {
    expect((await send(open(), { date: '1988-03-12' })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('the day of a form', () => {
  it('is one of the calendar, from 1900 until today', () => {
    expect(dayAsked({ date: '1900-01-01' }, '2026-11-20')).toBe('1900-01-01')
    expect(dayAsked({ date: '1899-12-31', step: 'after' }, '2026-11-20')).toBeNull()
    expect(dayAsked({ date: '2026-11-21', step: 'before' }, '2026-11-20')).toBeNull()
  })

  it('stays where it is on the first and on the last', () => {
    expect(dayAsked({ date: '1900-01-01', step: 'before' }, '2026-11-20')).toBe('1900-01-01')
    expect(dayAsked({ date: '2026-11-20', step: 'after' }, '2026-11-20')).toBe('2026-11-20')
  })

  it('is today wherever somebody is', () => {
    expect(lastDay(new Date('2026-11-20T09:59:00Z'))).toBe('2026-11-20')
    expect(lastDay(new Date('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
  })
})
