import { checkOneOf } from './check-one-of.ts'
import { BODIES, ZODIACS } from './types.ts'
import type { Sky, Zodiac } from './types.ts'
import { castChart } from './chart/cast-chart.ts'
import { profectionOf } from './chart/profection.ts'
import { progressedChart } from './chart/progressed-chart.ts'
import { openEphemeris } from './ephemeris/ephemeris.ts'
import type { Ephemeris } from './ephemeris/ephemeris.ts'
import { siderealEphemeris } from './ephemeris/sidereal.ts'
import { findEclipses } from './search/eclipses.ts'
import { findHouseIngresses, findSignIngresses } from './search/ingresses.ts'
import { findLunations } from './search/lunations.ts'
import { moonPhase, NEXT_QUARTER_MS, phaseOfDay } from './search/moon-phase.ts'
import { findReturns } from './search/returns.ts'
import { findStations } from './search/stations.ts'
import { openTables } from './search/tables.ts'
import { findTransits } from './search/transits.ts'
import { findVoidMoons } from './search/void-moons.ts'
import { isSummerTime, localDate, localDay, offsetAt, partOfDay, readLocalTime } from './time/civil-time.ts'
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
  const opened = new Map<Zodiac, Sky>()
  const inZodiac = (zodiac: Zodiac): Sky => {
    checkOneOf(ZODIACS, zodiac, 'zodiac')
    const sky = opened.get(zodiac) ?? skyIn(zodiac, ephemeris, zones, inZodiac)
    opened.set(zodiac, sky)
    return sky
  }
  return inZodiac('tropical')
}

function skyIn(
  zodiac: Zodiac,
  tropical: Ephemeris,
  zones: () => ZoneArchive,
  inZodiac: Sky['inZodiac'],
): Sky {
  const ephemeris = siderealEphemeris(tropical, zodiac)
  const tables = openTables(ephemeris)
  return {
    inZodiac,
    position(body, at) {
      checkInstant(at)
      checkOneOf(BODIES, body, 'body')
      return ephemeris.positions([body], julianDay(at))[0]!
    },
    longitude(body, at) {
      checkInstant(at)
      checkOneOf(BODIES, body, 'body')
      return ephemeris.longitude(body, julianDay(at))
    },
    chart: (input) => castChart(tropical, { zodiac, ...input }),

    zones: () => zones().names,
    localTime: (zone, local) => readLocalTime(zones(), zone, local),
    offsetAt: (zone, at) => offsetAt(zones(), zone, at),
    isSummerTime: (zone, at) => isSummerTime(zones(), zone, at),
    localDate: (zone, at) => localDate(zones(), zone, at),
    localDay: (zone, date) => localDay(zones(), zone, date),
    partOfDay: (zone, date, part) => partOfDay(zones(), zone, date, part),

    transits: (search) => findTransits(tables, search),
    moonPhase: (at) => moonPhase(ephemeris, at),
    phaseOfDay: (from, to) => {
      const until = new Date(Math.max(to.getTime(), from.getTime() + NEXT_QUARTER_MS))
      return phaseOfDay(findLunations(tables, from, until), from, to)
    },
    lunations: (from, to) => findLunations(tables, from, to),
    stations: (from, to) => findStations(tables, from, to),
    eclipses: (from, to) => findEclipses(ephemeris, from, to),
    signIngresses: (body, from, to) => findSignIngresses(tables, body, from, to),
    houseIngresses: (body, cusps, from, to) => findHouseIngresses(tables, body, cusps, from, to),
    returns: (body, longitude, from, to) => findReturns(tables, body, longitude, from, to),
    voidMoons: (from, to, bodies) => findVoidMoons(tables, from, to, bodies),
    progressions: (birth, at) => progressedChart(tropical, { zodiac, ...birth }, at),
    profection: (chart, at) => profectionOf(tropical, chart, at),

    davison: (a, b) => davisonChart(tropical, a, b),
  }
}
