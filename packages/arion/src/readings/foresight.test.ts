import { openSky } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../evals/people.ts'
import type { Person } from '../../evals/people.ts'
import { answer } from '../answer.ts'
import { TRANSIT_ORBS } from '../brief/transit-facts.ts'
import { dailyInsight } from './daily-insight.ts'
import { foresight } from './foresight.ts'
import type { Foresight, ForesightInput } from './foresight.ts'
import { heaviestNow, ribbonRows } from './ribbon.ts'
import { secondReading } from './second-reader.ts'
import { readTimeline, TIMELINES } from './timeline.ts'
import { ENERGIES } from './window-energy.ts'

const sky = await openSky()
const everybody = people(sky)
const london = everybody[0]!
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const at = new Date('2026-11-20T09:00:00Z')
const asker = ({ name, chart, timeZone, countryCode }: Person) => ({ seed: name, chart, timeZone, countryCode })
const reply = (person: Person, timeline: string | null, more: Partial<ForesightInput> = {}) =>
  foresight(sky, { asker: asker(person), at, told: [], timeline, ...more })
function forecast(person: Person, timeline: string | null, more: Partial<ForesightInput> = {}): Foresight {
  const found = reply(person, timeline, more)
  if (found.kind !== 'foresight') throw new Error(JSON.stringify(found))
  return found
}
const lists = (one: Foresight) => [one.opportunities, one.challenges, one.emotionalRipening, one.emotionalTender]
const wordsOf = (one: Foresight) =>
  [
    one.themeDescription,
    ...one.timingWindows.map(
      ({ type, period, description }) => `${type} ${period.charAt(0).toLowerCase()}${period.slice(1)}. ${description}`,
    ),
    ...lists(one).flat(),
    one.soulReflection,
    one.soulAffirmation,
  ].join('\n\n')
const all = everybody.flatMap((person) => [...TIMELINES, 'summer 2028'].map((timeline) => ({ person, one: forecast(person, timeline) })))

