import { expect, it } from 'vitest'
import { heardFrom } from './heard-from.ts'
import { ABOUT, CRIES, DECLINES, WANTS } from './vocabulary.ts'

const HEADS = ABOUT.length + WANTS.length + 1 + (1 + CRIES.length) + DECLINES.length + 3

/** Scores of all heads, with these of themes and wishes. */
function scoresOf(about: Partial<Record<string, number>>, wants: Partial<Record<string, number>>) {
  const scores = new Float32Array(HEADS)
  ABOUT.forEach((name, i) => (scores[i] = about[name] ?? -9))
  WANTS.forEach((name, i) => (scores[ABOUT.length + i] = wants[name] ?? -9))
  return scores
}

const unheard = new Float32Array(ABOUT.length * WANTS.length)

it('offers the likeliest pairs of theme and wish, best first', () => {
  const heard = heardFrom([scoresOf({ love: 3, work: 2 }, { when: 3, why: 1 })], unheard)
  expect(heard.pairs.slice(0, 3)).toMatchObject([
    { about: 'love', wants: 'when' },
    { about: 'work', wants: 'when' },
    { about: 'love', wants: 'why' },
  ])
})

it('a pair that is hardly ever asked stands behind one that is', () => {
  const usual = unheard.slice()
  usual[ABOUT.indexOf('work') * WANTS.length + WANTS.indexOf('when')] = -3
  const heard = heardFrom([scoresOf({ love: 3, work: 2 }, { when: 3, why: 1 })], usual)
  expect(heard.pairs[1]).toMatchObject({ about: 'love', wants: 'why' })
})

it('hears with several ears what they hear on average', () => {
  const one = scoresOf({ love: 9 }, { when: 9 })
  const other = scoresOf({ work: 9 }, { when: 9 })
  const { about, wants } = heardFrom([one, other], unheard)
  expect(about.love).toBeCloseTo(0.5, 3)
  expect(about.work).toBeCloseTo(0.5, 3)
  expect(wants.when).toBeCloseTo(1, 3)
})
