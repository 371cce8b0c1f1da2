/** Which readings of a question are offered, and in what order. `offer-words.ts` puts them into words. */
import { OFFERS_MAX } from '@astrarium/contracts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Offered } from '../../question/intent.ts'
import { isBareQuestion, sideNamed } from '../../question/meaning/as-put.ts'
import type { Meant } from '../../question/meaning/as-put.ts'
import { insteadOfVerdict } from '../../question/meaning/of-oneself.ts'
import type { Offer } from './ask-back.ts'
import { asFurther, asItself, asOther, asPut, heardIn, isOfLife, OF_ANYBODY } from './offer-words.ts'
import type { HeardWords } from './offer-words.ts'
import { termOffers } from './term-offers.ts'

/** Gives a number for the nth offer, by which it is put. */
type Choose = (nth: number) => number

/**
 * The question as it was put comes first, so that who asks sees it in what is offered; then what else it may
 * mean, the likeliest first, and no two that would be answered alike. None that cannot be answered.
 */
export function offersFor(found: Offered, choose: Choose): Offer[] {
  const able = ableOf(found)
  const offers = allAsPut(found.own ?? [], able, [])
  const [best = OF_ANYBODY] = able.ofLife
  const heard = withOthers(offers, { ...able, first: offers[0] ?? null, choose }, found)
  const readings = FURTHER.map((wants) => ({ about: best.about, wants }))
  const rest = { ...able, readings, first: heard[0] ?? null, choose, atMost: FEWEST }
  return withOthers(heard, rest, found)
}

/**
 * What else a question may mean that was answered already: never what it was answered as, and only what is
 * likely. Empty where nothing is.
 */
export function offersBeneath(found: Offered, choose: Choose): Offer[] {
  const answered = found.likeliest?.meant ?? found.answered ?? OF_ANYBODY
  const { ofLife, heard, readings } = ableOf(found)
  // more of an answer would be taken for more of the one above
  const others = allAsPut((found.own ?? []).slice(1), { ofLife, heard }, [answered])
  const least = Math.max(LIKELY, (readings[0]?.share ?? 0) * BESIDE_THE_LIKELIEST)
  const likely = readings.filter(
    (one) => (one.share ?? 1) >= least && one.wants !== 'more' && isOfNamed(one, found.own ?? []),
  )
  return withOthers(others, { ofLife, heard, readings: likely, answered, first: answered, choose }, found)
}

/** Of two questions the second is taken for something else than the first. */
function allAsPut(
  own: NonNullable<Offered['own']>,
  { ofLife, heard }: Pick<Able, 'ofLife' | 'heard'>,
  taken: readonly Meant[],
): Offer[] {
  const offers: Offer[] = []
  for (const one of own) {
    const others = ofLife.filter((each) => ![...taken, ...offers].some((other) => isAlike(each, other)))
    const meant = one.heard && isOfLife(one.heard) ? [one.heard] : others
    offers.push(asPut(one, meant.length > 0 ? meant : ofLife, heard))
  }
  return offers
}

function isAlike(one: Meant, other: { about: string; wants: string }): boolean {
  return one.about === other.about && one.wants === other.wants
}

interface Able {
  heard: HeardWords
  readings: readonly Meant[]
  ofLife: readonly Meant[]
}

function ableOf({ offers, pieces, nouns, own = [] }: Offered): Able {
  const heard = heardIn(pieces, nouns)
  const isOfNothing = own.length === 0 && nouns.people.length + nouns.things.length === 0
  // nobody is consoled for what was not heard
  const able = offers.filter(({ wants }) => !(isOfNothing && wants === 'comfort'))
  const ofLife = able.filter(isOfLife)
  return { heard, ofLife, readings: ofLife.length === 0 && !heard.person ? [...able, ...PLAIN] : able }
}

interface Rest extends Able {
  /** what was answered, and is offered no more */
  answered?: Meant
  /** the question as it was put, of which another side of life is the same question */
  first: Pick<Offer, 'wants'> | null
  choose: Choose
  atMost?: number
}