describe('a forecast', () => {
  it('holds nothing back: every line that was composed passed the check', () => expect(all.flatMap(({ one }) => one.held)).toEqual([]))

  it('says nothing false to a second reader that shares no code with the check', () => {
    let claims = 0
    const wrong = all.flatMap(({ person, one }) => {
      const found = secondReading(wordsOf(one), sky, person.chart, person.timeZone, '2026-11-20')
      claims += found.claims
      return found.wrong.map((words) => `${person.name} ${one.timeline}: ${words}`)
    })
    expect(wrong).toEqual([])
    expect(claims).toBeGreaterThan(1500)
  })

  it('gives each window the dates of the engine, to the minute', () => {
    const orb = (body: Planet) => TRANSIT_ORBS[body]
    let compared = 0
    for (const { person, one } of all.filter(({ person }) => person.chart.accuracy.kind === 'exact')) {
      for (const { facts, enters, exact, leaves } of one.timingWindows) {
        const [, body, angle, natal] = /^transit\.(\w+)\.(\d+)\.(\w+)\./.exec(facts[0]!.id) ?? []
        if (!body || !enters || !leaves) continue
        const { chart } = person
        const longitude =
          natal === 'asc'
            ? chart.ascendant!.longitude
            : natal === 'mc'
              ? chart.midheaven!.longitude
              : chart.placements.find((placement) => placement.body === natal)!.longitude
        const found = sky
          .transits({
            points: [{ point: natal as 'sun', longitude }],
            from: enters,
            to: leaves,
            bodies: [body as Planet],
            aspects: [Number(angle) as 0],
            orb,
          })
          .find((window) => window.enters && Math.abs(window.enters.getTime() - enters.getTime()) < 60_000)
        expect(found).toBeDefined()
        expect(Math.abs(found!.leaves!.getTime() - leaves.getTime())).toBeLessThan(60_000)
        expect(found!.exact.map((date, index) => Math.abs(date.getTime() - exact[index]!.getTime()) < 60_000)).toEqual(
          exact.map(() => true),
        )
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(250)
  })

  it('fills every field: two to three of each list, two to twelve windows, one of four energies each', () => {
    for (const { one } of all) {
      expect(one.timingWindows.length).toBeGreaterThanOrEqual(2)
      expect(one.timingWindows.length).toBeLessThanOrEqual(12)
      for (const { energy, description, type, period } of one.timingWindows) {
        expect(ENERGIES).toContain(energy)
        for (const text of [description, type, period]) expect(text).toMatch(/^[A-Z].{5}/)
      }
      for (const list of lists(one)) expect([2, 3]).toContain(list.length)
      for (const text of [one.themeDescription, one.soulReflection, one.soulAffirmation, ...lists(one).flat()]) {
        expect(text).toMatch(/^[A-Z].*[.?]$/s)
        expect(text).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/)
      }
      expect(one.themeTitle).toMatch(/^[A-Z].{5,80}$/)
    }
  })

  it('lists nothing twice', () => {
    for (const { one } of all) {
      const sentences = wordsOf(one).split(/(?<=[.?])\s+/)
      expect(sentences.filter((words, index) => sentences.indexOf(words) !== index)).toEqual([])
    }
  })

  it('dates its chances and tensions inside the span', () => {
    for (const { one } of all)
      for (const text of [...one.opportunities, ...one.challenges]) {
        const found = /around (\d+) ([A-Z][a-z]+)(?: (\d{4}))?/.exec(text)
        if (!found) continue
        const date = new Date(`${found[1]} ${found[2]} ${found[3] ?? 2026} 12:00 UTC`).toISOString().slice(0, 10)
        expect([date >= one.span.from, date <= one.span.to, text]).toEqual([true, true, text])
      }
  })

  it('names the year in which a stay of many months began', () => {
    const long = all
      .flatMap(({ one }) => one.timingWindows)
      .filter(({ enters, leaves }) => enters && leaves && Number(leaves) - Number(enters) > 310 * 86_400_000)
      .filter(({ enters, leaves }) => enters!.getUTCFullYear() < leaves!.getUTCFullYear())
    expect(long.length).toBeGreaterThan(10)
    expect(long.map(({ period }) => period).filter((period) => !/^From \d+ [A-Z][a-z]+ \d{4} to /.test(period))).toEqual([])
  })

  it('a story of three passes is told of three exact days', () => {
    const windows = all.flatMap(({ one }) => one.timingWindows)
    const told = (words: RegExp) => windows.filter(({ description }) => words.test(description)).map(({ exact }) => exact.length)
    expect(told(/comes three times|meet it three times|three exact days|Three passes/).filter((count) => count !== 3)).toEqual([])
    expect(new Set(told(/comes twice|two exact days|The first time shows/))).toEqual(new Set([2]))
  })

  it('names no house, no angle and no single exact day of a smeared point where the birth time is unknown', () => {
    for (const timeline of TIMELINES) {
      const one = forecast(unknown, timeline)
      expect(wordsOf(one)).not.toMatch(
        /(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|Ascendant|Midheaven|your Moon/,
      )
      expect(one.themeDescription).toContain('birth time')
    }
  })

  it('is the same again, and another for another person', () => {
    expect(forecast(london, '3 Months')).toEqual(forecast(london, '3 Months'))
    expect(wordsOf(forecast(london, '3 Months'))).not.toBe(wordsOf(forecast(everybody[5]!, '3 Months')))
  })

  it('rests on the windows that the chat names for the same three months', () => {
    for (const person of everybody) {
      const ids = new Set(forecast(person, '3 Months').timingWindows.flatMap(({ facts }) => facts.map(({ id }) => id)))
      let chat: string[] = []
      for (const event of answer(sky, {
        question: 'How will the next three months be for me?',
        asker: asker(person),
        at,
        thread: [],
        told: [],
      }))
        if (event.kind === 'end') chat = event.facts.filter(({ kind }) => kind === 'transit').map(({ id }) => id)
      expect([person.name, chat.filter((id) => !ids.has(id)).length]).toEqual([person.name, 0])
    }
  })
})

describe('a question with it', () => {
  it('turns the forecast to its theme', () => {
    const work = forecast(london, '6 Months', { question: 'How will my work develop?' })
    expect(work.timingWindows.map(({ type }) => type)).not.toEqual(forecast(london, '6 Months').timingWindows.map(({ type }) => type))
  })
  it.each(['Should I change my job?', 'Will I meet somebody?', 'How is my money?'])(
    'has no less to say than two windows, in whatever stretch of time: %s',
    (question) => {
      for (const person of everybody)
        for (const timeline of TIMELINES) {
          const one = forecast(person, timeline, { question })
          expect([person.name, timeline, one.timingWindows.length >= 2]).toEqual([person.name, timeline, true])
          expect(one.held).toEqual([])
        }
    },
  )
  it('gives the span where no timeline was chosen', () => {
    expect(forecast(london, null, { question: 'How will my love life be in summer 2027?' }).span).toEqual({
      from: '2027-06-01',
      to: '2027-08-31',
    })
    expect(forecast(london, '', { question: 'What about money?' }).span).toEqual({ from: '2026-11-20', to: '2027-02-20' })
  })
  it('promises no outcome and tells nobody to part', () => {
    expect(forecast(london, '1 Month', { question: 'Will I get the job?' }).themeDescription).toMatch(
      /^(A result|I don't promise|How it ends)/,
    )
    expect(forecast(london, '1 Month', { question: 'Should I divorce my husband?' }).themeDescription).toMatch(
      /^(That decision|Whether two)/,
    )
  })
  it.each([
    ['When will I die?', 'not something a chart can say'],
    ['How long has my mother left?', 'not something a chart can say'],
    ['wen will i die', 'not something a chart can say'],
    ['Will there be a war, and when will I die?', 'not my trade|only know my way'],
    ['Will I be pregnant this spring?', 'doctor or a midwife'],
    ['Should I buy bitcoin?', 'no asset, no number'],
    ['Will Bitcoin make me rich before my mother dies?', 'no asset, no number'],
  ])('%s gets the words of the chat in place of a forecast: no window, no date, no hour', (question, words) => {
    for (const person of [london, unknown])
      for (const timeline of ['1 Week', '5 Years', 'nonsense', null]) {
        const found = reply(person, timeline, { question })
        expect(found).toEqual({ kind: 'refused', text: expect.stringMatching(words) })
        expect(found.kind === 'refused' ? found.text : '').not.toMatch(
          /\d|\b(January|February|March|June|July|August|September|November)\b/,
        )
      }
  })
  it.each(['Does he love me?', 'Will I win the court case?'])('%s turns no window to what was refused', (question) => {
    const [asked, plain] = [forecast(london, '3 Months', { question }), forecast(london, '3 Months')]
    expect(asked.themeDescription).toMatch(/What follows is your own time/)
    expect(asked.timingWindows.map(({ type }) => type)).toEqual(plain.timingWindows.map(({ type }) => type))
  })
  it.each([
    ['asdf jkl', /^(I did not follow your question|What you ask I could not read)/],
    ['Give me a recipe for soup', /^Your question is none for a chart/],
  ])('that was not read (%s) is not passed over in silence', (question, words) => {
    const one = forecast(london, '3 Months', { question })
    expect(one.themeDescription).toMatch(words)
    expect(one.held).toEqual([])
  })
  it('about a life up to its end says that its length is not told', () =>
    expect(forecast(london, '1 Year', { question: 'Will I find love before I die?' }).themeDescription).toContain(
      'How long there is for it',
    ))
  it('from somebody in need is answered with help lines and no forecast', () => {
    const found = reply(london, '1 Week', { question: 'I want to die' })
    expect(found.kind).toBe('crisis')
    expect(found.kind === 'crisis' ? found.text : '').toContain('116 123')
  })
})

describe('spans', () => {
  it.each([
    ['1 Week', '2026-11-20', '2026-11-26'],
    ['1 Month', '2026-11-20', '2026-12-20'],
    ['6 Weeks', '2026-11-20', '2026-12-31'],
    ['3 Months', '2026-11-20', '2027-02-20'],
    ['6 Months', '2026-11-20', '2027-05-20'],
    ['1 Year', '2026-11-20', '2027-11-20'],
    ['5 Years', '2026-11-20', '2031-11-20'],
    ['the next 10 days', '2026-11-20', '2026-11-29'],
    ['2 years', '2026-11-20', '2028-11-20'],
    ['half a year', '2026-11-20', '2027-05-20'],
    ['a year and a half', '2026-11-20', '2028-05-20'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['summer 2027', '2027-06-01', '2027-08-31'],
    ['March', '2027-03-01', '2027-03-31'],
    ['until Christmas', '2026-11-20', '2026-12-25'],
    ['the days until Christmas', '2026-11-20', '2026-12-25'],
    ['the rest of the year', '2026-11-20', '2026-12-31'],
    ['Until my birthday', '2026-11-20', '2027-03-02'],
    ['until 14 January', '2026-11-20', '2027-01-14'],
    ['2029', '2029-01-01', '2029-12-31'],
  ])('%s', (written, from, to) =>
    expect(readTimeline(written, { today: '2026-11-20', isSouthern: false, birthday: '03-02' })).toMatchObject({
      kind: 'span',
      span: { from, to },
    }),
  )
  const reading = (written: string) => {
    const found = readTimeline(written, { today: '2026-11-21', isSouthern: false, birthday: '03-02' })
    return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
  }
  it.each([
    ['from March to June 2027', '2027-03-01..2027-06-30'],
    ['March - June 2027', '2027-03-01..2027-06-30'],
    ['from December to January', '2026-12-01..2027-01-31'],
    ['from October to March', '2026-11-21..2027-03-31'],
    ['March to June', '2027-03-01..2027-06-30'],
    ['November 2026 to February', '2026-11-21..2027-02-28'],
    ['from now until the end of June 2027', '2026-11-21..2027-06-30'],
    ['between 1 and 15 December', '2026-12-01..2026-12-15'],
    ['1-15 December 2026', '2026-12-01..2026-12-15'],
    ['1–15 November', '2027-11-01..2027-11-15'],
    ['December 1st to the 15th', '2026-12-01..2026-12-15'],
    ['from 20 December to 6 January', '2026-12-20..2027-01-06'],
    ['2027-01-01 to 2027-03-31', '2027-01-01..2027-03-31'],
    ['2027-01-01-2027-03-31', '2027-01-01..2027-03-31'],
    ['15.12.2026', '2026-12-15..2026-12-15'],
    ['1.12.2026 - 15.12.2026', '2026-12-01..2026-12-15'],
    ['until tomorrow', '2026-11-21..2026-11-22'],
    ['until next Tuesday', '2026-11-21..2026-11-24'],
    ['until the end of March', '2026-11-21..2027-03-31'],
    ['until March', '2026-11-21..2027-03-31'],
    ['until mid-January', '2026-11-21..2027-01-15'],
    ['until 2028', '2026-11-21..2027-12-31'],
    ['until next year', '2026-11-21..2026-12-31'],
    ['until the end of 2028', '2026-11-21..2028-12-31'],
    ['before Christmas', '2026-11-21..2026-12-24'],
    ['end of next year', '2027-10-01..2027-12-31'],
    ['the end of 2027', '2027-10-01..2027-12-31'],
    ['from March to 2028', '2027-03-01..2028-12-31'],
    ['New Year', '2026-11-21..2027-11-21'],
    ['the coming weeks', '2026-11-21..2027-01-01'],
    ['early 2027', '2027-01-01..2027-03-31'],
    ['mid-January', '2027-01-11..2027-01-20'],
    ['first quarter of 2027', '2027-01-01..2027-03-31'],
    ['2027 and 2028', '2027-01-01..2028-12-31'],
    ['2027-2028', '2027-01-01..2028-12-31'],
    ['March and April', '2027-03-01..2027-04-30'],
    ['December and January', '2026-12-01..2027-01-31'],
    ['spring and summer 2027', '2027-03-01..2027-08-31'],
    ['this month', '2026-11-21..2026-12-20'],
    ['the week after next', '2026-11-30..2026-12-06'],
    ['the weeks after Christmas', '2026-12-26..2027-01-22'],
  ])('as a range, a limit or a part, "%s" is read as it says', (written, expected) => expect(reading(written)).toBe(expected))
  it.each([
    '31 February 2027',
    '2027-02-31',
    '31.02.2027',
    '15.13.2026',
    '30 to 31 February',
    'from June 2027 to March 2027',
    'March and June 2027',
    '2027 and 2030',
    'from March',
    'after March 2027',
    'since 2027',
    '15/12/2026',
    '15.12.26',
    'the 15th',
    '2-3 weeks',
    '1.5 years',
    'next week and in June',
    'the rest of next year',
    'June 2027 except the first week',
    'Mondays in March',
    '3 weeks from 1 March',
    'from 2027 to 2045',
    'spring or autumn 2027',
    'every Monday',
    'Tuesday 15 December',
    'from 2020 to 2022',
    'until 2020',
    'March 2027 April',
    'the second week of March',
  ])('"%s" is asked back and never narrowed', (written) => expect(reading(written)).toBe('not_understood'))
  it('a question asks for as many years as it names, up to ten', () => {
    const five = forecast(london, null, { question: 'Will I find love in the next 5 years?' })
    expect([five.span, five.timeline]).toEqual([{ from: '2026-11-20', to: '2031-11-20' }, 'The next five years'])
    expect(reply(london, null, { question: 'Will I find love in the next 12 years?' })).toMatchObject({ kind: 'not_understood' })
  })
  it('a range or a limit inside a question is read whole as well', () => {
    const span = (question: string) => forecast(london, null, { question }).span
    expect(span('How will my work go from March to June 2027?')).toEqual({ from: '2027-03-01', to: '2027-06-30' })
    expect(span('What about my money until the end of March?')).toEqual({ from: '2026-11-20', to: '2027-03-31' })
  })
  it('summer is in December south of the equator', () =>
    expect(readTimeline('summer 2027', { today: '2026-11-20', isSouthern: true })).toMatchObject({ span: { from: '2027-12-01' } }))
  it.each(['asdf', 'last year', '20 years', 'until my birthday', 'someday', '0 weeks', ''])('"%s" is asked back', (written) => {
    const found = readTimeline(written, { today: '2026-11-20', isSouthern: false })
    expect(found).toMatchObject({ kind: 'not_understood' })
    expect(found.kind === 'not_understood' ? found.ask : '').toMatch(/^[A-Z].{20,}[.?]$/)
  })
  it('nothing at all is asked back', () => expect(reply(london, null).kind).toBe('not_understood'))
})

describe('rows for the ribbon', () => {
  const [from, to] = [new Date('2026-11-20T00:00:00Z'), new Date('2031-11-20T00:00:00Z')]
  it('are the heaviest windows, within the limit, in order of their beginning', () => {
    const rows = ribbonRows(sky, london.chart, from, to, 40)
    const more = ribbonRows(sky, london.chart, from, to)
    expect(rows.length).toBe(40)
    expect(more.length).toBeGreaterThan(100)
    expect(more.length).toBeLessThanOrEqual(200)
    const least = Math.min(...rows.map(({ weight }) => weight))
    expect(more.filter(({ weight }) => weight > least).length).toBeLessThanOrEqual(40)
    expect(new Set(more.map(({ id }) => id)).size).toBe(more.length)
    for (const { enters, exact, leaves } of more) {
      const dates = [enters, ...exact, leaves].filter((date) => date !== null).map(Number)
      expect(dates).toEqual([...dates].sort((a, b) => a - b))
      expect((leaves ?? to) > from && (enters ?? from) < to).toBe(true)
    }
  })
  it('touch no angle and no Moon of an unknown birth time', () =>
    expect(ribbonRows(sky, unknown.chart, from, to).filter(({ natal }) => ['asc', 'mc', 'moon'].includes(natal))).toEqual([]))
})

describe('the heaviest transits of this moment', () => {
  const isOn = ({ enters, leaves }: { enters: Date | null; leaves: Date | null }) =>
    (enters === null || enters <= at) && (leaves === null || leaves > at)
  const home = (person: Person) => heaviestNow(sky, person, at, 5)
  it('hold every transit of the week’s forecast that is on now', () => {
    for (const person of everybody) {
      const ids = forecast(person, '1 Week')
        .timingWindows.filter(isOn)
        .map(({ facts }) => facts[0]!.id)
        .filter((id) => id.startsWith('transit.'))
      const shown = home(person).map(({ id }) => id)
      expect([person.name, ids.filter((id) => !shown.includes(id))]).toEqual([person.name, []])
    }
  })
  it('are on now, and hold the transit that today’s insight leads with', () => {
    for (const person of everybody) {
      const rows = home(person)
      expect(rows.filter((row) => !isOn(row))).toEqual([])
      const lead = dailyInsight(sky, { asker: asker(person), at, told: [] }).facts.find(({ kind }) => kind === 'transit')
      expect([person.name, rows.some(({ id }) => id === lead!.id)]).toEqual([person.name, true])
    }
  })
})

describe('speed', () => {
  it('five years take less than 300 ms once the tables are made', () => {
    const begin = performance.now()
    for (const person of everybody) forecast(person, '5 Years')
    expect((performance.now() - begin) / everybody.length).toBeLessThan(300)
  })
})
