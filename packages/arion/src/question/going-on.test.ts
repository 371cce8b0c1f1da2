import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered, turnOf } from '../../evals/asking.ts'
import { people } from '../../evals/people.ts'
import type { AskedBack, ThreadTurn } from '../types.ts'

const sky = await openSky()
const { name, ...rest } = people(sky)[0]!
const at = new Date('2026-11-22T09:00:00Z')
const ask = (question: string, thread: ThreadTurn[], offer: number | null = null) =>
  answered(sky, { question, offer, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })

const FIRST = 'How will the next three months be for me?'
const answer = turnOf(FIRST, ask(FIRST, []))

/** Asked back after that answer, with this offered second. */
function backWith(label: string): ThreadTurn {
  const asksBack: AskedBack = {
    heard: [{ text: 'hm and that then', label: null, isOpen: false }],
    offers: [
      { label: 'That then?', detail: 'The time ahead, with dates', sign: 'time' },
      { label, detail: 'Your last answer', sign: 'chart' },
    ],
    readings: [
      { about: 'self', wants: 'outlook' },
      { about: 'self', wants: 'more' },
    ],
  }
  return { question: 'hm and that then', answer: 'Which of these?', asksBack }
}

it.each(['Tell me more about that', 'Can you say that more simply?'])(
  'who takes the offer "%s" hears it of the answer before, as if nothing had been asked back',
  (label) => {
    const taken = ask(label, [answer, backWith(label)], 1)
    const directly = ask(label, [answer])
    expect(taken.plan).toBe(directly.plan)
    expect(taken.text).toBe(directly.text)
    expect(taken.plan).not.toBe('asks_back')
  },
)

it('and so does who names it by its place', () => {
  const label = 'Tell me more about that'
  expect(ask('the second one', [answer, backWith(label)]).text).toBe(ask(label, [answer]).text)
})
