import { BIRTH_REFUSAL, LocalDate, LocalTime, ZoneName } from '@astrarium/contracts'
import type { BirthDetails } from '@astrarium/contracts'
import type { HouseSystem } from '@astrarium/sky'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { readInput } from '../../platform/read-input.ts'

const ofEveryForm = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: ZoneName,
  /** fixed words that keep identity out of the call */
  name: z.string().max(200).default('User'),
  city: z.string().max(200).default('Unknown'),
  house_system: z.enum(['placidus', 'whole_sign']).default('placidus'),
  fold: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  time_accuracy: z.enum(['exact', 'approximate', 'unknown']).default('exact'),
}

/** The forms in which a birth may come; the first whose own field is there is meant. */
const ChartRequest = {
  parts: z.object({
    year: z.number().int(),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31),
    hour: z.number().int().min(0).max(23),
    minute: z.number().int().min(0).max(59),
    ...ofEveryForm,
  }),
  snakeCase: z.object({ birth_date: LocalDate, birth_time: LocalTime, ...ofEveryForm }),
  /** a date of a JavaScript program comes as the midnight of Greenwich that begins it */
  camelCase: z.object({
    birthDate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(T00:00:00(\.0+)?Z)?$/)
      .describe('a date as YYYY-MM-DD'),
    birthTime: LocalTime,
    ...ofEveryForm,
  }),
}

/**
 * The birth of a chart request, in whichever of its three forms it came. Throws birth_data_missing,
 * birth_data_format.
 */
export function readChartRequest(body: Record<string, unknown>): {
  birth: BirthDetails
  houseSystem: HouseSystem
} {
  if ('year' in body) {
    const request = read(ChartRequest.parts, body)
    const { year, month, day, hour, minute } = request
    return birthOf(
      request,
      `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`,
      `${digits(hour, 2)}:${digits(minute, 2)}`,
    )
  }
  if ('birthDate' in body) {
    const request = read(ChartRequest.camelCase, body)
    return birthOf(request, request.birthDate.slice(0, 10), request.birthTime)
  }
  const request = read(ChartRequest.snakeCase, body)
  return birthOf(request, request.birth_date, request.birth_time)
}

function read<Form extends z.ZodType>(form: Form, body: Record<string, unknown>): z.output<Form> {
  const reading = readInput(form, body)
  if (reading.isRight) return reading.value
  const { code, error } = BIRTH_REFUSAL[reading.isIncompleteOnly ? 'incomplete' : 'wrong']
  throw new AppError(code, error, { fields: reading.fields })
}

type Common = Omit<z.output<typeof ChartRequest.snakeCase>, 'birth_date' | 'birth_time'>

function birthOf(
  request: Common,
  birthDate: string,
  birthTime: string,
): { birth: BirthDetails; houseSystem: HouseSystem } {
  const { latitude, longitude, timezone, city, fold, time_accuracy, house_system } = request
  return {
    birth: {
      birthDate,
      birthTime,
      birthTimeAccuracy: time_accuracy,
      birthTimeMinutes: null,
      birthTimeFold: fold,
      birthPlace: city,
      birthLatitude: latitude,
      birthLongitude: longitude,
      timezone,
    },
    houseSystem: house_system,
  }
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0')
