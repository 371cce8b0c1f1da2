import { z } from 'zod'
import { Instant } from './shared.ts'
import { Point } from './sky.ts'

export const FACT_KINDS = [
  'placement',
  'natal_aspect',
  'rulership',
  'transit',
  'passage',
  'lunation',
  'moon',
  'moon_hour',
  'void_moon',
  'chart',
  'event',
  'pair',
  'option',
] as const
export const FactKind = z.enum(FACT_KINDS)
export type FactKind = z.infer<typeof FactKind>

/** A fact an answer rests on, shown under it as "Based on". */
export const FactShown = z.object({
  id: z.string(),
  kind: FactKind,
  statement: z.string(),
  points: z.array(Point),
  /** whose each of the points is; left out where all are those of the person who asked */
  whose: z.array(z.enum(['own', 'theirs'])).optional(),
  /**
   * of what comes and goes: when it begins, every moment at which it is exact, and when it ends; null lies
   * beyond what was looked at
   */
  from: Instant.nullable().optional(),
  exact: z.array(Instant).optional(),
  to: Instant.nullable().optional(),
  /**
   * of an answer to a choice: the options that it speaks for or against, by the ids of their own facts, which
   * are of the kind `option`
   */
  speaks: z.array(z.object({ option: z.string(), side: z.enum(['for', 'against']) })).optional(),
})
export type FactShown = z.infer<typeof FactShown>
