import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answerOf, heard } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'
import type { Reading } from '../../listen/reading.ts'
import { KINDS } from '../../kinds/index.ts'
import { openState } from '../open-state.ts'
import { stateOf } from '../turn-state.ts'
import type { TurnState } from '../turn-state.ts'
import type { CirclePerson, ThreadTurn } from '../../types.ts'
import { peopleMeant } from './people-meant.ts'
import { turnState } from './turn-state.ts'

const sky = await openSky()
const { name, ...rest } = people(sky)[0]!
const asker = { seed: name, ...rest }
const NOW = new Date('2026-11-23T09:00:00Z')

/** One question after those of a thread, and its turn as it is kept: as text and back. */
function turnOf(question: string, thread: readonly ThreadTurn[] = [], { at = NOW, circle = ANYBODY } = {}) {
  const company = { people: circle, charts: new Map(), about: null, withheld: new Set<string>() }
  const input = heard(sky, { question, at, thread, usedPhrases: [], asker, company })
  const said = answerOf(sky, input)
  const kept = { answer: said.text, asksBack: said.asksBack, facts: said.facts }
  const turn = { question, at, ...kept, state: turnState(sky, input, said.asksBack) }
  return { said, turn: JSON.parse(JSON.stringify(turn), instants) as ThreadTurn }
}
const ANYBODY: CirclePerson[] = []
const instants = (key: string, value: unknown) => (key === 'at' ? new Date(value as string) : value)

function talk(questions: readonly string[], keeps: 'state' | 'words', at?: readonly string[]) {
  const thread: ThreadTurn[] = []
  return questions.map((question, index) => {
    const { said, turn } = turnOf(question, [...thread], at && { at: new Date(at[index]!) })
    thread.push(keeps === 'state' ? turn : { ...turn, state: null })
    return said
  })
}

describe('a thread is read from what was kept of its turns', () => {
  it('as from their words, where these are heard as before', () => {
    for (const questions of THREADS) {
      const [kept, read] = [talk(questions, 'state'), talk(questions, 'words')]
      expect(kept.map(({ text }) => text)).toEqual(read.map(({ text }) => text))
    }
  })

  it('and not from words that would be heard otherwise by now', () => {
    const { turn } = turnOf('How will next spring be for my work?')
    const reworded = { ...turn, question: 'How will my marriage be this week?' }
    const { said } = turnOf('what makes you say that', [reworded])
    expect(said).toMatchObject({ topic: 'work', plan: 'outlook.reasons' })
    const { said: anew } = turnOf('what makes you say that', [{ ...reworded, state: null }])
    expect(anew.topic).not.toBe('work')
  })

  it('a reading that was kept is the one that the turn has', () => {
    const { turn } = turnOf('How will next spring be for my work?')
    const state = stateOf(turn)!
    const reading: Reading = { ...state.reading, tone: 'grief' }
    const kept = { ...turn, state: { ...state, reading } }
    const [again] = heard(sky, { question: 'ok', at: NOW, thread: [kept], usedPhrases: [], asker }).thread
    expect(again!.reading).toEqual(reading)
  })

  it('of another version is read from its words', () => {
    const { turn } = turnOf('How will next spring be for my work?')
    const reworded = { ...turn, question: 'How will my marriage be next spring?', state: { version: 0 } }
    expect(turnOf('what makes you say that', [reworded]).said.topic).toBe('relationships')
  })
})

it('the days that an answer named are those of its facts, whatever stands in its words', () => {
  const { said, turn } = turnOf('When should I talk to my boss?')
  const { said: other } = turnOf('another day?', [{ ...turn, answer: '…' }])
  const days = ({ facts }: typeof said) =>
    facts.filter(({ kind }) => kind === 'moon_hour').map(({ exact }) => exact![0]!.toISOString().slice(0, 10))
  expect(other.plan).toBe('when.another')
  expect(days(other).length).toBeGreaterThan(0)
  for (const day of days(other)) expect(days(said)).not.toContain(day)
})

describe('what was meant on its day', () => {
  it('is meant the day after: tomorrow is today', () => {
    const asked = ['How will tomorrow be for my work?', 'what makes you say that']
    const days = ['2026-11-23T22:50:00Z', '2026-11-23T23:10:00Z']
    const { turn } = turnOf(asked[0]!, [], { at: new Date(days[0]!) })
    expect(stateOf(turn)!.spoken!.intent.span).toMatchObject({ from: '2026-11-24', to: '2026-11-24' })
    const [, kept] = talk(asked, 'state', days)
    expect(kept!.text).toBe(talk(asked, 'words', days)[1]!.text)
  })

  it('is over two months later: what was ahead then is no longer asked about', () => {
    const days = ['2026-11-23T09:00:00Z', '2027-01-23T09:00:00Z']
    const asked = ['How will next week be for my work?', 'And for love?']
    const [, later] = talk(asked, 'state', days)
    expect(later!.text).not.toContain('November')
    expect(later!.text).toBe(talk(asked, 'words', days)[1]!.text)
  })
})

