/** What is half heard is answered as it was put: at no charge, with what else it may mean beneath. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answerOf, heard, turnOf } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import { answerWith } from './answer-with.ts'
import { turnState } from './question/two/turn-state.ts'
import type { Reading } from './listen/reading.ts'
import type { AskInput, ThreadTurn } from './types.ts'

const sky = await openSky()
const { name, ...rest } = people(sky)[0]!
const asker = { seed: name, ...rest }
const at = new Date('2026-11-22T09:00:00Z')
const WHEN = 'When is a good day to ring my sister about the garden?'
const OFFERS: Reading['offers'] = [
  { about: 'family', wants: 'when' },
  { about: 'work', wants: 'when' },
  { about: 'family', wants: 'how' },
]

/** Heard with so much confidence as of one side of life among several. */
function halfHeard(question: string, confidence: number, thread: readonly ThreadTurn[] = []): AskInput {
  const input = heard(sky, { question, at, asker, thread, usedPhrases: [] })
  const [thing] = input.reading.asks
  const asks: Reading['asks'] = [{ ...thing, about: ['family', 'work'], wants: ['when'], confidence }]
  return { ...input, reading: { ...input.reading, asks, offers: OFFERS, understood: true, leans: false } }
}
const WHICH_SIDE = 'When does the thing with the garden get better for us?'
const free = () => halfHeard(WHICH_SIDE, 0.4)

describe('a question that is not surely heard', () => {
  const said = answerOf(sky, free())

  it('is answered at no charge, with no offer of what was answered', () => {
    expect(said.outcome).toBe('not_understood')
    expect(said.facts.length).toBeGreaterThan(0)
    expect(said.asksBack).toMatchObject({
      heard: [],
      isOtherwise: true,
      answered: { about: 'family', wants: 'when' },
    })
    expect(said.asksBack!.offers.map(({ label }) => label)).toContain('The same, but about my work')
    expect(said.asksBack!.offers.map(({ label }) => label)).not.toContain(WHICH_SIDE)
  })

  it('is asked back where it is hardly heard', () => {
    const { asksBack, facts } = answerOf(sky, halfHeard(WHICH_SIDE, 0.2))
    expect(asksBack?.isOtherwise).toBeUndefined()
    expect(asksBack!.offers[0]!.label).toBe(WHICH_SIDE)
    expect(facts).toEqual([])
  })

  it('is asked back by who has no chart', () => {
    const { asksBack } = answerOf(sky, { ...free(), asker: { ...asker, chart: null } })
    expect(asksBack?.isOtherwise).toBeUndefined()
    expect(asksBack!.offers.length).toBeGreaterThan(1)
  })

  it('is no answer where a cry may stand in it', () => {
    const input = free()
    const { asksBack } = answerOf(sky, { ...input, reading: { ...input.reading, faintCry: 'crisis' } })
    expect(asksBack?.isOtherwise).toBeUndefined()
  })

  const turn: ThreadTurn = {
    ...turnOf(WHICH_SIDE, said),
    at,
    state: turnState(sky, free(), said.asksBack),
  }

  it('is leant on as what it was answered as', () => {
    expect(turnState(sky, free(), said.asksBack).spoken).toMatchObject({
      isAnswered: true,
      intent: { theme: 'family' },
    })
  })

  it('takes the offer that is pressed beneath it as the same question, and charges it', () => {
    const label = 'The same, but about my work'
    const offer = said.asksBack!.offers.findIndex((one) => one.label === label)
    const again = answerOf(
      sky,
      heard(sky, { question: label, at, asker, thread: [turn], usedPhrases: [], offer }),
    )
    expect(again.outcome).toBe('answered')
    expect(again.topic).toBe('work')
  })

  it('is not begun anew by a yes, which is said to the answer', () => {
    const again = answerOf(sky, heard(sky, { question: 'yes', at, asker, thread: [turn], usedPhrases: [] }))
    expect(again.text).not.toBe(said.text)
  })
})

describe('a question that is heard, and not surely enough to be charged for', () => {
  const rather = (confidence: number, thread: readonly ThreadTurn[] = []): AskInput => {
    const input = halfHeard(WHEN, confidence, thread)
    const [thing] = input.reading.asks
    return { ...input, reading: { ...input.reading, asks: [{ ...thing, about: ['family'] }] } }
  }

  it('is answered as a sure one is, at no charge, with what else it may mean beneath', () => {
    const [sure, unsure] = [answerOf(sky, rather(0.9)), answerOf(sky, rather(0.7))]
    expect([sure.outcome, sure.asksBack]).toEqual(['answered', null])
    expect(unsure.text).toBe(sure.text)
    expect(unsure.outcome).toBe('not_understood')
    expect(unsure.asksBack).toMatchObject({ heard: [], isOtherwise: true })
    const labels = unsure.asksBack!.offers.map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(0)
    expect(labels).not.toContain(WHEN)
  })

  it('is leant on as it was answered', () => {
    const said = answerOf(sky, rather(0.7))
    const spoken = turnState(sky, rather(0.7), said.asksBack).spoken
    expect(spoken).toEqual(turnState(sky, rather(0.9), null).spoken)
  })

  it('is said by an outside voice all the same, and takes no Ask', async () => {
    const events = []
    async function* speak() {
      yield 'Your sister may be glad to hear from you.'
    }
    for await (const event of answerWith(sky, rather(0.7), { speak, signal: new AbortController().signal }))
      events.push(event)
    const end = events.at(-1)!
    expect(end).toMatchObject({ kind: 'end', outcome: 'not_understood', asksBack: { isOtherwise: true } })
    expect(events[0]).toMatchObject({ text: expect.stringContaining('glad to hear') })
  })
})

it('a question that is surely heard is charged and has nothing beneath', () => {
  const { outcome, asksBack } = answerOf(sky, halfHeard(WHEN, 0.9))
  expect([outcome, asksBack]).toEqual(['answered', null])
})
