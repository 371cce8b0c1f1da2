import { openSky, POINTS, SIGNS } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { randomBirths } from '../../../evals/pairs/random-births.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { sentencesOf } from '../../check/check-sentence.ts'
import { sureSign } from '../../chart/certainty.ts'
import { pairContacts } from '../../circle/pair-contacts.ts'
import { placeInRing } from '../../circle/place-in-ring.ts'
import { KNOWN } from '../../circle/random-pairs.ts'
import { checkPairText } from './check-pair-text.ts'
import { findPairClaims } from './find-pair-claims.ts'
import type { PairClaim } from './pair-claim.ts'
import type { Charts, Owner } from '../../chart/owner.ts'
import { houseCalled, pairStatement } from './pair-statement.ts'
import { tellRing } from './tell-ring.ts'

const sky = await openSky()
const births = randomBirths(sky, 99)
const pairs = Array.from({ length: 120 }, (_, index): Charts => {
  const [own, theirs] = [births.next().value, births.next().value]
  return { own: own[KNOWN[index % 3]!], theirs: theirs[KNOWN[Math.floor(index / 3) % 3]!] }
})
const told = (charts: Charts, shared: 'ring' | 'signs' | 'wheel', seed = 'member') =>
  tellRing(charts, { shared, seed })
const planetNames =
  /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Node|Chiron)\b/

it('a ring speaks to a parent and a child as well: of nothing that is between lovers', () => {
  const lines = [...LORE].filter(([key]) => key.startsWith('ring.')).flatMap(([, units]) => units)
  expect(lines.length).toBeGreaterThan(300)
  const OF_LOVERS =
    /\b(?:in love|jealous\w*|desire\w*|lust|flirt\w*|kiss\w*|attract\w*|drawn to each other|a spark)\b/i
  expect(lines.filter(({ text }) => OF_LOVERS.test(text))).toEqual([])
})

describe('why somebody stands in a ring', () => {
  it('is told in two or three sentences, none of which is held back', () => {
    for (const charts of pairs)
      for (const shared of ['ring', 'signs', 'wheel'] as const) {
        const { ring, summary, astrologicalFactors, toTry, rejected } = told(charts, shared)
        expect(rejected).toEqual([])
        expect(ring).toBe(placeInRing(charts.own, charts.theirs).ring)
        const sentences = sentencesOf(summary)
        expect(sentences.length, summary).toBeGreaterThanOrEqual(2)
        expect(sentences.length, summary).toBeLessThanOrEqual(3)
        expect(astrologicalFactors.length).toBeLessThanOrEqual(5)
        expect(toTry).not.toBe('')
        for (const text of [summary, toTry, ...astrologicalFactors])
          expect(checkPairText(text, charts)).toBeNull()
      }
  })

  it('is the same again, and other words for another seed', () => {
    for (const charts of pairs.slice(0, 20)) expect(told(charts, 'wheel')).toEqual(told(charts, 'wheel'))
    const summaries = Array.from({ length: 30 }, (_, seed) => told(pairs[0]!, 'ring', String(seed)).summary)
    expect(new Set(summaries).size).toBeGreaterThan(10)
  })

  it('says of somebody who shares words no more than the ring, and whether the birth times are known', () => {
    const texts = new Map<string, Set<string>>()
    for (const charts of pairs) {
      const { ring, summary, toTry, astrologicalFactors } = told(charts, 'ring')
      expect(astrologicalFactors).toEqual([])
      const isSure = charts.own.span === null && charts.theirs.span === null
      const key = `${ring} ${isSure}`
      texts.set(key, (texts.get(key) ?? new Set()).add(`${summary} ${toTry}`))
    }
    expect(texts.size).toBeGreaterThan(7)
    for (const said of texts.values()) expect(said.size).toBe(1)
  })

  it('shows nothing of a chart for a consent that it does not know', () => {
    for (const charts of pairs.slice(0, 20))
      expect(tellRing(charts, { shared: 'later' as never, seed: 'member' })).toEqual(told(charts, 'ring'))
  })

  it('names what counts for this ring, and never what speaks for others alone', () => {
    for (const charts of pairs) {
      const { ring, factors } = placeInRing(charts.own, charts.theirs)
      const others = factors.filter(({ rules }) => rules.every((rule) => rule.ring !== ring)).length
      const { astrologicalFactors } = told(charts, 'wheel')
      // beside the line on the ring as a whole
      expect(astrologicalFactors.length - 1).toBeLessThanOrEqual(factors.length - others)
    }
  })

  it('names signs where signs are shared, and neither degrees nor aspects', () => {
    for (const charts of pairs)
      for (const factor of told(charts, 'signs').astrologicalFactors) {
        expect(factor).toMatch(/^Your \w+ is in \w+, theirs in \w+/)
        expect(factor).not.toMatch(/°|house|trine|square|pair/)
      }
  })

  it('says how sure the ring is where a birth time is not known, and names no orb then', () => {
    for (const charts of pairs) {
      const { summary, astrologicalFactors } = told(charts, 'wheel')
      const isSure = charts.own.span === null && charts.theirs.span === null
      expect(/keep their ring once both birth times are known/.test(summary)).toBe(!isSure)
      if (charts.own.span && charts.theirs.span)
        for (const factor of astrologicalFactors) expect(factor).not.toMatch(/°|Ascendant|Midheaven|house/)
    }
  })

  it('turns round with the one who reads: their points become yours', () => {
    for (const { own, theirs } of pairs.filter(({ own: a, theirs: b }) => !a.span && !b.span)) {
      const there = told({ own, theirs }, 'wheel')
      const back = told({ own: theirs, theirs: own }, 'wheel')
      expect(back.ring).toBe(there.ring)
      const points = (factors: string[]) => factors.map((one) => one.match(planetNames)?.[0] ?? '').length
      expect(points(back.astrologicalFactors)).toBe(points(there.astrologicalFactors))
    }
  })
})

