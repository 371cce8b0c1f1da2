import { describe, expect, it } from 'vitest'
import { ONLY_ASKS, shortReading } from '../../../evals/short-reading.ts'
import type { AskedThing } from '../../listen/reading.ts'
import type { Act } from '../../listen/vocabulary.ts'
import { byAct, OF_ONESELF } from './by-act.ts'

const back = { kind: 'asks_back' as const, pieces: [], nouns: { people: [], things: [] }, offers: [] }

const heard = (act: Act, share: number) =>
  shortReading({ act: { ...ONLY_ASKS, asks: 1 - share, [act]: share } })

describe('what asks nothing of a chart is met as what it is', () => {
  it.each([
    ['jokes', 'Venus walks into a bar and orders my rent', 'joke'],
    ['greets', 'Hullo, Moira here, from the ferry', 'greeting'],
    ['thanks', 'Well I rang her and you had the hour right', 'thanks'],
    ['parts', 'Right, bed. Ta ra', 'parting'],
    ['jibes', 'My cat knows more of the weather than you', 'jibe'],
  ] as const)('%s', (act, typed, talk) =>
    expect(byAct(typed, heard(act, 0.9), back)).toEqual({ kind: 'small_talk', talk }),
  )

  it('what sounds half like a jibe is thanks where it praises, and else a telling', () => {
    const praised = byAct('Quite honest of you, that, and kind.', heard('jibes', 0.7), back)
    expect(praised).toEqual({ kind: 'small_talk', talk: 'thanks' })
    const told = byAct('My cat sits on the heater all day', heard('jibes', 0.7), back)
    expect(told).toMatchObject({ kind: 'read', intent: { kind: 'comfort' } })
  })

  it.each(['I told him yes. Easier than I thought.', 'No I will leave it. It is for younger ones.'])(
    'what was done or decided after an answer asks nothing: %s',
    (typed) => {
      const found = byAct(typed, { ...heard('tells', 0.3), leans: true }, back)
      expect(found).toMatchObject({ kind: 'read', intent: { kind: 'comfort' } })
    },
  )

  it('a telling, in its mood, and never as a question', () => {
    const found = byAct('Sixty plates and not one broke. Just saying.', heard('tells', 0.9), back)
    expect(found).toMatchObject({ kind: 'read', intent: { kind: 'comfort' } })
  })

  it('but not where it is unsure, or a sentence in it asks and it is not very sure', () => {
    expect(byAct('Sixty plates and not one broke.', heard('tells', 0.5), back)).toBeNull()
    expect(byAct('Sixty plates. Should I ask for more pay?', heard('tells', 0.8), back)).toBeNull()
  })

  it('what a rule read in it is not charged, as long as no form of a question stands there', () => {
    const past = { kind: 'read' as const, intent: { ...OF_ONESELF, kind: 'cycle' as const }, refusals: [] }
    const told = 'I had given him eighteen months in 1994. I bought far too much cheese.'
    expect(byAct(told, heard('tells', 0.95), past)).toMatchObject({ intent: { kind: 'comfort' } })
    const joke = 'I asked Mercury to leave retrograde. It replied: works on my machine.'
    expect(byAct(joke, heard('jokes', 0.95), past)).toEqual({ kind: 'small_talk', talk: 'joke' })
    expect(byAct('1994 was hard. Why was it so hard for me', heard('tells', 0.95), past)).toBeNull()
  })

  it('and nobody who is low is laughed with', () =>
    expect(byAct('Ha, nobody would miss me anyway', heard('jokes', 0.9), back)).not.toMatchObject({
      talk: 'joke',
    }))
})

describe('a question about the app or astrology', () => {
  const of = (share: number) => ({
    ...heard('app', 0.95),
    asks: [{ ...heard('app', 0.95).asks[0], about: ['arion' as const] }] as [AskedThing],
    known: [
      { question: 'cost' as const, share },
      { question: 'plan' as const, share: 0.1 },
    ],
  })
  it('is answered where one is near', () =>
    expect(byAct('did that just use one up', of(0.8), back)).toEqual({ kind: 'known', question: 'cost' }))
  it('is never read in a chart and charged, unless a side of life was heard more surely', () => {
    const read = { kind: 'read' as const, intent: { ...OF_ONESELF, kind: 'manner' as const }, refusals: [] }
    const asked = (confidence: number) => {
      const reading = of(0.3)
      const thing = { ...reading.asks[0], about: ['family' as const], wants: ['how' as const], confidence }
      return { ...reading, asks: [thing] as [AskedThing] }
    }
    const typed = 'how to add my daughter in the circle, the minute is not known'
    expect(byAct(typed, asked(0.86), read)).toMatchObject({ kind: 'near_known' })
    expect(byAct(typed, asked(0.97), read)).toBeNull()
    // whoever is named in it is to use the app
    const reading = asked(0.86)
    const named = {
      ...reading,
      asks: [{ ...reading.asks[0], people: [{ role: 'daughter' }] }] as [AskedThing],
    }
    expect(byAct(typed, named, read)).toMatchObject({ kind: 'near_known' })
    expect(byAct('could i teach yoga', asked(0.6), read)).toBeNull()
  })
  it('is answered with the nearest to choose from where none is near enough', () =>
    expect(byAct('did that just use one up', of(0.3), back)).toEqual({
      kind: 'near_known',
      questions: ['cost', 'plan'],
    }))
})
