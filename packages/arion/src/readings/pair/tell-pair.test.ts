import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { randomBirths } from '../../../evals/pairs/random-births.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { KNOWN } from '../../circle/random-pairs.ts'
import { RING_RULES } from '../../circle/ring-rules.ts'
import { checkPairText } from '../circle/check-pair-text.ts'
import { findPairClaims } from '../circle/find-pair-claims.ts'
import type { Charts } from '../../chart/owner.ts'
import { isSo } from './pair-days.ts'
import { filledIn } from './pair-lore.ts'
import { tellPair } from './tell-pair.ts'

const sky = await openSky()
const births = randomBirths(sky, 4242)
const pairs = Array.from({ length: 63 }, (_, index): Charts => {
  const [own, theirs] = [births.next().value, births.next().value]
  return { own: own[KNOWN[index % 3]!], theirs: theirs[KNOWN[Math.floor(index / 3) % 3]!] }
})
const asked = { sky, zone: 'Europe/Rome', at: new Date('2026-11-22T09:00:00Z'), days: 63 }
const told = (charts: Charts, tag: (typeof RELATIONSHIP_TAGS)[number] = 'friend', isLate = false) =>
  tellPair({ charts, tag, name: 'Leo Fischer', seed: 'somebody', isLate, asked })
const textOf = ({ opening, connects, rubs, toTry, days }: ReturnType<typeof told>) =>
  [
    opening,
    ...[...connects, ...rubs].flatMap(({ title, text }) => [`${title}.`, text]),
    toTry,
    ...(days ?? []).map(({ title }) => `${title}.`),
  ].join(' ')

it('of somebody who has died asks for nothing and tells no days ahead', () => {
  for (const tag of RELATIONSHIP_TAGS) {
    const { opening, toTry, days, rejected } = told(pairs[0]!, tag, true)
    expect([toTry, days, rejected]).toEqual([null, null, []])
    expect(opening).toMatch(/^What was between you two/)
  }
})

describe('a relationship reading', () => {
  const all = pairs.map((charts, index) => ({
    charts,
    reading: told(charts, RELATIONSHIP_TAGS[index % RELATIONSHIP_TAGS.length]),
  }))

  it('holds nothing back, opens with a sentence and ends with one small thing to do', () => {
    for (const { reading } of all) {
      expect(reading.rejected).toEqual([])
      expect(reading.opening).toMatch(/\.$/)
      expect(reading.toTry).toMatch(/\.$/)
      expect(reading.connects.length).toBeLessThanOrEqual(4)
      expect(reading.rubs.length).toBeLessThanOrEqual(3)
    }
    const withBoth = all.filter(({ reading }) => reading.connects.length > 0 && reading.rubs.length > 0)
    expect(withBoth.length).toBeGreaterThan(all.length * 0.8)
  })

  it('speaks of one house at most on each side, since houses are common', () => {
    for (const { reading } of all)
      for (const points of [reading.connects, reading.rubs])
        expect(points.filter(({ contact }) => contact.kind === 'overlay').length).toBeLessThanOrEqual(1)
  })

  it('calls the other one by name, once in a line, and before no verb that a name could not take', () => {
    const lines = all.flatMap(({ reading }) => [...reading.connects, ...reading.rubs]).map(({ text }) => text)
    const named = lines.filter((text) => text.includes('Leo'))
    expect(named.length).toBeGreaterThan(lines.length / 3)
    for (const text of named) {
      expect(text.match(/Leo/g)).toHaveLength(1)
      expect(text).not.toMatch(
        /\bLeo (are|have|do|tend|know|were|measure|start|bring|push|come|say|leave|like)\b/,
      )
      expect(text.split('Leo')[0]).not.toMatch(/\b(they|them|their)\b/i)
    }
  })

  it('names for every line the contact it rests on, true between these two and no others', () => {
    for (const { charts, reading } of all)
      for (const { statement } of [...reading.connects, ...reading.rubs, ...reading.all])
        expect(checkPairText(statement, charts), statement).toBeNull()
  })

  it('is told from either side of the same contact', () => {
    for (const { own, theirs } of pairs.slice(0, 9)) {
      const [here, there] = [told({ own, theirs }), told({ own: theirs, theirs: own })]
      const sorted = (texts: string[]) => texts.toSorted()
      const turned = (text: string) =>
        text
          .replaceAll(/\b(your|their)\b/gi, (word) => (word.toLowerCase() === 'your' ? 'their' : 'your'))
          .toLowerCase()
      expect(sorted(here.rubs.map(({ statement }) => statement.split(' ').length.toString()))).toEqual(
        sorted(there.rubs.map(({ statement }) => turned(statement).split(' ').length.toString())),
      )
    }
  })

  it('says nothing romantic to anybody but couples', () => {
    const romantic =
      /\b(desire|attraction|attracted|love|lover|flirt\w*|in bed|spark may|kiss\w*|passion\w*|jealous\w*)\b/i
    for (const charts of pairs.slice(0, 16))
      for (const tag of ['parent', 'boss', 'child', 'friend', 'ex', 'other'] as const)
        expect(textOf(told(charts, tag)), tag).not.toMatch(romantic)
    const ofCouples = [...LORE].filter(([key]) => /\.couple\b/.test(key)).flatMap(([, units]) => units)
    expect(ofCouples.filter(({ text }) => romantic.test(text)).length).toBeGreaterThan(3)
  })

  it('gives houses, angles and a closeness only where the birth times allow it', () => {
    for (const { charts, reading } of all)
      for (const { contact, statement } of reading.all) {
        if (contact.kind === 'overlay') {
          const host = contact.guest === 'own' ? charts.theirs : charts.own
          expect(host.span).toBeNull()
        }
        if (contact.kind === 'aspect') {
          if (charts.own.span) expect(['asc', 'mc']).not.toContain(contact.own)
          if (charts.theirs.span) expect(['asc', 'mc']).not.toContain(contact.theirs)
          if (charts.own.span || charts.theirs.span) expect(statement).not.toMatch(/°/)
        }
      }
    for (const { charts, reading } of all)
      expect(reading.unsure === null).toBe(charts.own.span === null && charts.theirs.span === null)
  })
})

