import { beforeAll, describe, expect, it } from 'vitest'
import { openHearing } from './hearing.ts'
import type { Hearing } from './hearing.ts'

let hear: Hearing['hear']
beforeAll(async () => {
  hear = (await openHearing()).hear
})
const sum = (shares: object) => (Object.values(shares) as number[]).reduce((total, one) => total + one, 0)

describe('the learned ear', () => {
  it('gives shares that sum to one, and the same for the same words', () => {
    const heard = hear('does my boss like me or is she only polite', [])
    for (const shares of [heard.about, heard.wants, heard.care]) expect(sum(shares)).toBeCloseTo(1, 5)
    expect(hear('does my boss like me or is she only polite', [])).toBe(heard)
  })

  it('hears another thing in the light of another turn', () => {
    const money = [{ question: 'will money be tight in june', answer: 'Tighter than in May.' }]
    const love = [{ question: 'does he love me still', answer: 'He is slow to say it.' }]
    expect(hear('and after that?', money).about.money).toBeGreaterThan(
      hear('and after that?', love).about.money,
    )
  })

  it('leans less on a thread where the question stands alone', () => {
    const thread = [{ question: 'will money be tight in june', answer: 'Tighter than in May.' }]
    expect(hear('why june?', thread).leans).toBeGreaterThan(hear('what is my moon sign', thread).leans)
  })

  it('takes a letter of any length, an empty text and signs that are no letters', () => {
    for (const text of ['', '???', '🙃', 'and then '.repeat(2000)])
      expect(sum(hear(text, []).wants)).toBeCloseTo(1, 5)
  })
})
