/** What was only half heard gets no date and no verdict; what is declined is declined and nothing else. */
import { ONLY_ASKS } from '../../../evals/short-reading.ts'
import { describe, expect, it } from 'vitest'
import type { AskedThing, Reading } from '../../listen/reading.ts'
import { readQuestion } from '../read-question.ts'

const frame = { today: '2026-11-22', isSouthern: false }
const read = (question: string, thing: Partial<AskedThing>, whole: Partial<Reading> = {}) =>
  readQuestion({ question, thread: [], reading: { ...reading(thing), ...whole } }, frame)

function reading(thing: Partial<AskedThing>): Reading {
  return {
    language: null,
    act: ONLY_ASKS,
    known: [],
    asks: [
      {
        about: ['love', 'friends'],
        wants: ['whether'],
        confidence: 0.45,
        time: null,
        person: null,
        people: [],
        terms: [],
        choices: null,
        at: [0, 0],
        ...thing,
      },
    ],
    tone: null,
    care: null,
    declines: [],
    leans: false,
    understood: true,
    sureOf: { care: 1, declines: 1, leans: 1, understood: 1, time: 1, people: 1, choices: 1, tone: 1 },
    offers: [],
  }
}

describe('half heard, and a verdict or a date would stand in the answer', () => {
  it.each<[string, Partial<AskedThing>]>([
    ['will the thing with the choir come to something for me', {}],
    ['and the day for the swap', { wants: ['when'] }],
    ['will i get there with it', { about: ['study', 'work'] }],
    ['when would the kiln be for me', { about: ['creativity', 'venture'], wants: ['when'] }],
  ])('is asked back: %s', (question, thing) => expect(read(question, thing).kind).toBe('asks_back'))

  it.each(['is he going to make me an offer for us', 'do they want the cello back from us'])(
    'is theirs to say, and what is the asker’s own is offered: %s',
    (question) => {
      const found = read(question, {})
      expect(found).toMatchObject({ kind: 'not_in_chart', witness: 'them' })
      expect(found.kind === 'not_in_chart' && found.instead?.offers).toHaveLength(3)
    },
  )

  it('a deed that is named is weighed as a beginning, and no side of life is guessed for it', () => {
    const found = read('should I bring the cello', {})
    expect(found).toMatchObject({ kind: 'read', intent: { kind: 'yes_no', theme: 'start' } })
    const sure = read('should I bring the cello', { about: ['creativity'] })
    expect(sure).toMatchObject({ kind: 'read', intent: { kind: 'yes_no', theme: 'creativity' } })
  })

  it.each<[string, Partial<AskedThing>]>([
    ['why do i always leave before the end', { wants: ['why'], confidence: 0.55 }],
    ['what am i like with my own people', { wants: ['who'], confidence: 0.55 }],
    ['how do i say it to her', { wants: ['how'], confidence: 0.55 }],
    ['when should I hand it over', { about: ['work'], wants: ['when'], confidence: 0.55 }],
    ['will things get easier for me with the choir', { confidence: 0.7 }],
    // a day for a deed is chosen alike, whatever side of life it is put under
    ['when do I hand it over', { wants: ['when'] }],
  ])('and this is answered: %s', (question, thing) => expect(read(question, thing).kind).toBe('read'))
})

describe('what will come of something', () => {
  it.each<[string, Partial<AskedThing>]>([
    ['will the grant come', { about: ['work'], confidence: 0.9 }],
    ['driving test on the 9th, chances?', { about: ['study'], confidence: 0.8 }],
    ['will the stall pay for itself', { about: ['venture'], confidence: 0.75 }],
  ])('is told as a time where it was surely heard: %s', (question, thing) => {
    expect(read(question, thing)).toMatchObject({ kind: 'read', intent: { kind: 'outlook' } })
  })
  it.each<[string, Partial<AskedThing>]>([
    ['will the grant come', { about: ['work'], confidence: 0.6 }],
    ['will she come back', { about: ['love'], confidence: 0.9 }],
    ['will it be a girl', { about: ['children'], confidence: 0.9 }],
    ['will my back hold', { about: ['body'], confidence: 0.9 }],
  ])('and no heart, child or body is: %s', (question, thing) => {
    expect(read(question, thing).kind).not.toBe('read')
  })
})

