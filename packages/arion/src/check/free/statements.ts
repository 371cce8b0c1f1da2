/** What an outside voice asserts about chart or sky: each with its day when one was said. */
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import type { WhenSaid } from './dates.ts'
import type { BodyMention } from './mentions.ts'

/** `time` is a clock time, `HH:MM`, said with the day or with today. */
export type When = Pick<WhenSaid, 'role' | 'first' | 'last' | 'slack'> & { time?: string }

export type Said =
  | { kind: 'natal_sign'; point: ChartPoint; sign: Sign; isDenied: boolean }
  | { kind: 'natal_degree'; point: ChartPoint; degree: number }
  | { kind: 'natal_house'; point: ChartPoint; houses: readonly number[]; isDenied: boolean }
  | { kind: 'natal_aspect'; a: ChartPoint; b: ChartPoint; aspect: MajorAspect | 'any' }
  | { kind: 'natal_orb'; a: ChartPoint; b: ChartPoint; degrees: number }
  | { kind: 'natal_motion'; point: ChartPoint; isRetrograde: boolean }
  | { kind: 'rules'; body: ChartPoint; houses: readonly number[] }
  | { kind: 'house_name'; houses: readonly number[]; called: readonly number[] }
  | { kind: 'sky_sign'; body: ChartPoint; sign: Sign; isDenied: boolean; when: When | null }
  | { kind: 'sky_degree'; body: ChartPoint; degree: number }
  | { kind: 'passage'; body: ChartPoint; houses: readonly number[]; isDenied: boolean; when: When | null }
  | { kind: 'transit'; body: ChartPoint; point: ChartPoint; aspect: MajorAspect | 'any'; when: When | null }
  | { kind: 'sky_aspect'; a: ChartPoint; b: ChartPoint; aspect: MajorAspect | 'any'; when: When | null }
  | { kind: 'sky_motion'; body: ChartPoint; isRetrograde: boolean; when: When | null }
  | { kind: 'station'; body: Planet; turns: 'retrograde' | 'direct'; when: When | null }
  | {
      kind: 'lunation'
      phase: 'new' | 'full'
      sign: Sign | null
      houses: readonly number[] | null
      when: When | null
    }

/** One assertion; where the words leave open which of several is meant, one true reading is enough. */
export interface Statement {
  at: number
  words: string
  readings: readonly Said[]
  /** its day stands in the sentence after it */
  isDatedLater?: boolean
}

export function isDated(said: Said): said is Extract<Said, { when: When | null }> {
  return 'when' in said
}

/** What the sentences before have left to be taken up by "it" and by bare dates. */
export interface Memory {
  year: number
  today: string
  dated: Statement | null
  body: BodyMention | null
}
