/** Facts of a Brief: what the engine computed, ranked for one question. */
import type { Eclipse, MajorAspect, Planet, Point, Sign } from '@astrarium/sky'
import type { Fact } from '../types.ts'

export type Tone = 'conj' | 'hard' | 'soft'

interface Ranked extends Fact {
  /** how much it matters for the question; comparable within a kind */
  weight: number
}

export interface PlacementFact extends Ranked {
  kind: 'placement'
  point: Point
  sign: Sign
  house: number | null
  /** the house it rules, where that is why it counts */
  rules: number | null
}

export interface AspectFact extends Ranked {
  kind: 'natal_aspect'
  a: Point
  b: Point
  aspect: MajorAspect
  tone: Tone
  orb: number
  /** whether the birth time leaves the orb as it is, to the tenth of a degree; else it is not said */
  isOrbSure: boolean
}

export interface TransitFact extends Ranked {
  kind: 'transit'
  body: Planet
  point: Point
  aspect: MajorAspect
  tone: Tone
  enters: Date | null
  leaves: Date | null
  exact: Date[]
  /** the birth time leaves the exact day open: it falls between these two */
  between: [Date, Date] | null
  /** it turns back before it is exact, having crossed the point earlier in its loop, or crossing it later */
  isMiss: boolean
  /** the house that the point rules, where that is why it counts */
  rules: number | null
}

export interface PassageFact extends Ranked {
  kind: 'passage'
  body: Planet
  house: number
  /** null when the body was already there at the moment of asking */
  enters: Date | null
  leaves: Date | null
}

/** Which point rules a house, where that is why it counts. */
export interface RulerFact extends Ranked {
  kind: 'rulership'
  body: Planet
  house: number
}
/** What begins and ends: a transit, or a stay in a house. */
export type TimedFact = TransitFact | PassageFact

export interface LunationFact extends Ranked {
  kind: 'lunation'
  phase: 'new' | 'full'
  at: Date
  sign: Sign
  house: number | null
}

export interface HourFact extends Ranked {
  kind: 'moon_hour'
  point: Point
  aspect: MajorAspect
  tone: 'hard' | 'soft'
  at: Date
}

export interface MoonFact extends Ranked {
  kind: 'moon'
  /**
   * in order of time through the day: house (or sign, without houses) and the instant it is entered, null
   * from the start of the day
   */
  stays: [MoonStay, ...MoonStay[]]
}

export interface MoonStay {
  house: number | null
  sign: Sign
  enters: Date | null
}

/** What happens in a cycle that was asked about. */
export type SkyEvent =
  | {
      is: 'return'
      body: Planet
      /** passes in order; empty where the birth time leaves the day open, which then falls between the two */
      exact: Date[]
      between: [Date, Date] | null
      /** of the life, where that is counted */
      number: number | null
    }
  | { is: 'profection'; house: number; sign: Sign; lord: Planet; from: Date; to: Date }
  | {
      is: 'lunation'
      phase: 'new' | 'full'
      eclipse: Pick<Eclipse, 'of' | 'kind'> | null
      at: Date
      sign: Sign
      house: number | null
      touches: { point: Point; aspect: MajorAspect }[]
    }
  | { is: 'retrograde'; body: Planet; from: Date; to: Date; sign: Sign; house: number | null }
  /** `enters` null: longer ago than is looked for; `back`: it comes in once more, going back */
  | {
      is: 'stay'
      body: Planet
      place: { house: number } | { sign: Sign }
      enters: Date | null
      leaves: Date | null
      back: [Date, Date] | null
    }
  | {
      is: 'progressed'
      body: 'sun' | 'moon'
      sign: Sign
      house: number | null
      next: { sign: Sign; at: Date } | null
    }

export interface EventFact extends Ranked {
  kind: 'event'
  event: SkyEvent
  /** the statement as a clause with a verb */
  clause: string
}

/** An answer to a question about the chart itself. */
export interface ChartFact extends Ranked {
  kind: 'chart'
  /** a clause with a verb, small first letter unless it begins with a name */
  clause: string
}

/** One of several things to choose between, named in the person's words; with its days where it is a time. */
export interface OptionFact extends Fact {
  kind: 'option'
}

export type BriefFact =
  | PlacementFact
  | AspectFact
  | RulerFact
  | TransitFact
  | PassageFact
  | LunationFact
  | HourFact
  | MoonFact
  | EventFact
  | ChartFact

/** What a line may be told from. */
export type ToldFact = BriefFact | OptionFact

/** Soft, hard or joined: how an angle between these two is felt. */
export function toneOf(aspect: MajorAspect): Tone {
  return aspect === 0 ? 'conj' : aspect === 60 || aspect === 120 ? 'soft' : 'hard'
}

/** Without the ranks and fields that only the voice needs. */
export function plainFact({ id, kind, statement, points, from, exact, to, speaks }: ToldFact): Fact {
  return {
    id,
    kind,
    statement,
    points,
    ...(from === undefined ? {} : { from }),
    ...(exact === undefined ? {} : { exact: [...exact] }),
    ...(to === undefined ? {} : { to }),
    ...(speaks === undefined ? {} : { speaks }),
  }
}