describe('what was told stays told', () => {
  it('a death, whatever a later ear makes of the words', () => {
    const { turn } = turnOf('My husband Einar died in August. I am lost in the evenings.')
    const reworded = { ...turn, question: 'Some words.' }
    expect(turnOf('When is a good day to talk to Einar?', [reworded]).said.plan).toBe('comfort')
  })
  it('a parting', () => {
    const { turn } = turnOf('My wife moved out on Sunday. How is my week?')
    expect(stateOf(turn)!.told.isParted).toBe(true)
  })
  it('a cry, which the next question follows', () => {
    const { turn } = turnOf('i want to kill myself')
    const reworded = { ...turn, question: 'Some words.' }
    expect(turnOf('i do not know', [reworded]).said.outcome).toBe('crisis')
  })
  it('an illness', () => {
    const { turn } = turnOf('My mother had a scan yesterday. How are the next weeks for her?')
    expect(stateOf(turn)!.told.isOfIllness).toBe(true)
    const reworded = { ...turn, question: 'Some words.' }
    expect(turnOf('Should I be worried?', [reworded]).said.text).toMatch(/\bdoctor/)
  })
})

describe('whom a turn was about', () => {
  const sam: CirclePerson = { id: 's', name: 'Sam', tag: 'friend' }
  const among = { people: [sam], about: null }
  it('is known by who it is, though they are called otherwise since', () => {
    const { turn } = turnOf('How do Sam and I get on?', [], { circle: [sam] })
    const renamed = { ...among, people: [{ ...sam, name: 'Samuel Oduya' }] }
    expect(peopleMeant({ ...renamed, question: 'what does he need', thread: [turn] })).toEqual(renamed.people)
  })
  it('is found in the Circle though the profile had told of them, and though they were added anew', () => {
    const told = { ...asker, about: 'My brother Sam lives in Leeds.' }
    const company = { people: [], charts: new Map(), about: null, withheld: new Set<string>() }
    const question = 'How do Sam and I get on?'
    const input = heard(sky, { question, at: NOW, thread: [], usedPhrases: [], asker: told, company })
    const { turn } = turnOf(question, [], { circle: [{ ...sam, id: 'before' }] })
    for (const state of [turnState(sky, input, null), turn.state!])
      expect(peopleMeant({ ...among, question: 'what does he need', thread: [{ ...turn, state }] })).toEqual([
        sam,
      ])
  })
  it('is found once they stand in the Circle', () => {
    const { turn } = turnOf('How do Sam and I get on?')
    expect(peopleMeant({ ...among, question: 'what does he need', thread: [turn] })).toEqual([sam])
  })
})

describe('a state that was kept', () => {
  const { turn } = turnOf('How will next spring be for my work?')
  const state = turn.state as TurnState
  it('of today is opened as it is', () => expect(openState(state)).toEqual(state))
  it.each([
    ['a kind', { spoken: { ...state.spoken!, intent: { ...state.spoken!.intent, kind: 'gone' } } }],
    ['a theme', { spoken: { ...state.spoken!, intent: { ...state.spoken!.intent, theme: 'gone' } } }],
    ['a matter', { spoken: { ...state.spoken!, intent: { ...state.spoken!.intent, matter: 'gone' } } }],
    [
      'a word of the ear',
      { reading: { ...state.reading, asks: [{ ...state.reading.asks[0], about: ['gone'] }] } },
    ],
    ['nothing told', { told: undefined }],
    ['no reading', { reading: undefined }],
    ['another version', { version: 1 }],
  ])('with %s that is not known is not believed', (_, change) =>
    expect(openState({ ...state, ...change })).toBeNull(),
  )
  it('of the day on which this version began is still understood', () =>
    expect(openState(OF_VERSION_4)).not.toBeNull())
})

/** Kinds, themes, matters and words of the ear as they were: whoever takes one away raises the version. */
const OF_VERSION_4 = {
  version: 4,
  reading: {
    language: null,
    asks: [
      {
        about:
          'today love meeting parting family children friends conversation work study venture money body moving home travel creativity purpose spirit self chart sky arion small_talk'.split(
            ' ',
          ),
        wants: 'when whether which why how outlook who fact comfort more none'.split(' '),
        people: [],
        terms: [],
      },
    ],
    offers: [],
    declines: [],
  },
  spoken: null,
  told: { dead: [], others: [] },
  people: [],
}

it('kinds of answers that were kept are still there', () =>
  expect(Object.keys(KINDS)).toEqual(
    expect.arrayContaining(
      'cycle comfort check_in choice need yes_no when today outlook block gift purpose essence manner how why chart'.split(
        ' ',
      ),
    ),
  ))

it('two branches of a thread go on from their own turns', () => {
  const { turn: root } = turnOf('What stands out this week?')
  const branches = ['How will next spring be for my work?', 'How will next spring be for love?'].map(
    (question) => turnOf('what makes you say that', [root, turnOf(question, [root]).turn]).said.topic,
  )
  expect(branches).toEqual(['work', 'relationships'])
})

const THREADS = [
  ['How will the next three months be for me?', 'what makes you say that', 'and if not february'],
  ['Should I move to Leeds or stay here?', 'the other one then', 'why?'],
  ['When is a good day to ask for a raise?', 'which of those dates matters most', 'and for my son?'],
  ['My husband Einar died in August.', 'Does it get lighter?', 'Where is my Moon?'],
  ['asdf qwer she', 'in June', 'thanks', 'and my Mars?'],
]
