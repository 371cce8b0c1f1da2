/** How one speaks of two people who are asked about: from either side, and judging nobody. */
import { ELEMENTS, PLANETS, SIGNS } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { LORE } from '../almanac/load-lore.ts'
import { findPairClaims } from '../readings/circle/find-pair-claims.ts'
import { filledIn } from '../readings/pair/pair-lore.ts'

const units = [...LORE.values()].flat().filter(({ key }) => key.startsWith('two.'))
const both = units.flatMap(({ key, text }) =>
  (['own', 'theirs'] as const).map((first) => ({
    key,
    text: filledIn(
      text.replaceAll('{name}', 'Anna').replaceAll(/\{(?:own|theirs)\}/g, 'half an hour'),
      first,
    ),
  })),
)
const FORBIDDEN =
  /\b(never|always|forever|blame\w*|guilt\w*|toxic|narciss\w*|abus\w*|manipulat\w*|selfish|needy|lazy|clingy|immature|doomed|destin\w*|fated?|meant to be|soulmates?|karm\w*|you must|they must|you should|they should|you have to|they have to|they are|they will|they want|they think|they feel|they need|you will|he|she|him|his|her|energ\w*|cosmic|universe|journey|powerful)\b/i

describe('the lore of questions about two people', () => {
  it('is several hundred lines, with every sign, every meeting of elements and every body that passes', () => {
    expect(units.length).toBeGreaterThan(370)
    const wanted = [
      ...['sun', 'moon', 'mercury', 'venus', 'mars'].flatMap((body) =>
        SIGNS.map((sign) => `two.${body}@${sign}`),
      ),
      ...['moon', 'mercury', 'venus', 'mars', 'money'].flatMap((matter) =>
        ELEMENTS.flatMap((one, index) =>
          ELEMENTS.slice(index).map((other) => `two.${matter}.${one}-${other}`),
        ),
      ),
      ...PLANETS.flatMap((body) => ['good', 'hard'].map((mood) => `two.touch.${body}.${mood}`)),
    ]
    expect(wanted.filter((key) => !LORE.has(key))).toEqual([])
  })

  it('blames nobody, judges nobody and forbids itself "never", from either side', () => {
    const faults = both.filter(({ text }) => FORBIDDEN.test(text))
    expect(faults.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
    const planted = ['You two never talk.', 'They are cold.', 'She is the one to blame.']
    expect(planted.filter((line) => !FORBIDDEN.test(line))).toEqual([])
  })

  it('says nothing that a check would have to hold, in sentences of at most 28 words', () => {
    expect(both.filter(({ text }) => findPairClaims(text).stray.length > 0).map(({ text }) => text)).toEqual(
      [],
    )
    const long = both.filter(({ text }) =>
      text.split(/(?<=[.?])\s/).some((one) => one.split(/\s+/).length > 28),
    )
    expect(long.map(({ text }) => text)).toEqual([])
    expect(
      both.filter(({ text }) => !/^["A-Z]/.test(text) || !/[.?]$/.test(text) || /[{}!]/.test(text)),
    ).toEqual([])
  })

  it('says whose in words that a noun follows', () => {
    const bare = /\b(?:your|their)(?= (?:by|into|look|to|and|or|is|are|may|tends?)\b|[.,;])/i
    expect(both.filter(({ text }) => bare.test(text)).map(({ text }) => text)).toEqual([])
  })

  it('speaks of the other one as of somebody who may be so', () => {
    const manners = units.filter(({ key }) => /@/.test(key))
    const soft = manners.filter(({ text }) =>
      /\b(may|can|could|tends?|often|sometimes|helps?|suits?)\b/.test(text),
    )
    expect(soft.length / manners.length).toBeGreaterThan(0.9)
  })
})