function withOthers(
  begun: readonly Offer[],
  rest: Rest,
  { own = [], terms, goesOn, offers: heard }: Offered,
) {
  const offers = [...begun]
  // of two words nothing else is meant than what they name
  const isBare = own.length === 1 && isBareQuestion(own[0]!.words)
  const ofTerms = termsAsked(rest.readings, heard, own, terms)
  const wordsFor = (reading: Meant): Offer | null => {
    if (reading.wants === 'more') return goesOn ? asFurther(goesOn) : null
    const isSame = !isBare && own.length > 0 && isOfLife(reading) && rest.first?.wants === reading.wants
    return (
      ofTerms(reading) ??
      (isSame
        ? asOther(reading, rest.heard)
        : asItself(reading, rest.heard, offers, rest.choose(offers.length)))
    )
  }
  const left = rest.readings.filter(({ wants }) => !(isBare && OF_NO_READING.includes(wants)))
  while (offers.length < (rest.atMost ?? OFFERS_MAX) && left.length > 0) {
    const taken = rest.answered ? [rest.answered, ...offers] : offers
    const [reading] = left.splice(rest.answered ? 0 : nextOf(left, taken, own), 1)
    if (taken.some((one) => one.wants === reading!.wants && (isBare || one.about === reading!.about)))
      continue
    const offer = wordsFor(reading!)
    if (offer && offers.every(({ label }) => label !== offer.label)) offers.push(offer)
  }
  return offers
}

/**
 * Which of those left comes next: of the side of life that the words name, then as the form of the question
 * wants it, or of a side that was not offered yet. What was given in an order of its own keeps it.
 */
function nextOf(
  left: readonly Meant[],
  taken: readonly { about: string }[],
  own: NonNullable<Offered['own']>,
): number {
  const weights = left.map((one) => {
    const times = taken.filter(({ about }) => about === one.about).length
    const formed = own.some(({ wants }) => wants === one.wants) ? AS_FORMED : 1
    return (one.share ?? 0) * formed * (isOfNamed(one, own) ? 1 : UNNAMED) * OF_THE_SAME ** times
  })
  return weights.indexOf(Math.max(...weights))
}

/** A side of life that is not sure gives way to the one that the words name. */
function isOfNamed({ about, isSideSure }: Meant, own: NonNullable<Offered['own']>): boolean {
  const named = own.map(({ words }) => sideNamed(words)).find((side) => side !== null)
  return !named || isSideSure === true || about === named
}

/**
 * Weights by 593 questions of hands that no ear learned from: a right reading is offered in 368, in 349 where
 * the likeliest were offered as they came.
 */
const AS_FORMED = 4
const OF_THE_SAME = 0.35
const UNNAMED = 0.001
/**
 * What is less likely is far from what was said: of 716 such answers 582 are right there or beneath, without
 * these bounds 596.
 */
const LIKELY = 0.03
const BESIDE_THE_LIKELIEST = 0.1

function termsAsked(
  readings: readonly Meant[],
  [{ about, wants } = OF_ANYBODY]: Offered['offers'],
  own: NonNullable<Offered['own']>,
  terms: Offered['terms'],
): ReturnType<typeof termOffers> {
  const isVerdict = own.some(({ words }) => insteadOfVerdict(words) !== null)
  const isOfTerms = !isVerdict && (OF_TERMS.includes(about) || wants === 'fact')
  return (terms?.planets.length ?? 0) > 0 || isOfTerms ? termOffers(readings, terms) : () => null
}

const OF_NO_READING: readonly Wants[] = ['comfort', 'none', 'fact']
/** Where one of them was heard before all else, its facts may be meant. */
const OF_TERMS: readonly About[] = ['chart', 'sky', 'arion']

/** What anybody may ask. */
const PLAIN: readonly Meant[] = [
  { about: 'today', wants: 'how' },
  OF_ANYBODY,
  { about: 'purpose', wants: 'who' },
]
/** What is offered besides, where too little was heard. */
const FEWEST = 2
const FURTHER: readonly Wants[] = ['when', 'outlook', 'why']
