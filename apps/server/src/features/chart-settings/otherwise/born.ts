import type { BirthDetails } from '@astrarium/contracts'
import type { Sky } from '@astrarium/sky'
import { SkyError } from '@astrarium/sky'

/** A birth, and what another app may know besides. */
export interface Born {
  birth: BirthDetails
  instant: Date
  /** seconds east of Greenwich at that instant */
  offset: number
  /** of the coordinates; null where nobody knows */
  zoneOfPlace: string | null
  /** where the person is now */
  zoneOfToday: string | null
  /** other places of the name */
  namesakes: { formatted: string; latitude: number; longitude: number; timezone: string }[]
  /** the last whole year */
  year: number
}

/** The instant of clocks that were so many seconds ahead of Greenwich. */
export function instantOf(local: string, offset: number): Date {
  return new Date(Date.parse(`${local}:00Z`) - offset * 1000)
}

/** How far a zone was ahead of Greenwich at a local time; null where it knows no such time. */
export function offsetIn(sky: Sky, zone: string, local: string): number | null {
  try {
    return sky.localTime(zone, local).offsets[0]
  } catch (error) {
    if (error instanceof SkyError) return null
    throw error
  }
}

export const localOf = ({ birthDate, birthTime }: BirthDetails): string => `${birthDate}T${birthTime}`
