/** Whoever tells and asks for nothing is met by what was told, and pays nothing. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { ThreadTurn } from './types.ts'

const sky = await openSky()
const some = people(sky).slice(0, 4)
const at = new Date('2026-11-22T09:00:00Z')

function ask(question: string, { name, ...rest } = some[0]!, thread: readonly ThreadTurn[] = []) {
  return answered(sky, { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })
}

describe('what was told is taken up', () => {
  it.each([
    ['My sister did not invite me to her housewarming.', /left out|your place too|stand outside/],
    ['my dad hasnt talked to me since easter', /your dad|silence/],
    ['We had a row at breakfast and my son slammed the door.', /row|loud/],
    ['nobody at work said a word about my project', /not a word|passed over/],
    ['so it is all my fault', /^No/],
    ['I got fired on thursday', /floor away|it went so/],
  ])('%s', (question, words) => {
    for (const person of some) {
      const { text, outcome, rejected } = ask(question, person)
      expect(text).toMatch(words)
      expect([outcome, rejected]).toEqual(['not_understood', []])
      // nobody is unwell
      expect(text).not.toMatch(/doctor|let a person know/)
    }
  })

  it('somebody who is low hears of people and doctors all the same', () => {
    expect(ask('I am so exhausted, I can not go on like this').text).toMatch(
      /doctor|somebody|person|stay alone/,
    )
  })

  it('a death that was spoken of has the name that is told after it', () => {
    const question = 'Why is one dead and the other alive?'
    const { text } = ask('She was my sister. Marta.', some[1], [{ question, answer: '…' }])
    expect(text).toMatch(/Marta/)
  })
})
