/** What an outside voice asserts about chart or sky: each with its day when one was said. */
import type { MajorAspect, Planet, Point, Sign } from '@astrarium/sky'
import type { WhenSaid } from './dates.ts'

/** `time` is a clock time, `HH:MM`, said with the day or with today. */
export type When = Pick<WhenSaid, 'role' | 'first' | 'last' | 'slack'> & { time?: string }

export type Said =
  | { kind: 'natal_sign'; point: Point; sign: Sign; isDenied: boolean }
  | { kind: 'natal_degree'; point: Point; degree: number }
  | { kind: 'natal_house'; point: Point; houses: readonly number[]; isDenied: boolean }
  | { kind: 'natal_aspect'; a: Point; b: Point; aspect: MajorAspect | 'any' }
  | { kind: 'natal_orb'; a: Point; b: Point; degrees: number }
  | { kind: 'natal_motion'; point: Point; isRetrograde: boolean }
  | { kind: 'rules'; body: Point; houses: readonly number[] }
  | { kind: 'house_name'; houses: readonly number[]; called: readonly number[] }
  | { kind: 'sky_sign'; body: Point; sign: Sign; isDenied: boolean; when: When | null }
  | { kind: 'sky_degree'; body: Point; degree: number }
  | { kind: 'passage'; body: Point; houses: readonly number[]; isDenied: boolean; when: When | null }
  | { kind: 'transit'; body: Point; point: Point; aspect: MajorAspect | 'any'; when: When | null }
  | { kind: 'sky_aspect'; a: Point; b: Point; aspect: MajorAspect | 'any'; when: When | null }
  | { kind: 'sky_motion'; body: Point; isRetrograde: boolean; when: When | null }
  | { kind: 'station'; body: Planet; turns: 'retrograde' | 'direct'; when: When | null }
  | { kind: 'lunation'; phase: 'new' | 'full'; sign: Sign | null; houses: readonly number[] | null; when: When | null }

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
