import { heard } from '../../../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../../evals/people.ts'
import type { Person } from '../../../evals/people.ts'
import { answer } from '../../answer.ts'
import type { Fact, UsedPhrase } from '../../types.ts'
import { dailyInsight } from './daily-insight.ts'
import type { DailyInsight } from './daily-insight.ts'
import { secondReading } from '../../../evals/second-reader.ts'

const sky = await openSky()
const everybody = people(sky)
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const insightOf = (person: Person, at: string, told: UsedPhrase[] = []) =>
  dailyInsight(sky, { asker: askerOf(person), at: new Date(at), usedPhrases: told })
const wordsOf = (insight: DailyInsight) =>
  [
    insight.toneText,
    ...insight.timingCues.map(({ text }) => text),
    insight.leanInto,
    insight.mindfullyAvoid,
    insight.groundingSuggestion,
  ].join('\n\n')
const DAYS = ['2026-11-20T06:00:00Z', '2026-11-22T06:00:00Z', '2026-11-24T06:00:00Z', '2027-03-02T06:00:00Z']
const all = everybody.flatMap((person) => DAYS.map((at) => ({ person, at, insight: insightOf(person, at) })))

describe('a daily insight', () => {
  it('holds nothing back: every line that was composed passed the check', () =>
    expect(all.flatMap(({ insight }) => insight.rejected)).toEqual([]))

  it('says nothing false to a second reader that shares no code with the check', () => {
    let claims = 0
    const wrong = all.flatMap(({ person, insight }) => {
      const found = secondReading(wordsOf(insight), sky, person.chart, person.timeZone, insight.date)
      claims += found.claims
      return found.wrong.map((words) => `${person.name} ${insight.date}: ${words}`)
    })
    expect(wrong).toEqual([])
    expect(claims).toBeGreaterThan(400)
  })

  it('calls nothing that is over in days the longer weather', () => {
    const words = all.map(({ insight }) => wordsOf(insight)).join('\n')
    expect(
      words.match(/(?:longer weather is|In the background) (?:the )?(?:Sun|Mercury|Venus|Mars)[^.]*/g),
    ).toBeNull()
  })

  it('says of the Moon once that it comes to an angle and so into its house, and of a transit once that it is on', () => {
    let angles = 0
    const ends: [said: string, shown: string][] = []
    for (const { person, at, insight } of all) {
      const cues = insight.timingCues
      for (const cue of cues.filter(({ text }) => /the Moon joins your (Ascendant|Midheaven)/.test(text))) {
        angles += 1
        expect(
          cues.filter((other) => other !== cue && Math.abs(Number(other.at) - Number(cue.at)) < 60_000),
        ).toEqual([])
      }
      const ids = cues.flatMap(({ facts }) =>
        facts.filter(({ kind }) => kind === 'transit').map(({ id }) => id),
      )
      expect([person.name, at, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([
        person.name,
        at,
        [],
      ])
      const [, end] = sky.localDay(person.timeZone, insight.date)
      expect(cues.filter(({ until, text }) => until && until < end && !/void of course/.test(text))).toEqual(
        [],
      )
      // what a cue rests on ends at the minute that the cue says
      for (const { text, facts } of cues) {
        const said = /until (\d\d:\d\d) the Moon is /.exec(text)?.[1]
        const chip = facts.find(({ kind }) => kind === 'void_moon')
        if (said && chip) ends.push([said, / to (\d\d:\d\d) on /.exec(chip.statement)![1]!])
      }
      // the day is named once where it is one
      for (const { statement } of cues.flatMap(({ facts }) => facts))
        expect(statement).not.toMatch(/ on (\d+ \w+ \d+) to .* on \1/)
      expect(wordsOf(insight)).not.toMatch(
        /It \w+ your (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) /,
      )
    }
    expect(angles).toBeGreaterThan(0)
    expect(ends.length).toBeGreaterThan(0)
    for (const [said, shown] of ends) expect(shown).toBe(said)
  })

  it('begins with what is the person’s own: without a house the Moon’s sign comes after the transit', () => {
    for (const at of DAYS) expect(insightOf(unknown, at).toneText.split('\n\n')[0]).toMatch(/ your [A-Z]/)
  })

  it('the second reader would notice: an hour moved by 25 minutes is wrong', () => {
    const cues = all.flatMap(({ person, insight }) =>
      insight.timingCues
        .filter(({ text }) => /^Around \d\d:\d\d the Moon (squares|joins|opposes)/.test(text))
        .map(({ text }) => ({ person, insight, text })),
    )
    const { person, insight, text } = cues[0]!
    const moved = text.replace(/(\d\d):(\d\d)/, (_, h: string, m: string) => {
      const minutes = Number(h) * 60 + Number(m) + 25
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    })
    expect(secondReading(text, sky, person.chart, person.timeZone, insight.date).wrong).toEqual([])
    expect(secondReading(moved, sky, person.chart, person.timeZone, insight.date).wrong).not.toEqual([])
  })

  it('fills every field with at least two sentences, tidy and without an open slot', () => {
    for (const { insight } of all) {
      for (const text of [
        insight.toneText,
        insight.leanInto,
        insight.mindfullyAvoid,
        insight.groundingSuggestion,
      ]) {
        expect(text).toMatch(/^["A-Z].*[.?]$/s)
        expect(text).not.toMatch(/[{}]|undefined|null| {2}|\.\.|!/)
        expect(text.split(/(?<=[.?])\s+/).length).toBeLessThanOrEqual(9)
        expect(text.split(/(?<=[.?])\s+/).length).toBeGreaterThanOrEqual(2)
      }
      expect(insight.energyTone).toMatch(/^[A-Z].{6,80}[a-z]$/)
    }
  })

  it('marks only what is still ahead, in order of time', () => {
    for (const { insight, at } of all) {
      const times = insight.timingCues.map((cue) => cue.at.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
      for (const cue of insight.timingCues)
        expect((cue.until ?? cue.at).getTime()).toBeGreaterThanOrEqual(new Date(at).getTime())
    }
  })

  it('rests each timed cue on an instant of the engine', () => {
    const timed = all.flatMap(({ insight }) =>
      insight.timingCues.filter(({ energy, until }) => energy && !until),
    )
    const isOf = (facts: readonly Fact[], at: Date) =>
      facts.some(({ exact = [] }) => exact.some((date) => date.getTime() === at.getTime()))
    expect(timed.length).toBeGreaterThan(50)
    expect(timed.filter(({ facts, at }) => !isOf(facts, at)).map(({ text }) => text)).toEqual([])
  })

  it('is the same for the same person, day and memory, and another for another person', () => {
    const person = everybody[0]!
    expect(insightOf(person, DAYS[0]!)).toEqual(insightOf(person, DAYS[0]!))
    expect(wordsOf(insightOf(person, DAYS[0]!))).not.toBe(wordsOf(insightOf(everybody[1]!, DAYS[0]!)))
  })

  it('differs from day to day: in a fortnight fewer than one sentence in ten comes twice, and no title', () => {
    const told: UsedPhrase[] = []
    const sentences: string[] = []
    const titles: string[] = []
    for (let day = 0; day < 14; day++) {
      const insight = insightOf(everybody[7]!, new Date(Date.UTC(2026, 10, 20 + day, 7)).toISOString(), told)
      told.push(...insight.usedPhrases)
      titles.push(insight.energyTone)
      sentences.push(...wordsOf(insight).split(/(?<=[.?])\s+/))
    }
    expect(new Set(titles).size).toBe(14)
    expect(1 - new Set(sentences).size / sentences.length).toBeLessThan(0.1)
  })

  it('names no house and no angle where the birth time is unknown, and says so once a week', () => {
    const first = insightOf(unknown, DAYS[0]!)
    expect(wordsOf(first)).not.toMatch(
      /(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|Ascendant|Midheaven/,
    )
    expect(wordsOf(first)).toContain('birth time')
    expect(wordsOf(insightOf(unknown, DAYS[1]!, first.usedPhrases))).not.toContain('birth time')
  })

  it('turns at the midnight of the person: Auckland is a day ahead of Honolulu', () => {
    const person = everybody[0]!
    const dateIn = (timeZone: string) =>
      dailyInsight(sky, {
        asker: { ...askerOf(person), timeZone },
        at: new Date('2026-11-20T10:30:00Z'),
        usedPhrases: [],
      }).date
    expect([dateIn('Pacific/Auckland'), dateIn('Pacific/Honolulu')]).toEqual(['2026-11-20', '2026-11-20'])
    const later = (timeZone: string) =>
      dailyInsight(sky, {
        asker: { ...askerOf(person), timeZone },
        at: new Date('2026-11-20T11:30:00Z'),
        usedPhrases: [],
      }).date
    expect([later('Pacific/Auckland'), later('Pacific/Honolulu')]).toEqual(['2026-11-21', '2026-11-20'])
  })
})

describe('the chat and the insight of one day', () => {
  const chatFacts = (person: Person, at: string, told: UsedPhrase[]) => {
    for (const event of answer(
      sky,
      heard(sky, {
        question: 'What should I focus on today?',
        asker: askerOf(person),
        at: new Date(at),
        thread: [],
        usedPhrases: told,
      }),
    ))
      if (event.kind === 'end') return event
    throw new Error('no end')
  }
  const lead = (facts: readonly Fact[]) => facts.find(({ kind }) => kind === 'transit')?.id
  const place = (facts: readonly Fact[]) => facts.find(({ kind }) => kind === 'moon')?.id

  it('have the same leading transit, the same Moon and the same first hours', () => {
    for (const person of everybody)
      for (const at of DAYS) {
        const insight = insightOf(person, at)
        const chat = chatFacts(person, at, [])
        expect([person.name, place(insight.facts), lead(insight.facts)]).toEqual([
          person.name,
          place(chat.facts),
          lead(chat.facts),
        ])
        const hours = chat.facts.filter(({ kind }) => kind === 'moon_hour').map(({ id }) => id)
        expect(insight.facts.map(({ id }) => id)).toEqual(expect.arrayContaining(hours))
      }
  })
  it('still agree when one of them was read first', () => {
    for (const person of everybody.slice(0, 6)) {
      const insight = insightOf(person, DAYS[0]!)
      const chat = chatFacts(person, DAYS[0]!, insight.usedPhrases)
      expect([person.name, lead(chat.facts)]).toEqual([person.name, lead(insight.facts)])
      expect(lead(insightOf(person, DAYS[0]!, chatFacts(person, DAYS[0]!, []).usedPhrases).facts)).toBe(
        lead(insight.facts),
      )
    }
  })
})

describe('speed', () => {
  it('an insight takes less than 100 ms once the tables are made', () => {
    const begin = performance.now()
    for (const person of everybody) insightOf(person, DAYS[0]!)
    expect((performance.now() - begin) / everybody.length).toBeLessThan(100)
  })
})
