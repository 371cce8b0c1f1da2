import { answered } from '../../evals/asking.ts'
import { openSky, PLANETS, SIGNS } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../evals/people.ts'
import { MONTHS } from '../language/calendar.ts'
import { suggestedQuestions } from '../question/suggested-questions.ts'
import { checkText, sentencesOf } from './check-sentence.ts'
import type { CheckContext } from './check-context.ts'
import { ORDINALS } from '../language/numbers.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')
const london = everybody[0]!
const groundOf = (person: (typeof everybody)[number]): CheckContext => ({
  sky,
  chart: person.chart,
  zone: person.timeZone,
  at,
  day: sky.localDate(person.timeZone, at),
})
const hold = (text: string, person = london) =>
  checkText(text, groundOf(person), { year: 2026, subject: null }).why

describe('a day that was named to choose from', () => {
  const named = (text: string) => {
    const said = { role: 'at' as const, date: '2026-12-11', time: null }
    return checkText(text, groundOf(london), { year: 2026, subject: null }, [{ kind: 'day', said }]).why
  }
  it('needs no fact', () => expect(named('Friday 11 December is the better of the two.')).toBeNull())
  it.each(['Friday 18 December is the better of the two.', 'Monday 11 December is the better of the two.'])(
    'and is that day, with its own weekday: not %s',
    (text) => expect(named(text)).not.toBeNull(),
  )
})

describe('sentences about the chart of 21 April 1926, 02:40, London', () => {
  it.each([
    'Your Sun in Taurus likes to sit.',
    'That is your Moon in Leo, in your seventh house, the house of partnership.',
    'Jupiter squares your Midheaven in Scorpio until 26 January 2027, exact on 12 January.',
    'Saturn makes a trine to your Moon from 4 February to 5 March 2027, exact on 20 February.',
    'Saturn makes a trine to your Moon in Leo. It is exact on 20 February 2027.',
    'In your chart that is your Jupiter in Aquarius square to Saturn in Scorpio, about two degrees from exact.',
    'Nothing here speaks of the sky.',
  ])('%s is let through', (text) => expect(hold(text)).toBeNull())

  it.each([
    ['Your Sun in Gemini likes to sit.', 'sign'],
    ['That is your Moon in Leo, in your sixth house.', 'house'],
    ['That is your Moon in Leo, in your seventh house, the house of friends.', 'house name'],
    ['Jupiter opposes your Midheaven in Scorpio until 26 January 2027.', 'aspect'],
    ['Jupiter squares your Midheaven in Scorpio until 26 March 2027.', 'end'],
    ['Saturn makes a trine to your Moon from 9 February to 5 March 2027.', 'beginning'],
    [
      'Saturn makes a trine to your Moon in Leo. It is exact on 25 February 2027.',
      'exact day, in the next sentence',
    ],
    ['Mars makes a trine to your Moon from 4 February to 5 March 2027.', 'body'],
    ['Your Sun squares your Pluto.', 'natal aspect'],
    [
      'In your chart that is your Jupiter in Aquarius square to Saturn in Scorpio, about four degrees from exact.',
      'orb',
    ],
    ['Venus is retrograde in your chart.', 'a motion nobody can check'],
    ['It happens on 3 May.', 'a date of nothing'],
    ['The house of partnership is busy.', 'a house name of nothing'],
    ['Venus rules your first house.', 'ruler'],
    ['Monday 21 November 2026 is the day.', 'weekday'],
  ])('%s is held back: %s', (text) => expect(hold(text)).not.toBeNull())
})

describe('nothing is stated that a birth time leaves open', () => {
  const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
  it.each([
    'That is your Sun in your seventh house.',
    'Your Moon in Leo is proud.',
    'Your Moon in Virgo is tidy.',
    'Saturn squares your Ascendant.',
    'The Moon is in your fourth house.',
    'Your Sun in Gemini talks.',
    'Your Sun in Cancer keeps.',
  ])('%s', (text) => expect(hold(text, unknown)).not.toBeNull())
})

