/** What readers of the answers found wanting, one promise each. */
import { answered, heard } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../evals/people.ts'
import { buildBrief } from './brief/build-brief.ts'
import type { ThreadTurn, UsedPhrase } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const NOW = '2026-11-21T09:00:00Z'

function ask(
  name: string,
  question: string,
  { thread = [], told = [], at = NOW }: { thread?: ThreadTurn[]; told?: UsedPhrase[]; at?: string } = {},
) {
  const person = everybody.find((one) => one.name === name)!
  const asker = askerOf(person)
  const found = answered(sky, { question, at: new Date(at), thread, usedPhrases: told, asker })
  expect(found.rejected).toEqual([])
  return found
}

it('about a body that may be in either of two signs names both, and stands on where it was', () => {
  const open = everybody.flatMap(({ name, chart }) =>
    chart.placements.flatMap(({ body, range }) => (range?.signs.length === 2 ? [{ name, body, range }] : [])),
  )
  expect(open.length).toBeGreaterThan(0)
  for (const { name, body, range } of open) {
    const { text, facts } = ask(name, `What does my ${body} say about me?`)
    const [first, second] = range.signs
    if (!text.includes('The first: ')) continue
    expect(text).toMatch(new RegExp(`stood between \\d+° ${first} and \\d+° ${second}`))
    expect(facts.length).toBeGreaterThan(0)
  }
})

describe('a question for a fact of the chart', () => {
  it.each([
    ['Which house is my Moon in?', /^Your Moon stands at \d+° Pisces, in your ninth house/],
    ['what sign is my venus', /^Your Venus stands at \d+° Libra, in your/],
    ['What is my rising sign?', /^Your Ascendant stands at \d+° Leo\./],
    ['What is my chart ruler?', /^The Sun rules your first house/],
  ])('has it in the first words: %s', (question, first) =>
    expect(ask('berlin', question).text).toMatch(first),
  )

  it('about a house, without a birth time, says that houses are left out and why', () => {
    const { text } = ask('jerusalem', 'Which house is my Moon in?')
    expect(text).toMatch(
      /^That I can't tell you: houses turn with the minute of birth, and your birth time is not known/,
    )
    expect(text).not.toMatch(
      /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house\b/,
    )
    expect(text.match(/birth time/g)).toHaveLength(1)
  })
  it('about a house, with a rough birth time, says so where it is not certain', () => {
    const { chart } = everybody.find(({ name }) => name === 'tokyo')!
    const open = chart.placements.find(
      ({ body, house }) => house === null && ['sun', 'moon', 'venus', 'mars'].includes(body),
    )
    const body = open?.body ?? 'moon'
    const { text } = ask('tokyo', `Which house is my ${body} in?`)
    expect(text).toMatch(
      open ? /only roughly known/ : /^Your \w+ (stands at \d+°|is in) \w+, in your \w+ house/,
    )
  })
})

describe('an open birth time', () => {
  it.each([
    'What should I focus on today?',
    'How will the next three months be for me?',
    'How will next month be for my work?',
  ])('is named once in «%s», also to somebody who heard of it yesterday', (question) => {
    const told = [{ unit: 'uncertain', day: '2026-11-20' }]
    for (const memory of [[], told])
      expect(ask('jerusalem', question, { told: memory }).text.match(/birth time/g)).toHaveLength(1)
  })
  it('is not named again in the same thread', () => {
    const first = ask('jerusalem', 'How will next month be for me?')
    const thread = [{ question: 'How will next month be for me?', answer: first.text }]
    expect(ask('jerusalem', 'And the month after?', { thread }).text).not.toMatch(/birth time/)
  })
})

