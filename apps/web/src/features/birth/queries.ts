import { listTimeZones, resolveBirthTime, searchPlaces, zoneAtPlace } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const HOUR = 3_600_000

export function placesQuery(text: string) {
  const q = text.trim()
  return queryOptions({
    queryKey: ['places', q],
    queryFn: ({ signal }) => call(searchPlaces, { q }, undefined, signal),
    staleTime: HOUR,
  })
}

export const timeZonesQuery = queryOptions({
  queryKey: ['time', 'zones'],
  queryFn: () => call(listTimeZones, {}),
  staleTime: HOUR,
})

export interface BirthMoment {
  timezone: string
  birthDate: string
  birthTime: string
}

/** What the clocks of a zone said at a local moment; that never changes. */
export function clocksQuery({ timezone, birthDate, birthTime }: BirthMoment) {
  return queryOptions({
    queryKey: ['time', 'clocks', timezone, birthDate, birthTime],
    queryFn: () => call(resolveBirthTime, { timezone, birthDate, birthTime }),
    staleTime: Infinity,
  })
}

export function zoneAtQuery(latitude: number, longitude: number) {
  return queryOptions({
    queryKey: ['time', 'zone-at', latitude, longitude],
    queryFn: () => call(zoneAtPlace, { latitude, longitude }),
    staleTime: Infinity,
  })
}