describe('planted errors', () => {
  const asked = suggestedQuestions().flatMap(({ questions }) =>
    questions.map((text) => text.replace(/\[\w+\]/, 'Maya')),
  )
  const told = everybody.flatMap((person) =>
    asked.map((question) => {
      const { text } = answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person) })
      return { person, paragraphs: text.split('\n\n').map(sentencesOf) }
    }),
  )

  it('true sentences pass without the writer vouching for them', () => {
    let checked = 0
    const flagged: string[] = []
    for (const { person, paragraphs } of told) {
      for (const sentences of paragraphs) {
        const state = { year: 2026, subject: null }
        for (const sentence of sentences) {
          const { why, claims } = checkText(sentence, groundOf(person), state)
          if (claims.length > 0) checked += 1
          // a headline's date is vouched for by its fact and cannot pass alone
          if (why && why !== 'a date without a subject' && !/does not hold/.test(why))
            flagged.push(`${why}: ${sentence}`)
        }
      }
    }
    expect(checked).toBeGreaterThan(600)
    expect(flagged).toEqual([])
  })

  it('one wrong sign, house, aspect, body or date is caught in at least 99 of 100', () => {
    let planted = 0
    const missed: string[] = []
    for (const { person, paragraphs } of told) {
      for (const sentences of paragraphs) {
        const state = { year: 2026, subject: null }
        for (const sentence of sentences) {
          for (const wrong of mutations(sentence)) {
            const before = { ...state }
            planted += 1
            if (checkText(wrong, groundOf(person), before).why === null)
              missed.push(`${wrong}   ⟵   ${sentence}`)
          }
          checkText(sentence, groundOf(person), state)
        }
      }
    }
    expect(planted).toBeGreaterThan(1300)
    expect(
      missed
        .slice(0, 20)
        .concat(missed.length > planted / 100 ? ['too many'] : [])
        .includes('too many'),
      `${missed.length} of ${planted}\n${missed.slice(0, 12).join('\n')}`,
    ).toBe(false)
  })
})

/**
 * The same sentence with one thing changed: the third sign on, the fourth house on, another angle, another
 * body, a day three weeks on.
 */
function mutations(sentence: string): string[] {
  const wrong: string[] = []
  const sign = SIGNS.find((one) => new RegExp(`\\b${one}\\b`).test(sentence))
  if (sign) wrong.push(sentence.replace(sign, SIGNS[(SIGNS.indexOf(sign) + 3) % 12]!))
  const house = ORDINALS.find((one) => sentence.includes(`${one} house`))
  if (house)
    wrong.push(sentence.replace(`${house} house`, `${ORDINALS[(ORDINALS.indexOf(house) + 4) % 12]} house`))
  const aspects: [RegExp, string][] = [
    [/\bsquares\b/, 'opposes'],
    [/\bopposes\b/, 'squares'],
    [/in trine with/, 'square to'],
    [/in sextile with/, 'opposite'],
    [/\bsquare to\b/, 'in trine with'],
    [/\bopposite\b/, 'in sextile with'],
    [/\bjoins\b/, 'squares'],
    [/makes a trine to/, 'squares'],
    [/makes a sextile to/, 'opposes'],
  ]
  const found = aspects.find(([pattern]) => pattern.test(sentence))
  if (found) wrong.push(sentence.replace(found[0], found[1]))
  const body = PLANETS.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).find((one) =>
    new RegExp(`\\b(?:sextile|trine|squares?|opposes|opposite|joins|joined)\\b.*\\b[Yy]our ${one}\\b`).test(
      sentence,
    ),
  )
  if (body) wrong.push(sentence.replace(`your ${body}`, body === 'Saturn' ? 'your Venus' : 'your Saturn'))
  const month = MONTHS.find((one) => new RegExp(`\\d ${one}`).test(sentence))
  if (month && /exact on|until|from/.test(sentence))
    wrong.push(sentence.replace(month, MONTHS[(MONTHS.indexOf(month) + 1) % 12]!))
  return wrong
}
