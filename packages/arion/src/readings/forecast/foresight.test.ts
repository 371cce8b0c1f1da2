import { heard, heardTimeline, heardWords } from '../../../evals/asking.ts'
import { WINDOW_ENERGIES } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../../evals/people.ts'
import type { Person } from '../../../evals/people.ts'
import { answer } from '../../answer.ts'
import { foresight } from './foresight.ts'
import type { TimingWindow } from './forecast-windows.ts'
import type { Foresight, ForesightInput } from './foresight.ts'
import { secondReading } from '../../../evals/second-reader.ts'
import { TIMELINES } from '../../question/timeline.ts'
import { TRANSIT_ORBS } from '../../chart/orbs.ts'

const sky = await openSky()
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const everybody = people(sky)
const london = everybody[0]!
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const at = new Date('2026-11-20T09:00:00Z')
type More = Partial<Omit<ForesightInput, 'question'>> & { question?: string }
const reply = (person: Person, words: string | null, { question, ...more }: More = {}) => {
  const asked = { asker: askerOf(person), at: more.at ?? at }
  const timeline = heardTimeline(sky, words, asked)
  const own = question === undefined ? {} : { question: heardWords(sky, question, asked) }
  return foresight(sky, { ...asked, usedPhrases: [], timeline, ...own, ...more })
}
function forecast(person: Person, timeline: string | null, more: More = {}): Foresight {
  const found = reply(person, timeline, more)
  if (found.kind !== 'foresight') throw new Error(JSON.stringify(found))
  return found
}
const lists = (one: Foresight) => [
  one.opportunities,
  one.challenges,
  one.emotionalRipening,
  one.emotionalTender,
]
const firstOf = (text: string) => text.split(/(?<=[.?])\s/)[0]!
const wordsOf = (one: Foresight) =>
  [
    one.themeDescription,
    ...one.timingWindows.map(
      ({ type, period, description }) =>
        `${type} ${period.charAt(0).toLowerCase()}${period.slice(1)}. ${description}`,
    ),
    ...lists(one).flat(),
    one.soulReflection,
    one.soulAffirmation,
  ].join('\n\n')
const all = everybody.flatMap((person) =>
  [...TIMELINES, 'summer 2028'].map((timeline) => ({ person, one: forecast(person, timeline) })),
)

