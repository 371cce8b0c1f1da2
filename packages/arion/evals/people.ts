/**
 * People of the evaluation: well-known birth data and invented ones; one without a time, one roughly known,
 * one southern, one polar.
 */
import type { NatalChart, Sky, TimeAccuracy } from '@astrarium/sky'
import type { ChartedAsker } from '../src/index.ts'

export interface Person {
  name: string
  timeZone: string
  chart: NatalChart
}

type Row = [
  name: string,
  born: string,
  zone: string,
  latitude: number,
  longitude: number,
  accuracy?: TimeAccuracy,
]

const ROWS: Row[] = [
  ['london', '1926-04-21T02:40', 'Europe/London', 51.5, -0.14],
  ['algeria', '1913-11-07T02:00', 'Africa/Algiers', 36.52, 7.93],
  ['mexico', '1907-07-06T08:30', 'America/Mexico_City', 19.35, -99.16],
  ['carolina', '1933-02-21T06:00', 'America/New_York', 35.22, -82.23],
  ['jerusalem', '1939-06-22T12:00', 'Asia/Jerusalem', 31.78, 35.22, { kind: 'unknown' }],
  ['sydney', '1988-09-14T17:25', 'Australia/Sydney', -33.87, 151.2],
  ['tromso', '1979-12-03T22:10', 'Europe/Oslo', 69.65, 18.96],
  ['berlin', '1990-10-03T00:15', 'Europe/Berlin', 52.52, 13.4],
  ['mumbai', '1995-05-30T05:45', 'Asia/Kolkata', 19.07, 72.87],
  ['lima', '2001-01-19T14:00', 'America/Lima', -12.05, -77.04],
  ['tokyo', '1984-08-11T23:50', 'Asia/Tokyo', 35.68, 139.7, { kind: 'approximate', minutes: 30 }],
  ['paris', '1969-03-02T11:11', 'Europe/Paris', 48.85, 2.35],
]

/** The same questions of the same person get the same words: a name is seed enough. */
export function askerOf({ name, chart, timeZone }: Person): ChartedAsker {
  return { seed: name, chart, timeZone }
}

export function people(sky: Sky): Person[] {
  return ROWS.map(([name, born, timeZone, latitude, longitude, accuracy]) => {
    const at = sky.localTime(timeZone, born).instants[0]
    const day = sky.localDay(timeZone, born.slice(0, 10))
    const chart = sky.chart({
      at,
      latitude,
      longitude,
      ...(accuracy ? { accuracy } : {}),
      ...(accuracy?.kind === 'unknown' ? { day } : {}),
    })
    return { name, timeZone, chart }
  })
}
