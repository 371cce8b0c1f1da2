/** A later turn is the earlier question with one thing changed. */
import { describe, expect, it } from 'vitest'
import type { AskedThing } from '../../listen/reading.ts'
import type { Intent } from '../intent.ts'
import { NO_TRAITS } from '../traits.ts'
import { inherited } from './inherited.ts'
import type { Before } from './thread-state.ts'

const span = (from: string, to = from) => ({ from, to, phrase: 'then' })
const before = (intent: Partial<Intent> = {}, words = ''): Before => ({
  intent: {
    theme: 'home',
    topic: 'general',
    kind: 'why',
    span: null,
    subject: null,
    person: null,
    traits: NO_TRAITS,
    follows: null,
    ...intent,
  },
  words,
  about: 'home',
  isAnswered: true,
})
const thing = (change: Partial<AskedThing>): AskedThing => ({
  about: ['spirit', 'love'],
  wants: ['whether'],
  confidence: 0.5,
  sureOfWants: 0.8,
  time: null,
  person: null,
  people: [],
  terms: [],
  choices: null,
  at: [0, 0],
  ...change,
})
const lean = (text: string) => ({ text, namesTime: false })

describe('what a turn is about that leans on the one before', () => {
  it('is what was spoken of, and as sure as what is wanted', () => {
    const found = inherited(thing({}), before(), lean('she would like my answer soon is this too hasty'))
    expect(found).toMatchObject({ about: ['home', 'spirit', 'love'], confidence: 0.8 })
  })
  it.each<[string, Partial<AskedThing>]>([
    ['and is my boss part of this', { about: ['work'] }],
    ['and you, are you a person', { about: ['arion'], confidence: 0.6 }],
    ['how do i put it to her', { about: ['conversation'], wants: ['how'] }],
    ['and my son, is he in this', { about: ['children'], person: { role: 'son' } }],
    ['this exam', { about: ['study'], confidence: 0.9 }],
  ])('is its own where its words say so: %s', (text, own) => {
    expect(inherited(thing(own), before(), lean(text)).about[0]).toBe(own.about![0])
  })
  it('stays what a rule is certain of', () => {
    const certain = thing({ confidence: 1 })
    expect(inherited(certain, before(), lean('is this so'))).toBe(certain)
  })
})

describe('the time of a turn that names none', () => {
  it('is never a stretch that an answer brought along', () => {
    const far = thing({ time: span('2026-07-17', '2028-10-02') })
    expect(inherited(far, before(), lean('so should i ask him')).time).toBeNull()
  })
  it('is the stretch that the person named', () => {
    const asked = before({ span: span('2027-03-01', '2027-03-31') })
    expect(inherited(thing({ time: span('2027-05-01', '2027-08-01') }), asked, lean('do i go')).time).toEqual(
      span('2027-03-01', '2027-03-31'),
    )
  })
  it('is the day that an answer named when one was asked for', () => {
    const day = span('2026-12-05')
    expect(inherited(thing({ time: day }), before({ kind: 'when' }), lean('how do i begin')).time).toEqual(
      day,
    )
  })
  it('is the day that an answer put first, of those there were to choose from', () => {
    const choices = [
      { words: 'the 28th', span: span('2026-11-28') },
      { words: 'dec 5', span: span('2026-12-05') },
    ].map((one) => ({
      ...one,
      name: one.words,
      hasNumber: true,
      isNoun: false,
      isPutOff: false,
      isLater: false,
      matter: null,
      isDone: false,
      deed: null,
    }))
    const chosen = before(
      { kind: 'choice', choices },
      'Of the two, "dec 5" has more wind. The 28th can be done.',
    )
    const found = inherited(thing({ time: span('2026-11-28', '2026-12-05') }), chosen, lean('and what hour'))
    expect(found.time).toEqual(span('2026-12-05'))
  })
})