describe('what an answer leans on', () => {
  it('has the rulership among its facts whenever it names one', () => {
    let named = 0
    for (const { name } of everybody) {
      for (const question of [
        'How will the next three months be for money?',
        'How will the next six months be for my work?',
        'Should I change jobs this month?',
      ]) {
        const { text, facts } = ask(name, question)
        const found = text.match(/(?:the )?(\w+) rules your (\w+) house/i)
        if (!found) continue
        named += 1
        expect(facts.map(({ statement }) => statement)).toContain(
          `Your ${found[1]} rules your ${found[2]} house`,
        )
      }
    }
    expect(named).toBeGreaterThan(5)
  })
  it('says of a slow stay in a house since when it lasts and until when', () => {
    const { facts } = buildBrief(
      sky,
      heard(sky, {
        question: 'How will my career go in 2027?',
        at: new Date(NOW),
        thread: [],
        usedPhrases: [],
        asker: {
          seed: 's',
          chart: everybody.find(({ name }) => name === 'berlin')!.chart,
          timeZone: 'Europe/Berlin',
        },
      }),
    )
    const stays = facts.filter(({ kind }) => kind === 'passage')
    expect(stays.length).toBeGreaterThan(1)
    for (const { statement, from, to } of stays) {
      expect(from).toBeInstanceOf(Date)
      expect(to).toBeInstanceOf(Date)
      expect(statement).toMatch(/, from \d+ \w+ \d{4}, until \d+ \w+ \d{4}$/)
    }
    // Pluto entered the sixth house of this chart on 17 November 2011: the longest stay is not cut at the
    // horizon
    expect(
      stays
        .find(({ id }) => id === 'passage.pluto.6')
        ?.from?.toISOString()
        .slice(0, 10),
    ).toBe('2011-11-17')
  })
})

describe('the hours of one answer', () => {
  it('do not recommend and warn of the same time', () => {
    for (const { name } of everybody) {
      for (const question of [
        'When is a good day this week for a difficult talk?',
        'When should I talk to my boss next week?',
        'How is Maya doing today?',
        'What should I focus on today?',
      ]) {
        const { facts } = ask(name, question)
        const hours = facts
          .filter(({ kind }) => kind === 'moon_hour')
          .map(({ exact }) => exact![0]!.getTime())
        for (const [index, hour] of hours.entries()) {
          for (const other of hours.slice(index + 1))
            expect(Math.abs(hour - other)).toBeGreaterThanOrEqual(100 * 60_000)
        }
      }
    }
  })
  it('for a boss or a contract are hours of an office', () => {
    for (const { name, timeZone } of everybody) {
      for (const question of [
        'When should I talk to my boss next week?',
        'When is a good day in December to sign a contract?',
      ]) {
        const { facts } = ask(name, question)
        for (const { exact } of facts.filter(({ kind }) => kind === 'moon_hour')) {
          const local = new Date(exact![0]!.getTime() + sky.offsetAt(timeZone, exact![0]!) * 1000)
          expect([1, 2, 3, 4, 5]).toContain(local.getUTCDay())
          expect(local.getUTCHours()).toBeGreaterThanOrEqual(8)
          expect(local.getUTCHours() * 60 + local.getUTCMinutes()).toBeLessThanOrEqual(18 * 60)
        }
      }
    }
  })
})

describe('two things that a chart cannot say, in one question', () => {
  const CERTAIN =
    /\b(good|best|easier) (day|time)s? to (buy|sell)\b|\byou will (be|get|become) rich\b|\bmay go on paying\b|\b(yes|no), (buy|sell)\b/i
  it.each(['Will Bitcoin make me rich before I die?', 'Should I sell my shares before my father dies?'])(
    '«%s»',
    (question) => {
      for (const { name } of everybody) {
        const { text, facts } = ask(name, question)
        expect(text).toMatch(/Which way a price goes I do not know|I name no paper and no coin/)
        expect(text).toMatch(/nothing a chart can say|not something a chart can say/)
        expect(text).not.toMatch(CERTAIN)
        expect(
          facts.filter(({ kind }) => ['transit', 'passage', 'moon_hour', 'lunation'].includes(kind)),
        ).toEqual([])
      }
    },
  )
  it('a death and shares: the one is said, the other waits, and nothing is read', () => {
    const { text, facts, asksBack } = ask('berlin', 'Will my mother die soon and should I sell my stocks?')
    expect(text).toMatch(/not something a chart can say/)
    expect(asksBack?.offers).toMatchObject([{ label: 'Should I sell my stocks?' }])
    expect(facts).toEqual([])
  })
  it.each(['Does he love me?', 'Is my wife cheating on me?'])(
    'no yes or no about another heart: %s',
    (question) => {
      for (const { name } of everybody)
        expect(ask(name, question).text).not.toMatch(/^[^]*\n\n(Yes|No|On the whole|Quite possibly)\b/)
    },
  )
})

