import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LocalDate, LocalTime, Nothing, ZoneName } from './shared.ts'

/** exact · approximate (within ± `minutes`) · unknown (no houses, no angles, the Moon as a range) */
export const BirthTimeAccuracy = z.enum(['exact', 'approximate', 'unknown'])
export type BirthTimeAccuracy = z.infer<typeof BirthTimeAccuracy>

export const BIRTH_YEAR_MIN = 1900

export const BirthDetails = z.object({
  birthDate: LocalDate,
  /** 12:00 stands in when the time is unknown */
  birthTime: LocalTime,
  /** nobody's time is exact who did not say so */
  birthTimeAccuracy: BirthTimeAccuracy.default('unknown'),
  /** with `approximate`: minutes either way */
  birthTimeMinutes: z.number().int().min(1).max(720).nullable().default(null),
  /** which of the two, when the clocks went back and the time happened twice: 0 the earlier, 1 the later */
  birthTimeFold: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  birthPlace: z.string().trim().min(1).max(300),
  birthLatitude: z.number().min(-90).max(90),
  birthLongitude: z.number().min(-180).max(180),
  timezone: ZoneName,
})
export type BirthDetails = z.infer<typeof BirthDetails>

/** A birth that is kept, as it is shown to whoever entered it. */
export const BirthShown = z.object({
  birthDate: z.string(),
  birthTime: z.string(),
  birthTimeAccuracy: BirthTimeAccuracy,
  birthTimeMinutes: z.number().nullable(),
  birthTimeFold: z.number().nullable(),
  birthPlace: z.string(),
  birthLatitude: z.number(),
  birthLongitude: z.number(),
  timezone: z.string(),
  /** the offset at the birth instant, for example "UTC+01:00" */
  offset: z.string(),
})
export type BirthShown = z.infer<typeof BirthShown>

/** What is answered to birth details of which some are missing, and to those that are no birth details. */
export const BIRTH_REFUSAL = {
  incomplete: { code: 'birth_data_missing', error: 'Missing required birth data for chart generation' },
  wrong: { code: 'birth_data_format', error: 'Invalid birth data format provided' },
} as const

export const Place = z.object({
  formatted: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
})
export type Place = z.infer<typeof Place>

/**
 * At most 8, best first; an empty array where too little was typed, see `isPlaceName`. Lists to choose from
 * are asked for from `isPlaceSearchable` on.
 */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  input: z.object({ q: z.string().max(200) }),
  answers: 'json',
  output: z.array(Place),
})

export const TimeZoneOption = z.object({
  value: z.string(),
  /** "London", "New York" … */
  label: z.string(),
  /** today's, for example "UTC+01:00" */
  offset: z.string(),
  region: z.string(),
  isCommon: z.boolean(),
})
export type TimeZoneOption = z.infer<typeof TimeZoneOption>
/** Every IANA zone, the 42 common ones first. */
export const listTimeZones = endpoint({
  method: 'GET',
  path: '/api/time/zones',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: z.array(TimeZoneOption),
})

/** What the clocks of a place said at a birth time. A body, because birth data never stands in a URL. */
export const resolveBirthTime = endpoint({
  method: 'POST',
  path: '/api/time/resolve',
  access: 'public',
  input: z.object({ timezone: ZoneName, birthDate: LocalDate, birthTime: LocalTime }),
  answers: 'json',
  output: z.object({
    kind: z.enum(['unique', 'repeated', 'skipped']),
    /** one, or the two of a repeated hour (earlier first), or those before and after the gap */
    offsets: z.array(z.object({ seconds: z.number(), label: z.string(), isSummerTime: z.boolean() })),
  }),
})

/** The zone of free coordinates, from real boundaries. */
export const zoneAtPlace = endpoint({
  method: 'POST',
  path: '/api/time/zone-at',
  access: 'public',
  input: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  answers: 'json',
  output: z.object({ timezone: z.string() }),
})