describe('a forecast', () => {
  it('holds nothing back: every line that was composed passed the check', () =>
    expect(all.flatMap(({ one }) => one.rejected)).toEqual([]))

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
        expect(
          found!.exact.map((date, index) => Math.abs(date.getTime() - exact[index]!.getTime()) < 60_000),
        ).toEqual(exact.map(() => true))
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
        expect(WINDOW_ENERGIES).toContain(energy)
        for (const text of [description, type, period]) expect(text).toMatch(/^[A-Z].{5}/)
      }
      for (const list of lists(one)) expect([2, 3]).toContain(list.length)
      for (const text of [
        one.themeDescription,
        one.soulReflection,
        one.soulAffirmation,
        ...lists(one).flat(),
      ]) {
        expect(text).toMatch(/^[A-Z].*[.?]$/s)
        expect(text).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/)
      }
      expect(one.themeTitle).toMatch(/^[A-Z].{5,80}$/)
    }
  })

  it('speaks of open doors only where one of its windows opens one', () => {
    const spoken = all.filter(({ one }) => /\b(?:doors?|opens)\b/i.test(firstOf(one.themeDescription)))
    expect(spoken.length).toBeGreaterThan(0)
    for (const { one } of spoken) expect(one.timingWindows.map(({ energy }) => energy)).toContain('opening')
  })

  it('says that more helps than hinders only where one of its windows helps', () => {
    const spoken = all.filter(({ one }) => /more helps/i.test(firstOf(one.themeDescription)))
    expect(spoken.length).toBeGreaterThan(0)
    const helps = /^transit\.\w+\.(?:60|120)\./
    for (const { person, one } of spoken) {
      const helping = one.timingWindows.filter(({ facts }) => helps.test(facts[0]!.id))
      expect([person.name, one.timeline, helping.length > 0]).toEqual([person.name, one.timeline, true])
    }
  })

  it('dates an open door by a window that opens', () => {
    const dated = all.flatMap(({ one }) => {
      const first = firstOf(one.themeDescription)
      const day = /\b(?:doors?|opens)\b/i.test(first) && /\b\d{1,2} [A-Z][a-z]+/.exec(first)?.[0]
      return day ? [{ day, windows: one.timingWindows }] : []
    })
    expect(dated.length).toBeGreaterThan(0)
    for (const { day, windows } of dated) {
      const named = windows.filter(({ period, description }) => `${period} ${description}`.includes(day))
      if (named.length > 0) expect(named.map(({ energy }) => energy)).toContain('opening')
    }
  })

  it('has a title that no other forecast of this person has, so that a list of them can be told apart', () => {
    for (const person of everybody) {
      const titles: string[] = []
      const usedPhrases: Foresight['usedPhrases'] = []
      for (const timeline of TIMELINES) {
        const one = forecast(person, timeline, { usedPhrases })
        titles.push(one.themeTitle)
        usedPhrases.push(...one.usedPhrases)
      }
      expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length)
    }
  })

  it('does not tell how many windows it has, which its length decides', () => {
    for (const { one } of all)
      expect(one.themeDescription).not.toMatch(/\b(?:four|five|six|seven|nine|twelve) windows\b/)
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
        const date = dayOf(new Date(`${found[1]} ${found[2]} ${found[3] ?? 2026} 12:00 UTC`))
        expect([date >= one.span.from, date <= one.span.to, text]).toEqual([true, true, text])
      }
  })

  it('names the year in which a stay of many months began, or says that it is on all through', () => {
    const long = all
      .flatMap(({ one }) => one.timingWindows.map((window) => ({ ...window, span: one.span })))
      .filter(({ enters, leaves }) => enters && leaves && Number(leaves) - Number(enters) > 310 * 86_400_000)
      .filter(({ enters, leaves }) => enters!.getUTCFullYear() < leaves!.getUTCFullYear())
    expect(long.length).toBeGreaterThan(10)
    const isAllThrough = ({ period }: TimingWindow) => period === 'All through this time'
    expect(
      long.filter(
        (window) => !isAllThrough(window) && !/^From \d+ [A-Z][a-z]+ \d{4} to /.test(window.period),
      ),
    ).toEqual([])
    const through = long.filter(isAllThrough)
    expect(through.length).toBeGreaterThan(0)
    for (const { enters, leaves, span, exact } of through) {
      expect([dayOf(enters!) <= span.from, dayOf(leaves!) >= span.to, exact]).toEqual([true, true, []])
    }
  })

  it('a story of three passes is told of three exact days', () => {
    const windows = all.flatMap(({ one }) => one.timingWindows)
    const told = (words: RegExp) =>
      windows.filter(({ description }) => words.test(description)).map(({ exact }) => exact.length)
    expect(
      told(/comes three times|meet it three times|three exact days|Three passes/).filter(
        (count) => count !== 3,
      ),
    ).toEqual([])
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
      const ids = new Set(
        forecast(person, '3 Months').timingWindows.flatMap(({ facts }) => facts.map(({ id }) => id)),
      )
      let chat: string[] = []
      for (const event of answer(
        sky,
        heard(sky, {
          question: 'How will the next three months be for me?',
          asker: askerOf(person),
          at,
          thread: [],
          usedPhrases: [],
        }),
      ))
        if (event.kind === 'end')
          chat = event.facts.filter(({ kind }) => kind === 'transit').map(({ id }) => id)
      expect([person.name, chat.filter((id) => !ids.has(id)).length]).toEqual([person.name, 0])
    }
  })
})

