import { checkOneOf } from './check-one-of.ts'
import { BODIES } from './types.ts'
import type { Sky } from './types.ts'
import { castChart } from './chart/cast-chart.ts'
import { profectionOf } from './chart/profection.ts'
import { progressedChart } from './chart/progressed-chart.ts'
import { openEphemeris } from './ephemeris/ephemeris.ts'
import { findEclipses } from './search/eclipses.ts'
import { findHouseIngresses, findSignIngresses } from './search/ingresses.ts'
import { findLunations } from './search/lunations.ts'
import { moonPhase } from './search/moon-phase.ts'
import { findReturns } from './search/returns.ts'
import { findStations } from './search/stations.ts'
import { openTables } from './search/tables.ts'
import { findTransits } from './search/transits.ts'
import { findVoidMoons } from './search/void-moons.ts'
import { localDate, localDay, offsetAt, partOfDay, readLocalTime } from './time/civil-time.ts'
import { checkInstant, julianDay } from './time/instant.ts'
import { openZoneArchive } from './time/zone-archive.ts'
import type { ZoneArchive } from './time/zone-archive.ts'
import { davisonChart } from './relationship/davison.ts'

/**
 * Opens the engine: the Swiss Ephemeris with its data and the zone archive, from the disk, without network.
 * Open it once and share it.
 */
export async function openSky(): Promise<Sky> {
  const ephemeris = await openEphemeris()
  // read when the first zone is asked for: many a process wants the sky alone
  let archive: ZoneArchive | null = null
  const zones = () => (archive ??= openZoneArchive())
  const tables = openTables(ephemeris)

  return {
    position(body, at) {
      checkInstant(at)
      checkOneOf(BODIES, body, 'body')
      return ephemeris.positions([body], julianDay(at))[0]!
    },
    chart: (input) => castChart(ephemeris, input),

    zones: () => zones().names,
    localTime: (zone, local) => readLocalTime(zones(), zone, local),
    offsetAt: (zone, at) => offsetAt(zones(), zone, at),
    localDate: (zone, at) => localDate(zones(), zone, at),
    localDay: (zone, date) => localDay(zones(), zone, date),
    partOfDay: (zone, date, part) => partOfDay(zones(), zone, date, part),

    transits: (search) => findTransits(tables, search),
    moonPhase: (at) => moonPhase(ephemeris, at),
    lunations: (from, to) => findLunations(tables, from, to),
    stations: (from, to) => findStations(tables, from, to),
    eclipses: (from, to) => findEclipses(ephemeris, from, to),
    signIngresses: (body, from, to) => findSignIngresses(tables, body, from, to),
    houseIngresses: (body, cusps, from, to) => findHouseIngresses(tables, body, cusps, from, to),
    returns: (body, longitude, from, to) => findReturns(tables, body, longitude, from, to),
    voidMoons: (from, to, bodies) => findVoidMoons(tables, from, to, bodies),
    progressions: (birth, at) => progressedChart(ephemeris, birth, at),
    profection: (chart, at) => profectionOf(ephemeris, chart, at),

    davison: (a, b) => davisonChart(ephemeris, a, b),
  }
}