describe('what is on between two people', () => {
  const days = pairs.flatMap((charts) => (told(charts).days ?? []).map((day) => ({ charts, day })))

  it('is exact on the days named, for both, and on no day a week later', () => {
    expect(days.length).toBeGreaterThan(100)
    for (const { charts, day } of days) expect(isSo(day, charts, asked)).toBe(true)
    const later = (date: string) =>
      new Date(Date.parse(`${date}T12:00:00Z`) + 8 * 86_400_000).toISOString().slice(0, 10)
    const planted = days.flatMap(({ charts, day }) =>
      ['sun', 'venus', 'mercury'].includes(day.body)
        ? (['own', 'theirs'] as const).map((whose) => {
            const { from, to } = day[whose].days
            return {
              charts,
              lie: { ...day, [whose]: { ...day[whose], days: { from: later(from), to: later(to) } } },
            }
          })
        : [],
    )
    expect(planted.length).toBeGreaterThan(60)
    const missed = planted.filter(({ charts, lie }) => isSo(lie, charts, asked))
    expect(missed.length / planted.length).toBeLessThanOrEqual(0.01)
  })

  it('catches a day given to the wrong owner', () => {
    const swapped = days.map(({ charts, day }) => ({
      charts,
      lie: { ...day, own: day.theirs, theirs: day.own },
    }))
    const missed = swapped.filter(
      ({ charts, lie }) => isSo(lie, charts, asked) && lie.own.point !== lie.theirs.point,
    )
    // the same body touches a point of the same name on the other side within a day, by chance
    expect(missed.length / swapped.length).toBeLessThanOrEqual(0.01)
  })
})

describe('the lore of relationships', () => {
  const units = [...LORE.values()].flat().filter(({ key }) => key.startsWith('pair.'))
  const both = units.flatMap(({ key, text }) =>
    (['own', 'theirs'] as const).map((first) => ({ key, text: filledIn(text, first) })),
  )
  const FORBIDDEN =
    /\b(never|always|forever|fault|blame\w*|guilt\w*|toxic|narciss\w*|abus\w*|manipulat\w*|selfish|needy|lazy|clingy|immature|doomed|destin\w*|fated?|meant to be|soulmates?|karm\w*|you must|they must|you should|they should|you have to|they have to|they are|they will|they want|they think|they feel|they need|you will|he|she|him|his|her|energ\w*|cosmic|universe|journey|powerful)\b/i

  it('has a line, and a heading of its own, for every rule that has a contact', () => {
    const missing = RING_RULES.filter(
      ({ name, condition }) =>
        condition.kind !== 'quiet' && !(LORE.has(`pair.${name}.of`) && LORE.has(`pair.${name}.title`)),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
    const known = new Set(RING_RULES.map(({ name }) => name))
    const strays = units.filter(
      ({ key }) => /\.(of|couple|title)$/.test(key) && !known.has(key.split('.')[1]!),
    )
    expect(strays).toEqual([])
  })

  it('blames nobody, judges nobody and forbids itself "never", from either side', () => {
    const faults = both.filter(({ text }) => FORBIDDEN.test(text.replace(/while they want it now/, '')))
    expect(faults.map(({ key, text }) => `${key}: ${text}`)).toEqual([])
    const planted = ['You two never talk.', 'They are cold.', 'It is their fault.']
    expect(planted.filter((line) => !FORBIDDEN.test(line))).toEqual([])
  })

  it('says nothing that a check would have to hold, and is a sentence of at most 26 words', () => {
    expect(both.filter(({ text }) => findPairClaims(text).stray.length > 0)).toEqual([])
    const sentences = both.filter(({ key }) => !/\.(title|weeks)$/.test(key))
    expect(
      sentences.filter(({ text }) => !/^[A-Z]/.test(text) || !text.endsWith('.')).map(({ text }) => text),
    ).toEqual([])
    expect(sentences.filter(({ text }) => text.split(/\s+/).length > 26).map(({ text }) => text)).toEqual([])
    expect(both.filter(({ text }) => /[{}!]/.test(text))).toEqual([])
  })

  it('says whose in words that a noun follows', () => {
    const bare = /\b(?:your|their)(?= (?:by|into|look|to|and|or|is|are|may|tends?)\b|[.,;])/i
    expect(both.filter(({ text }) => bare.test(text)).map(({ text }) => text)).toEqual([])
    expect('an old hurt of your by accident').toMatch(bare)
  })

  it('softens what rubs', () => {
    const rubbing = RING_RULES.filter(({ tone }) => tone === 'rubs').flatMap(
      ({ name }) => LORE.get(`pair.${name}.of`) ?? [],
    )
    const soft = rubbing.filter(({ text }) =>
      /\b(may|can|could|tends? to|sometimes|often|helps?|helped|worth|would|rarely|seldom)\b/i.test(text),
    )
    expect(soft.length / rubbing.length).toBeGreaterThan(0.9)
  })
})