describe('a question with it', () => {
  it('turns the forecast to its theme', () => {
    const work = forecast(london, '6 Months', { question: 'How will my work develop?' })
    expect(work.timingWindows.map(({ type }) => type)).not.toEqual(
      forecast(london, '6 Months').timingWindows.map(({ type }) => type),
    )
  })
  it.each(['Should I change my job?', 'Will I meet somebody?', 'How is my money?'])(
    'has no less to say than two windows, in whatever stretch of time: %s',
    (question) => {
      for (const person of everybody)
        for (const timeline of TIMELINES) {
          const one = forecast(person, timeline, { question })
          expect([person.name, timeline, one.timingWindows.length >= 2]).toEqual([
            person.name,
            timeline,
            true,
          ])
          expect(one.rejected).toEqual([])
        }
    },
  )
  it('gives the span where no timeline was chosen', () => {
    expect(forecast(london, null, { question: 'How will my love life be in summer 2027?' }).span).toEqual({
      from: '2027-06-01',
      to: '2027-08-31',
    })
    expect(forecast(london, '', { question: 'What about money?' }).span).toEqual({
      from: '2026-11-20',
      to: '2027-02-20',
    })
  })
  it('promises no outcome and tells nobody to part', () => {
    expect(forecast(london, '1 Month', { question: 'Will I get the job?' }).themeDescription).toMatch(
      /^(A result|I don't promise|How it ends)/,
    )
    expect(
      forecast(london, '1 Month', { question: 'Should I divorce my husband?' }).themeDescription,
    ).toMatch(/^(That decision|Whether two)/)
  })
  it.each([
    ['When will I die?', 'not something a chart can say'],
    ['How long has my mother left?', 'not something a chart can say'],
    ['wen will i die', 'not something a chart can say'],
    ['Will there be a war, and when will I die?', 'not my trade|only know my way'],
    ['Will I be pregnant this spring?', 'doctor or a midwife'],
    ['Should I buy bitcoin?', 'no asset|no paper and no coin|Which way a price goes'],
    [
      'Will Bitcoin make me rich before my mother dies?',
      'no asset|no paper and no coin|Which way a price goes',
    ],
  ])(
    '%s gets the words of the chat in place of a forecast: no window, no date, no hour',
    (question, words) => {
      for (const person of [london, unknown])
        for (const timeline of ['1 Week', '5 Years', 'nonsense', null]) {
          const found = reply(person, timeline, { question })
          expect(found).toEqual({ kind: 'refused', text: expect.stringMatching(words) })
          expect(found.kind === 'refused' ? found.text : '').not.toMatch(
            /\d|\b(January|February|March|June|July|August|September|November)\b/,
          )
        }
    },
  )
  it.each(['Does he love me?', 'Will I win the court case?'])(
    '%s turns no window to what was refused',
    (question) => {
      const [asked, plain] = [forecast(london, '3 Months', { question }), forecast(london, '3 Months')]
      expect(asked.themeDescription).toMatch(
        /What follows is your own time|none for a chart, so this is about your time/,
      )
      expect(asked.timingWindows.map(({ type }) => type)).toEqual(plain.timingWindows.map(({ type }) => type))
    },
  )
  it.each([
    ['asdf jkl', /^(I did not follow your question|What you ask I could not read)/],
    ['Give me a recipe for soup', /^Your question is none for a chart/],
  ])('that was not read (%s) is not passed over in silence', (question, words) => {
    const one = forecast(london, '3 Months', { question })
    expect(one.themeDescription).toMatch(words)
    expect(one.rejected).toEqual([])
  })
  it('about a life up to its end says that its length is not told', () =>
    expect(
      forecast(london, '1 Year', { question: 'Will I find love before I die?' }).themeDescription,
    ).toContain('How long there is for it'))
  it('from somebody in need is answered with help lines and no forecast', () => {
    const found = reply(london, '1 Week', { question: 'I want to die' })
    expect(found.kind).toBe('crisis')
    expect(found.kind === 'crisis' ? found.text : '').toContain('116 123')
  })
  it('what stands in the way of a forecast is heard in the stretch of time as well', () => {
    expect(reply(london, 'until I kill myself').kind).toBe('crisis')
    expect(reply(london, 'when will my mother die', { question: 'How will my work go?' }).kind).toBe(
      'refused',
    )
  })
})

describe('the span of a question', () => {
  it('a question asks for as many years as it names, up to ten', () => {
    const five = forecast(london, null, { question: 'Will I find love in the next 5 years?' })
    expect([five.span, five.timeline]).toEqual([
      { from: '2026-11-20', to: '2031-11-20' },
      'The next five years',
    ])
    expect(reply(london, null, { question: 'Will I find love in the next 12 years?' })).toMatchObject({
      kind: 'not_understood',
    })
  })
  it('a range or a limit inside a question is read whole as well', () => {
    const span = (question: string) => forecast(london, null, { question }).span
    expect(span('How will my work go from March to June 2027?')).toEqual({
      from: '2027-03-01',
      to: '2027-06-30',
    })
    expect(span('What about my money until the end of March?')).toEqual({
      from: '2026-11-20',
      to: '2027-03-31',
    })
  })
  it('nothing at all is asked back', () => expect(reply(london, null).kind).toBe('not_understood'))
})

describe('speed', () => {
  it('five years take less than 300 ms once the tables are made', () => {
    const begin = performance.now()
    for (const person of everybody) forecast(person, '5 Years')
    expect((performance.now() - begin) / everybody.length).toBeLessThan(300)
  })
})
