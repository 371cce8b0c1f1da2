import { RINGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { rulesMark } from '../../evals/pairs/rules-mark.ts'
import { RANDOM_PAIRS } from './random-pairs.ts'
import { FAMILIES, parseRingRules, RING_RULES } from './ring-rules.ts'

describe('the rules of the rings', () => {
  it('have names of their own, points, a source and a reason in one sentence', () => {
    const names = RING_RULES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { name, points, after, why } of RING_RULES) {
      expect(points, name).toBeGreaterThan(0)
      expect(after.length, name).toBeGreaterThan(3)
      expect(why.match(/[.?!](?:\s|$)/g), name).toHaveLength(1)
      expect(why.split(' ').length, name).toBeLessThanOrEqual(24)
    }
  })

  it('give every ring ten ways or more, and speak of everything that lore speaks of', () => {
    for (const ring of RINGS)
      expect(RING_RULES.filter((rule) => rule.ring === ring).length, ring).toBeGreaterThanOrEqual(10)
    for (const family of FAMILIES)
      for (const tone of ['connects', 'rubs'])
        expect(
          RING_RULES.some((rule) => rule.family === family && rule.tone === tone),
          `${family} ${tone}`,
        ).toBe(true)
  })

  it('blame nobody and foretell nothing', () => {
    const verdict = /\b(never|always|fault|guilty|toxic|doomed|destined|karma|karmic|soulmate|will)\b/i
    expect(RING_RULES.filter(({ why }) => verdict.test(why))).toEqual([])
  })

  it('are refused with their line where one is no rule', () => {
    const planted = [
      'sun-joins: 5 home connects | sun/shoe 0 | Ours | A reason.',
      'sun-joins: 5 home connects | sun/moon 50 | Ours | A reason.',
      'sun-joins: 5 home binds | sun/moon 0 | Ours | A reason.',
      'sun-joins: 5 house connects | sun/moon 0 | Ours | A reason.',
      'sun-joins: 5 home connects | sun/moon 0 | Ours | no sentence',
    ]
    for (const line of planted)
      expect(() => parseRingRules(`[soul_anchor]\n${line}`)).toThrow('ring-rules.txt:2')
    expect(() => parseRingRules('sun-joins: 5 home connects | sun/moon 0 | Ours | A reason.')).toThrow(
      'no rule',
    )
  })

  it('are those by which the random pairs were measured: after a change, script/measure-pairs', async () => {
    expect(RANDOM_PAIRS.provenance.rules).toBe(rulesMark(await openSky()))
    expect(RANDOM_PAIRS.provenance.pairs).toBe(200_000)
  })
})