describe('what people type', () => {
  it.each<[string, string, RegExp]>([
    ['wat is my purpos in life', 'purpose', /./],
    ['wen shuld i move too berlin', 'asks_back', /./],
    ['December', 'outlook', /./],
    ['give me advice', 'how', /./],
    ['do you think i should study medicine or art', 'choice', /medicine.*art|art.*medicine/],
    ['what does my chart say about money', 'outlook', /./],
    ['I have a headache every day, what does it mean', 'why.medical', /doctor/],
    ['my husband and I want a baby, when is a good time', 'when.medical', /doctor or a midwife/],
    ['I lost my job yesterday', 'comfort', /^(I am sorry|That sounds hard|I hear you)/],
    ['am i compatible with a scorpio', 'need', /^(A sign alone|Whether two people)/],
    ['is saturn good or bad for me now', 'outlook', /Saturn/],
    ['what does my saturn return mean', 'cycle', /^Your second Saturn return is on Monday 11 January 2049/],
    ['are you an AI?', 'who', /\bprogram\b/],
    ['this is bullshit, you are a stupid machine', 'rude', /./],
    ['is astrology real?', 'doubt', /can be checked|check them/],
    ['thanks!', 'thanks', /./],
    ['I got the job!!', 'good_news', /glad|Good/],
    ['¿Cuándo voy a encontrar el amor?', 'other_language', /inglés/],
    ['Wie wird mein Tag heute?', 'other_language', /Englisch/],
    [
      'is mercury in retrograde',
      'sky_only',
      /^No\. Mercury moves forward now, in Scorpio; it turns retrograde next on 9 February 2027/,
    ],
    ['tell me about my chiron', 'chart', /^Your Chiron stands at \d+° \w+, in your \w+ house/],
    ['where is my vertex', 'unread_point', /Vertex/],
    ['what do my primary directions say', 'unread_technique', /^I do not work with primary directions?/],
    ['which firdaria am I in, please', 'unread_technique', /firdaria/],
    ['Any fixed stars on my Sun or antiscia in my nativity', 'unread_technique', /fixed stars/],
    ['what does the sabian symbol of my sun say', 'unread_technique', /sabian symbol/],
    ['what happened to me in 2019', 'cycle', /2019/],
  ])('%s', (question, plan, words) => {
    const { plan: found, text } = ask('berlin', question)
    expect(found).toBe(plan)
    expect(text).toMatch(words)
  })

  it('a wish to be told more simply gets fewer words, and none of astrology', () => {
    const first = ask('berlin', 'Is this a good month to change jobs?')
    const thread = [{ question: 'Is this a good month to change jobs?', answer: first.text }]
    for (const wish of [
      'explain simpler',
      "I don't understand",
      'can you say that in plain words?',
      'too long',
    ]) {
      const { text, plan } = ask('berlin', wish, { thread })
      expect(plan).toBe('yes_no.simpler')
      expect(text.length).toBeLessThan(first.text.length / 2)
      expect(text).not.toMatch(/\b(Sun|Moon|Saturn|Mars|Venus|house|sextile|chart)\b/)
    }
  })
  it('what is asked next about "it" is about what was spoken of', () => {
    const thread = [{ question: 'Why am I so tired lately?', answer: '…' }]
    expect(ask('berlin', 'When does it get better?', { thread }).topic).toBe('health')
  })
})
