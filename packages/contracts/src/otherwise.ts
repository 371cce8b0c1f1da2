import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HouseSystem, LunarNode, Point, Sign, Zodiac } from './sky.ts'

/** What can be asked about; `true_node` is the North Node, whichever is counted with. */
const AskedPoint = Point.exclude(['mean_node', 'true_lilith'])

export const SAYINGS_MAX = 5

/** What another app says of one point. */
export const Saying = z
  .object({
    point: AskedPoint,
    sign: Sign.nullable().default(null),
    /** within the sign, as it is shown there */
    degree: z
      .number()
      .min(0)
      .lt(30)
      .nullable()
      .default(null)
      .describe('a number of degrees from 0 to below 30'),
    house: z.number().int().min(1).max(12).nullable().default(null),
  })
  .refine(({ sign, degree, house }) => sign !== null || degree !== null || house !== null, {
    path: ['sign'],
    message: 'a sign, a degree or a house',
  })
  .refine(({ point, house }) => house === null || (point !== 'asc' && point !== 'mc'), {
    path: ['house'],
    message: 'null: Ascendant and Midheaven begin houses',
  })
export type Saying = z.output<typeof Saying>

/** One thing done otherwise. Offsets read "UTC+01:00"; `own` is what one's own chart has in its place. */
export const Otherwise = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('house_system'), value: HouseSystem, own: HouseSystem }),
  z.object({ kind: z.literal('zodiac'), value: Zodiac, own: Zodiac }),
  z.object({ kind: z.literal('node'), value: LunarNode, own: LunarNode }),
  z.object({
    kind: z.literal('time'),
    /** `as_given`: an approximate time taken for exact */
    how: z.enum(['noon', 'midnight', 'am_pm', 'as_given', 'other_of_two']),
    value: z.string(),
    own: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('clock'),
    how: z.enum([
      'without_summer_time',
      'with_summer_time',
      'todays_rules',
      'zone_of_place',
      'zone_of_today',
      'local_mean_time',
      'greenwich',
      'hour_more',
      'hour_less',
    ]),
    value: z.string(),
    own: z.string(),
  }),
  z.object({
    kind: z.literal('date'),
    how: z.enum(['day_and_month', 'day_before', 'day_after']),
    value: z.string(),
    own: z.string(),
  }),
  z.object({
    kind: z.literal('place'),
    how: z.enum(['namesake', 'west_for_east', 'south_for_north']),
    value: z.string(),
    own: z.string(),
  }),
])
export type Otherwise = z.infer<typeof Otherwise>

const Shown = z.object({
  point: AskedPoint,
  sign: Sign.nullable(),
  degree: z.number().nullable(),
  house: z.number().int().nullable(),
})
export type OtherwiseShown = z.infer<typeof Shown>

/**
 * What, done otherwise, gives exactly what another app says: each is really computed, and the likeliest comes
 * first; two things at once only where no single one does. Computes, keeps nothing. Refuses with
 * birth_data_missing.
 */
export const explainOtherwise = endpoint({
  method: 'POST',
  path: '/api/chart/otherwise',
  access: 'signed-in',
  input: z.object({ says: z.array(Saying).min(1).max(SAYINGS_MAX) }),
  answers: 'json',
  output: z.object({
    /** `open`: one's own birth time leaves it open */
    own: z.enum(['agrees', 'differs', 'open']),
    ownShows: z.array(Shown),
    causes: z.array(z.object({ changes: z.array(Otherwise), shows: z.array(Shown) })),
  }),
})
