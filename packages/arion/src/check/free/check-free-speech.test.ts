import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../../evals/people.ts'
import type { CheckContext } from '../check-context.ts'
import { checkFreeSpeech, newMemory } from './check-free-speech.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')
const groundOf = ({ chart, timeZone }: (typeof everybody)[number]): CheckContext => ({
  sky,
  chart,
  zone: timeZone,
  at,
  day: '2026-11-20',
})
const london = groundOf(everybody[0]!)
const why = (text: string, context = london) => checkFreeSpeech(text, context, newMemory(context)).why

describe('of the chart of 21 April 1926, 02:40, London', () => {
  it.each([
    'Your Moon in Leo likes to be asked.',
    'As someone with a Leo Moon, you like to be asked.',
    'Your seventh house holds your Moon.',
    'Your Moon is in Leo, not in Virgo.',
    "Your Moon isn't in Virgo; it is in Leo.",
    'There is a square between your Jupiter and your Saturn.',
    'Saturn trines your Moon from 4 February to 5 March 2027, exact on February 20th, 2027.',
    'In mid-February 2027 Saturn reaches an exact trine with your Moon.',
    'Saturn trines your Moon. It is exact on 20 February 2027.',
    'The full moon on 24 November 2026 falls in Gemini.',
    'You came into the world with Capricorn on the Ascendant.',
    'A direct talk would help, and the opposite would not.',
    'You want the same thing for the third time.',
    'Your North Node is in Cancer.',
  ])('passes: %s', (text) => expect(why(text)).toBeNull())

  it.each([
    ['Your Moon in Virgo likes to be asked.', 'sign'],
    ['As someone with a Virgo Moon, you like to be asked.', 'sign as an adjective'],
    ['Your sixth house holds your Moon.', 'house'],
    ['Your Moon is not in Leo.', 'denial of what is so'],
    ['There is a trine between your Jupiter and your Saturn.', 'aspect'],
    ['Saturn trines your Moon from 4 February to 5 April 2027.', 'end'],
    ['Saturn trines your Moon. It is exact on 20 March 2027.', 'day in the next sentence'],
    ['Saturn trines your Moon next month.', 'a time that is no date'],
    ['The full moon on 24 November 2026 falls in Cancer.', 'sign of a full moon'],
    ['On 3 May, write the letter.', 'a date of nothing'],
    ['Your North Node is in Aries.', 'sign of a node'],
    ['Your Chiron is in Leo.', 'sign of Chiron'],
    ['Your South Node is in the fifth house.', 'house of a node'],
    ['Your Lilith squares your Sun.', 'an aspect that nobody computed'],
    ['Your Vertex is in Cancer.', 'a point that nobody holds against the engine'],
    ['Her Venus is in Libra.', 'a chart that is not here'],
    ['Your Venus rules your first house.', 'ruler'],
    ['On Monday, 20 February 2027, Saturn trines your Moon.', 'day of the week'],
    ['2027 belongs to your Venus in Pisces.', 'a year by itself'],
    ['your venus is in aries.', 'small letters'],
    ['Your ♀ is in ♎.', 'signs for words'],
    ['Tu Sol en Tauro es fuerte.', 'another language'],
    ['Your Venus is in the IV house.', 'Roman numbers'],
    ['The Moon squares your Sun at 3 pm.', 'an hour in words'],
  ])('holds back: %s (%s)', (text) => expect(why(text)).not.toBeNull())
})

describe('of a birth without a time', () => {
  const unknown = groundOf(everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!)
  it.each([
    'Your Venus is in the fifth house.',
    'You have Libra rising.',
    'Your Moon in Leo is proud.',
    'Saturn squares your Ascendant until 3 May 2027.',
    'Saturn is moving through your fourth house.',
    'Your Sun in Gemini talks.',
  ])('holds back: %s', (text) => expect(why(text, unknown)).not.toBeNull())
})

describe('memory', () => {
  it('does not move on when a sentence is held back', () => {
    const memory = newMemory(london)
    checkFreeSpeech('Saturn squares your Moon until 3 May 2029.', london, memory)
    expect(memory).toEqual(newMemory(london))
  })
})
