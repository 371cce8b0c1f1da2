import { z } from 'zod'
import { BirthDetails, BIRTH_REFUSAL } from './birth.ts'
import { endpoint } from './endpoint.ts'
import { Instant, Nothing, Success } from './shared.ts'
import {
  Aspect,
  AspectName,
  HouseSystem,
  LunarNode,
  NatalAspectName,
  Planet,
  Point,
  PointName,
  Sign,
  Zodiac,
} from './sky.ts'

/** The bodies and angles that a stored chart names. */
const StoredPoint = PointName.exclude(['mean_node', 'true_lilith'])

const degree = z.number().min(0).max(30)
const longitude = z.number().min(0).max(360)

/** The stored form (`birth_chart_data`): degrees, longitudes and orbs with 2 decimals. */
export const StoredChart = z.object({
  planets: z.array(
    z.object({
      name: StoredPoint.exclude(['asc', 'mc']),
      sign: Sign,
      degree,
      house: z.number().int().min(1).max(12).nullable(),
      longitude,
      retrograde: z.boolean(),
      /** with an uncertain birth time: where the body travels; several signs mean that none is stated */
      range: z.object({ from: z.number(), to: z.number(), signs: z.array(Sign) }).nullable(),
    }),
  ),
  houses: z.array(z.object({ number: z.number().int().min(1).max(12), sign: Sign, degree, longitude })),
  aspects: z.array(
    z.object({
      planet1: StoredPoint,
      planet2: StoredPoint,
      type: NatalAspectName,
      orb: z.number(),
      applying: z.boolean(),
    }),
  ),
  ascendant: z.object({ sign: Sign, degree, longitude }).nullable(),
  midheaven: z.object({ sign: Sign, degree, longitude }).nullable(),
  generated_at: z.string(),
  /** `none` without a birth time */
  house_system: HouseSystem.or(z.literal('none')),
  /** set when `house_system` stands in for another that has no solution at that latitude */
  house_system_requested: HouseSystem.nullable(),
  zodiac: Zodiac.default('tropical'),
  /** the one that is called North Node */
  node: LunarNode.default('true'),
  coordinate_system: z.string(),
  library: z.string(),
  birth_time_accuracy: z.enum(['exact', 'approximate', 'unknown']),
})
export type StoredChart = z.infer<typeof StoredChart>

/**
 * The specification's chart call: computes, stores nothing. A birth may come in three forms, which the server
 * reads (the browser never sends one, so it carries no schema for them): year, month, day, hour, minute ·
 * birth_date, birth_time · birthDate, birthTime; each with latitude, longitude and timezone. Refuses with
 * birth_data_missing, birth_data_format, chart_failed.
 */
export const astrologyProxy = endpoint({
  method: 'POST',
  path: '/api/astrology-proxy',
  access: 'public',
  input: z.discriminatedUnion('action', [
    z.looseObject({ action: z.literal('generate-chart') }),
    z.object({ action: z.literal('health') }),
  ]),
  answers: 'json',
  output: z.union([
    StoredChart.extend({
      success: z.literal(true),
      metadata: z.object({
        generation_time: z.number(),
        house_system: StoredChart.shape.house_system,
        coordinate_system: z.string(),
        library: z.string(),
      }),
    }),
    z.object({ success: z.literal(true), status: z.literal('ok'), library: z.string() }),
  ]),
})

/**
 * (Re)computes the chart from the birth details on the profile, and stores it. Refuses with
 * birth_data_missing, chart_failed.
 */
export const generateMyChart = endpoint({
  method: 'POST',
  path: '/api/chart',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ chart: StoredChart }),
})

/** "Save & Regenerate": stores new birth details and their chart together, or neither. */
export const replaceBirthDetails = endpoint({
  method: 'PUT',
  path: '/api/chart/birth',
  access: 'signed-in',
  input: BirthDetails,
  refusal: BIRTH_REFUSAL,
  answers: 'json',
  output: z.object({ chart: StoredChart }),
})

/**
 * For an account that came without them: stores birth details, whether or not a chart can be made of them at
 * the moment. Those that stood become an earlier version.
 */
export const setBirthDetails = endpoint({
  method: 'PUT',
  path: '/api/profile/birth',
  access: 'signed-in',
  input: BirthDetails,
  refusal: BIRTH_REFUSAL,
  answers: 'json',
  output: Success,
})

/** The person's wheel as a drawing, with its letters as outlines. Refuses with chart_missing. */
export const chartDrawing = endpoint({
  method: 'GET',
  path: '/api/chart/svg',
  access: 'signed-in',
  input: Nothing,
  answers: 'file',
  output: z.literal('image/svg+xml'),
})

/** The same as a picture of 2000 pixels. Refuses with chart_missing. */
export const chartPicture = endpoint({
  method: 'GET',
  path: '/api/chart/png',
  access: 'signed-in',
  input: Nothing,
  answers: 'file',
  output: z.literal('image/png'),
})

/** The chart on paper: its wheel, and all that it shows as tables. Refuses with chart_missing. */
export const chartPaper = endpoint({
  method: 'GET',
  path: '/api/chart/pdf',
  access: 'signed-in',
  input: Nothing,
  answers: 'file',
  output: z.literal('application/pdf'),
})

/** A passage of a planet over a point of the chart; `enters` and `leaves` null where that lies far off. */
export const Transit = z.object({
  transiting: Planet,
  natal: Point,
  aspect: Aspect,
  aspectName: AspectName,
  enters: Instant.nullable(),
  exact: z.array(Instant),
  leaves: Instant.nullable(),
})
export type Transit = z.infer<typeof Transit>

/** `between`: the days that the exact one falls between where the birth time leaves it open. */
export const TransitNow = Transit.extend({ between: z.tuple([Instant, Instant]).nullable() })
export type TransitNow = z.infer<typeof TransitNow>

/** Today's weightiest transits to the person's chart, for the home page. */
export const transitsNow = endpoint({
  method: 'GET',
  path: '/api/chart/transits',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ transits: z.array(TransitNow) }),
})