describe('what is kept from a chart ends in the refusal', () => {
  it.each<[string, Reading['declines']]>([
    ['lucky number?', ['gambling']],
    ['the six for saturday please', ['gambling']],
    ['which pony', ['gambling']],
    ['and the scan?', ['medical']],
    ['what do they do with the estate', ['legal']],
    ['his phone, the other one', ['spying']],
    ['how long has the old man', ['death']],
  ])('%s', (question, declines) => {
    const found = read(
      question,
      { about: ['money', 'chart'], wants: ['fact'], confidence: 0.3 },
      { declines },
    )
    expect(found).toMatchObject({ kind: 'read', endsInRefusal: true })
  })
})

describe('where the form of a question says one thing and the ear heard another', () => {
  it.each<[string, Partial<AskedThing>]>([
    ['why does it always end like this', { about: ['love'], wants: ['when'], confidence: 0.7 }],
    ['what kind of father would I be', { about: ['children'], wants: ['when'], confidence: 0.8 }],
    ['am I reading too much into a nod', { about: ['love'], wants: ['whether'], confidence: 0.9 }],
    ['what should I do', { about: ['home'], wants: ['how'], confidence: 0.7 }],
  ])('Arion asks back: %s', (question, thing) => expect(read(question, thing).kind).toBe('asks_back'))
})

describe('what is told alike on every side of life', () => {
  const frail = { confidence: 0.3 }
  const sides: AskedThing['about'] = ['work', 'body', 'love']
  it.each<[string, Partial<AskedThing>, string]>([
    ['which evening before the 6th might I ask her over', { about: sides, wants: ['when'] }, 'when'],
    ['which arvo for sending it', { about: sides, wants: ['which'] }, 'when'],
    [
      'How do I live with him like a human being?',
      { about: ['children', 'family'], wants: ['how'] },
      'manner',
    ],
  ])('needs no sure side to be answered: %s', (question, thing, kind) =>
    expect(read(question, { ...thing, ...frail })).toMatchObject({ kind: 'read', intent: { kind } }),
  )
  it('a day is told as a day', () => {
    const time = { from: '2026-11-22', to: '2026-11-22', phrase: 'today' }
    const found = read('what sort of a day is it for a hard letter', {
      ...frail,
      about: sides,
      wants: ['when'],
      time,
    })
    expect(found).toMatchObject({ kind: 'read', intent: { kind: 'today', theme: 'today' } })
  })
  it('a feast in what is told is no day that is asked for', () =>
    expect(
      read('And when, seeing the feast day is near', { ...frail, about: sides, wants: ['when'] }).kind,
    ).toBe('asks_back'))
  it('how to go about what one does is no such thing', () =>
    expect(read('How do I go about it?', { ...frail, about: sides, wants: ['how'] }).kind).toBe('asks_back'))
  it('whether to write is no question of how', () =>
    expect(read('Ought I to write?', { about: ['family'], wants: ['how'], confidence: 0.8 })).toMatchObject({
      intent: { kind: 'yes_no' },
    }))
  it('a portrait is none of the things to choose from', () =>
    expect(
      read('is it kindness or courtship', { about: ['love'], wants: ['which'], confidence: 0.7 }).kind,
    ).toBe('asks_back'))
})

it('what somebody else is like is asked of them, and what I am like with them is not', () => {
  const friend: Partial<AskedThing> = { about: ['friends'], wants: ['who'], confidence: 0.95 }
  const kindOf = (question: string) => read(question, friend)
  expect(kindOf('What kind of person is Deirdre, she made me tea')).toMatchObject({
    intent: { kind: 'somebody', person: { name: 'Deirdre' } },
  })
  expect(kindOf('What do I need from Deirdre?')).toMatchObject({ intent: { kind: 'need' } })
})
