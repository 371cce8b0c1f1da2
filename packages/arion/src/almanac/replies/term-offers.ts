/** Offers of facts: of the chart for the side of life that was heard, of the sky, and about Arion. */
import { OFFERS_MAX } from '@astrarium/contracts'
import { POINT_NAMES } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { ordinal } from '../../language/numbers.ts'
import type { About, KnownQuestion, Wants } from '../../listen/vocabulary.ts'
import { isPlanet } from '../../question/chart/names-in.ts'
import { pairOfKnown } from '../../question/talk/known-pair.ts'
import type { Terms } from '../../question/gate/terms.ts'
import { OF_NO_LIFE } from '../../question/meaning/inherited.ts'
import { themeFor } from '../../question/meaning/theme-for.ts'
import { ASKED_AS } from '../../question/talk/known-question.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import { NO_TRAITS } from '../../question/traits.ts'
import type { Offer } from './ask-back.ts'
import { SIDES } from './sides.ts'

interface Reading {
  about: About
  wants: Wants
}

/** Each is a question that a rule reads by its words; null for what is no fact, or none that is told here. */
export function termOffers(
  readings: readonly Reading[],
  { planets, known }: Terms = { planets: [], known: [] },
): (reading: Reading) => Offer | null {
  const life = readings.find(({ about }) => !OF_NO_LIFE.includes(about))?.about ?? 'self'
  const planet = planets[0] ?? planetOf(life)
  const ofApp = known.filter((one) => pairOfKnown(one).about === 'arion')
  return ({ about, wants }) => {
    if (about === 'arion' && wants !== 'none')
      return knownOffer(ofApp.find((one) => pairOfKnown(one).wants === wants) ?? ofApp[0])
    const label =
      about === 'chart'
        ? OF_CHART[wants]?.(POINT_NAMES[planet], planets.length > 0)
        : about === 'sky'
          ? OF_SKY[wants]?.(planets[0] ?? null)
          : !NO_HOUSE.includes(about) && wants === 'fact'
            ? ofHouse(about)
            : undefined
    return label ? { label, detail: DETAIL[about] ?? DETAIL.chart!, sign: 'chart', about, wants } : null
  }
}

/** The known questions that come nearest; beside two of them the fact that was heard before all else. */
export function nearOffers(questions: readonly KnownQuestion[], readings: readonly Reading[]): Offer[] {
  const [first] = readings
  const fact = first && OF_TERMS.includes(first.about) ? termOffers(readings)(first) : null
  const known = questions.slice(0, fact ? 2 : OFFERS_MAX).flatMap((one) => knownOffer(one) ?? [])
  return fact ? [...known, fact] : known
}

const OF_TERMS: readonly About[] = ['chart', 'sky']

/** One of the questions that many ask about the app, under an answer of its own. */
function knownOffer(question: KnownQuestion | undefined): Offer | null {
  return question
    ? { label: ASKED_AS[question], detail: 'Answered at once, free', sign: 'chart', ...pairOfKnown(question) }
    : null
}

const DETAIL: Partial<Record<About, string>> = {
  chart: 'A fact of your chart',
  sky: 'From today’s sky, free',
}

const OF_CHART: Partial<Record<Wants, (planet: string, isNamed: boolean) => string>> = {
  fact: (planet) => `Where does my ${planet} stand?`,
  // whoever names a planet knows what an aspect is
  whether: (planet, isNamed) =>
    isNamed ? `Has my ${planet} any close aspects?` : `Does my ${planet} say something of it?`,
  who: (planet) => `What does my ${planet} say of me?`,
}

const OF_SKY: Partial<Record<Wants, (planet: Planet | null) => string>> = {
  fact: (planet) => (planet ? `Where is ${withArticle(planet)} now?` : 'What is in the sky today?'),
  whether: (planet) =>
    planet && planet !== 'sun' && planet !== 'moon'
      ? `Is ${POINT_NAMES[planet]} retrograde now?`
      : 'Is any planet retrograde now?',
  when: () => 'When is the next full Moon?',
}

function withArticle(planet: Planet): string {
  return planet === 'sun' || planet === 'moon' ? `the ${POINT_NAMES[planet]}` : POINT_NAMES[planet]
}

/** Of a day, or of what is only said, no house tells. */
const NO_HOUSE: readonly About[] = ['today', 'small_talk']

/** The planet that says most of a side of life. */
function planetOf(about: About): Planet {
  const { points } = THEME_MEANINGS[themeFor(about, NO_TRAITS)]
  return heaviestFirst(points).find((point) => isPlanet(point as ChartPoint)) as Planet
}

function ofHouse(about: About): string {
  const [house] = heaviestFirst(THEME_MEANINGS[themeFor(about, NO_TRAITS)].houses)
  return `Which planets stand in my ${ordinal(Number(house))} house, for ${SIDES[about]}?`
}

function heaviestFirst(weights: Readonly<Partial<Record<string, number>>>): string[] {
  const weight = (name: string) => weights[name] ?? 0
  return Object.keys(weights).toSorted((one, other) => weight(other) - weight(one))
}
