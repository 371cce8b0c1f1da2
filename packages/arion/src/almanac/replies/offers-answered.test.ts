import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'
import { shortReading } from '../../../evals/short-reading.ts'
import { ABOUT, KNOWN_QUESTIONS, WANTS } from '../../listen/vocabulary.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Offered } from '../../question/intent.ts'
import { Quoted } from '../../question/asked/quoted.ts'
import { askBackOf } from './ask-back.ts'
import { offersFor } from './offers.ts'
import { nearOffers } from './term-offers.ts'

const sky = await openSky()
/** one of them without a birth time */
const [timed, untimed] = [people(sky)[0]!, people(sky).find(({ name }) => name === 'jerusalem')!]
const SENT = 'the letter from Aunt Vesna came and now that'

function offered(about: About, wants: Wants, parts: Partial<Offered> = {}) {
  const found: Offered = {
    pieces: [],
    nouns: { people: [], things: ['the letter'] },
    offers: [{ about, wants }],
    terms: { planets: [], known: KNOWN_QUESTIONS.slice(0, 3) },
    ...parts,
  }
  return offersFor(found, () => 0)
}

function taken(offers: ReturnType<typeof offersFor>, index: number, { name, ...rest } = timed) {
  const asksBack = askBackOf(new Quoted(SENT), { heard: [], offers })
  // what was heard is shown, so that it does not wait under an answer
  asksBack.heard.push({ text: SENT, label: null, isOpen: false })
  const turn = { question: SENT, answer: 'Which of these?', reading: shortReading({}), asksBack }
  const question = asksBack.offers[index]!.label
  const at = new Date('2026-11-22T09:00:00Z')
  const asker = { seed: name, ...rest }
  return answered(sky, { question, offer: index, at, thread: [turn], usedPhrases: [], asker })
}

/** Answers without a reading that are what was offered, and free. */
const FREE = ['sky_only', 'known', 'small_talk', 'comfort']
const isAnswered = ({ outcome, plan }: ReturnType<typeof taken>) =>
  outcome === 'answered' || FREE.some((one) => plan.startsWith(one))

/** What is offered of a pair, and was not answered when it was taken. */
function unanswered(
  about: About,
  wants: readonly Wants[],
  person = timed,
  terms?: Offered['terms'],
): string[] {
  return wants.flatMap((one) => {
    const offers = offered(about, one, terms && { terms })
    const index = offers.findIndex((each) => each.about === about && each.wants === one)
    const end = index < 0 ? null : taken(offers, index, person)
    return end && !isAnswered(end) ? [`${offers[index]!.label} (${about}/${one}): ${end.plan}`] : []
  })
}

describe('each reading that can be offered is answered when it is taken', () => {
  it.each(ABOUT)('%s', (about) => expect(unanswered(about, WANTS)).toEqual([]))

  it.each(['moon', 'pluto', 'neptune'] as const)('of a planet that is named: %s', (planet) =>
    expect(unanswered('chart', WANTS, timed, { planets: [planet], known: [] })).toEqual([]),
  )

  it.each(['chart', 'love', 'self'] as const)('a fact without a birth time: %s', (about) =>
    expect(unanswered(about, ['fact', 'whether'], untimed)).toEqual([]),
  )
})

describe('a fact is offered', () => {
  const first = (about: About, wants: Wants, planets: Offered['terms']) =>
    offered(about, wants, planets && { terms: planets })[0]!.label

  it.each<[About, Wants, string]>([
    ['chart', 'fact', 'Where does my Sun stand?'],
    ['chart', 'whether', 'Does my Sun say something of it?'],
    ['love', 'fact', 'Which planets stand in my seventh house, for my love life?'],
    ['sky', 'when', 'When is the next full Moon?'],
    ['arion', 'how', 'Which day and clock do you go by?'],
  ])('of %s/%s: %s', (about, wants, label) => expect(first(about, wants, undefined)).toBe(label))

  it('of the planet that was named', () =>
    expect(first('sky', 'fact', { planets: ['mercury'], known: [] })).toBe('Where is Mercury now?'))

  it('of the side of life that was heard beside it', () =>
    expect(
      offered('chart', 'fact', {
        offers: [
          { about: 'chart', wants: 'fact' },
          { about: 'love', wants: 'who' },
        ],
      })[0]!.label,
    ).toBe('Where does my Venus stand?'))
})

describe('where a known question is near', () => {
  const near = (about: About, wants: Wants) =>
    nearOffers(KNOWN_QUESTIONS.slice(0, 3), [{ about, wants }]).map((offer) => [offer.about, offer.wants])

  it('three of them are offered, each with what it is about and wants', () =>
    expect(near('arion', 'fact')).toEqual([
      ['arion', 'fact'],
      ['arion', 'fact'],
      ['arion', 'fact'],
    ]))

  it('two of them, and the fact of chart or sky that was heard before all else', () =>
    expect(near('sky', 'whether')).toEqual([
      ['arion', 'fact'],
      ['arion', 'fact'],
      ['sky', 'whether'],
    ]))
})

it('an "or" in a question makes no choice of it where none was heard', () =>
  expect(
    offered('money', 'whether', { own: [{ words: 'Is it hers or do I pay for it?', wants: 'which' }] })[0],
  ).toMatchObject({ about: 'money', wants: 'whether' }))

it('the question as it was put is answered when it is taken, of the side that is named beneath it', () => {
  const offers = offered('work', 'whether', {
    own: [{ words: 'Is there more in it?', wants: 'whether' }],
    offers: [{ about: 'work', wants: 'whether', isSideSure: true }],
  })
  expect(offers[0]).toMatchObject({
    label: 'Is there more in it?',
    detail: 'What speaks for it, and what against, for your work',
  })
  expect(taken(offers, 0).outcome).toBe('answered')
})

it('a side of life that was only guessed does not stand beneath it', () =>
  expect(
    offered('children', 'when', { own: [{ words: 'Which day for it?', wants: 'when' }] })[0]!.detail,
  ).toBe('One day and its hour'))

it('where the same is wanted of another side of life, it is the same question', () => {
  const offers = offered('work', 'whether', {
    own: [{ words: 'Is there more in it?', wants: 'whether' }],
    offers: [
      { about: 'work', wants: 'whether' },
      { about: 'love', wants: 'whether' },
    ],
  })
  expect(offers[1]).toMatchObject({ label: 'The same, but about my love life', about: 'love' })
  expect(taken(offers, 1).outcome).toBe('answered')
})

it('whoever only wanted to say it is met, and nothing is read', () => {
  const offers = offered('family', 'none')
  expect(offers[0]!.label).toBe('Nothing more. I only wanted to say it.')
  expect(taken(offers, 0).plan).toBe('comfort')
})
