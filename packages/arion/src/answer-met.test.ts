/** What is said to Arion or of it, dreams, and the sky alone: met as what they are, free, not asked back. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-20T09:00:00Z')
const ask = (question: string) => answered(sky, { question, at, thread: [], usedPhrases: [], asker })

describe('a question about Arion', () => {
  it.each([
    ['are you making this up as you go', 'sources', /computed/],
    ['Do you ever just guess?', 'sources', /computed/],
    ['My priest says horoscopes are a sin', 'faith', /faith/],
    ['is astrology haram', 'faith', /conscience|faith/],
    ['What am I paying for exactly?', 'worth', /free/],
    ['Is the subscription really worth the money', 'worth', /free/],
    ['What is the mechanism by which Saturn does this', 'doubt', /computed|believe/],
    ['Another website says my rising is Leo and here it is Virgo', 'other_app', /24 degrees/],
    ['I showed my profile to a colleague and it was exactly him', 'barnum', /[^]/],
  ])('is answered as that: %s', (question, plan, words) => {
    const found = ask(question)
    expect([found.plan, found.outcome, found.asksBack]).toEqual([plan, 'not_understood', null])
    expect(found.text).toMatch(words)
  })
  it.each([
    'Is it a sin to leave my husband?',
    'Should I pay for her course?',
    'What is my boss paying me for next year?',
    'My sister says I have changed, is it my Moon?',
    'I read a poem aloud to my class and was shaking, why am I like that?',
  ])('is none: %s', (question) =>
    expect(['faith', 'worth', 'other_app', 'barnum', 'doubt', 'sources']).not.toContain(ask(question).plan),
  )
})

describe('what no chart knows', () => {
  it.each([
    ['who u got tonight, lakers or celtics', /No numbers|favours nobody|no number and no outcome/],
    ['which lucky numbers should i play', /No numbers|favours nobody|no number and no outcome/],
    ['Which topic is coming up in the exam?', /leave that one to others|not my trade/],
    ['who is she texting all evening', /cannot see into somebody else|see into/],
    ['Is it cancer what my father has?', /doctor/],
  ])('is declined: %s', (question, words) => expect(ask(question).text).toMatch(words))
  it.each(['Is my Moon in Cancer?', 'What does a Cancer Sun need?', 'Who is she to me, in my chart?'])(
    'is none: %s',
    (question) => expect(ask(question).text).not.toMatch(/belongs to a doctor|see into somebody/),
  )
})

describe('a dream', () => {
  it('gets a question to take along and no meaning, and costs nothing', () => {
    const { plan, outcome, text } = ask('I dreamt that my house was full of water')
    expect([plan, outcome]).toEqual(['dream', 'not_understood'])
    expect(text).toMatch(/Water that rises: .*\?/)
  })
  it('of one’s own end foretells nothing', () =>
    expect(ask('I had a dream that I died').text).toContain('it foretells nothing'))
})

describe('the sky of a day', () => {
  it('is told with Sun, Moon and what goes backwards, of the day that was named', () => {
    const { text, plan } = ask('What is the sky on 29 November?')
    expect(plan).toBe('sky_only')
    expect(text).toMatch(/^On 29 November 2026 the Sun is in Sagittarius and the Moon in Leo/)
    expect(text).toContain('Retrograde: Saturn, Uranus, Neptune.')
  })
})

describe('a stretch that is over', () => {
  it('is searched as it lay, whatever is asked of it', () =>
    expect(() =>
      ask(
        'I turned 56 in October: profected to the ninth, Pisces if Cancer rises, Jupiter lord of the year in late Leo squaring my Venus. I know all that and cannot hear it for myself. Tell me what the year asks, in plain language, as though I had never opened Valens.',
      ),
    ).not.toThrow())
})
