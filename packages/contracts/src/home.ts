import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Instant, LocalDate, Nothing } from './shared.ts'
import { Aspect, Point, Sign } from './sky.ts'

/** The Moon's way through the person's day. */
export const MoonToday = z.object({
  from: Instant,
  to: Instant,
  /** signs in order, each from when she enters it */
  stays: z.array(z.object({ sign: Sign, from: Instant })),
  /** while she is between two signs */
  voids: z.array(z.object({ from: Instant, to: Instant })),
  /** with a point of the chart whose place is sure */
  meeting: z.object({ point: Point, aspect: Aspect, isEasy: z.boolean(), at: Instant }).nullable(),
})
export type MoonToday = z.infer<typeof MoonToday>

export const HomeToday = z.object({
  forDate: LocalDate,
  hasChart: z.boolean(),
  /**
   * free, from the strongest placement that the birth time allows; the same for a day. Null without a chart,
   * and when all was said within a fortnight
   */
  sentence: z.object({ text: z.string(), facts: z.array(FactShown) }).nullable(),
  moon: MoonToday,
})
export type HomeToday = z.infer<typeof HomeToday>

/** What the first screen begins with. Costs no Ask. */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: HomeToday,
})

export const FirstSign = z.object({
  point: Point.extract(['sun', 'moon', 'asc']),
  /** several where the birth time leaves it open which */
  signs: z.array(Sign).min(1),
  /** null where the sign is open */
  text: z.string().nullable(),
})
export type FirstSign = z.infer<typeof FirstSign>

/** What a new chart says first: Sun, Moon and, with a time of birth, Ascendant. Costs no Ask. */
export const getFirstSigns = endpoint({
  method: 'GET',
  path: '/api/chart/first-signs',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  /** empty without a chart */
  output: z.array(FirstSign),
})
