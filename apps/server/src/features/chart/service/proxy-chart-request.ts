import { BIRTH_REFUSAL, ChartRequest } from '@astrarium/contracts'
import type { BirthDetails } from '@astrarium/contracts'
import type { HouseSystem } from '@astrarium/sky'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import { readInput } from '../../../platform/read-input.ts'

/** The birth of a chart request, in whichever of its three forms it came. Throws birth_data_missing, birth_data_format. */
export function readChartRequest(body: Record<string, unknown>): { birth: BirthDetails; houseSystem: HouseSystem } {
  if ('year' in body) {
    const request = read(ChartRequest.parts, body)
    const { year, month, day, hour, minute } = request
    return birthOf(request, `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`, `${digits(hour, 2)}:${digits(minute, 2)}`)
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

function birthOf(request: Common, birthDate: string, birthTime: string): { birth: BirthDetails; houseSystem: HouseSystem } {
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