describe('the check of sentences about two people', () => {
  const stated = pairs.flatMap((charts) =>
    told(charts, 'wheel').astrologicalFactors.map((text) => ({
      charts,
      claim: findPairClaims(text).claims[0]!,
    })),
  )

  it('reads back every statement as it was meant', () => {
    for (const { charts, claim } of stated) {
      expect(findPairClaims(pairStatement(claim))).toEqual({ claims: [claim], stray: [] })
      expect(checkPairText(pairStatement(claim), charts, [claim])).toBeNull()
    }
  })

  it('catches planted errors, a point given to the wrong owner among them', () => {
    const planted = stated.flatMap(({ charts, claim }) => lies(claim).map((lie) => ({ charts, lie })))
    expect(planted.length).toBeGreaterThan(1500)
    const missed = planted.filter(({ charts, lie }) => checkPairText(pairStatement(lie), charts) === null)
    // a few are true by accident: the same contact exists the other way round, or in the next sign
    const unexplained = missed.filter(({ charts, lie }) => !isRecounted(lie, charts))
    expect(unexplained.map(({ lie }) => pairStatement(lie))).toEqual([])
    expect(missed.length / planted.length).toBeLessThan(0.01)
  })

  it('lets nothing astrological pass that it does not understand', () => {
    const { charts } = stated[0]!
    for (const text of [
      'Your Moon likes their Venus.',
      'Their Ascendant rises in Leo.',
      'You two were born under a trine.',
      'One random pair in 400 has this.',
      'Their fifth house is full.',
      'It lasts until 3 May.',
      'Your chart is a mirror of theirs.',
    ])
      expect(checkPairText(text, charts), text).toMatch(/^not understood/)
    const passes = SIGNS.filter((sign) => checkPairText(`Their Sun is in ${sign}.`, charts) === null)
    expect(passes.length).toBeLessThanOrEqual(1)
    expect(passes.every((sign) => sureSign(charts.theirs, 'sun') === sign)).toBe(true)
  })
})

/** The claim with one thing wrong in it, in each way there is. */
function lies(claim: PairClaim): PairClaim[] {
  const other = (whose: Owner): Owner => (whose === 'own' ? 'theirs' : 'own')
  if (claim.kind === 'pair_aspect') {
    const { a, b, aspect, orb, oneIn } = claim
    const next = POINTS.filter((point) => point !== a.point)[(POINTS.indexOf(a.point) + 3) % 10]!
    const swapped = { a: { ...a, whose: other(a.whose) }, b: { ...b, whose: other(b.whose) } }
    return [
      // Sun to Sun is the same aspect whosever is named first
      ...(a.point === b.point ? [] : [{ ...claim, ...swapped }]),
      { ...claim, b: { ...b, whose: a.whose } },
      { ...claim, aspect: aspect === 90 ? 120 : 90 },
      { ...claim, a: { ...a, point: next } },
      ...(orb === null ? [] : [{ ...claim, orb: orb + 0.4 }]),
      { ...claim, isAnyHour: !claim.isAnyHour, orb: null },
      ...(oneIn?.kind === 'one in' ? [{ ...claim, oneIn: { ...oneIn, of: oneIn.of * 2 } }] : []),
    ]
  }
  if (claim.kind === 'pair_overlay') {
    const { guest, host, house } = claim
    const moved = (house % 12) + 1
    return [
      { ...claim, guest: { ...guest, whose: other(guest.whose) }, host: other(host) },
      { ...claim, host: guest.whose },
      { ...claim, house: moved, called: houseCalled(moved) },
      { ...claim, called: houseCalled(moved) },
    ]
  }
  if (claim.kind === 'pair_signs')
    return [{ ...claim, own: SIGNS[(SIGNS.indexOf(claim.own) + 1) % 12]!, element: null }]
  if (claim.kind === 'pair_standing' && claim.oneIn.kind === 'one in')
    return [{ ...claim, oneIn: { ...claim.oneIn, of: claim.oneIn.of * 3 } }]
  return []
}

/** Whether a lie is true by accident: the pair has that contact, by a list that it was not checked by. */
function isRecounted(lie: PairClaim, { own, theirs }: Charts): boolean {
  const contacts = pairContacts(own, theirs)
  if (lie.kind === 'pair_aspect') {
    const [mine, yours] = lie.a.whose === 'own' ? [lie.a, lie.b] : [lie.b, lie.a]
    return contacts.some(
      (contact) =>
        contact.kind === 'aspect' &&
        contact.a === mine.point &&
        contact.b === yours.point &&
        contact.aspect === lie.aspect,
    )
  }
  return (
    lie.kind === 'pair_overlay' &&
    contacts.some(
      (contact) =>
        contact.kind === 'overlay' &&
        contact.point === lie.guest.point &&
        contact.house === lie.house &&
        (contact.guest === 'a' ? 'own' : 'theirs') === lie.guest.whose,
    )
  )
}
