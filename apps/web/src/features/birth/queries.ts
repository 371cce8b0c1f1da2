import {
  astrologyProxy,
  listTimeZones,
  resolveBirthTime,
  searchPlaces,
  zoneAtPlace,
} from '@astrarium/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { SkyOfMoment } from './sky-of-draft.ts'

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

/** Reckoned and forgotten; a moment that is none has no sky, which is said beside its fields. */
export const momentSkyQuery = (moment: SkyOfMoment) =>
  queryOptions({
    queryKey: ['sky-of-moment', moment],
    queryFn: async ({ signal }) => {
      const chart = await call(astrologyProxy, { action: 'generate-chart', ...moment }, undefined, signal)
      return 'planets' in chart ? chart : null
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
