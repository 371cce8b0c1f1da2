import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildGazetteer } from './build/build-gazetteer.ts'
import { writeGazetteer } from './lookup/gazetteer-file.ts'
import { toPlace } from './build/geonames.ts'
import { FIVE_CITIES, openPlaces } from './lookup/places.ts'
import type { Places } from './lookup/places.ts'

// lines of GeoNames' cities500 (CC BY 4.0), alternate names shortened
const LINES = [
  '2867714|Munich|Munich|MUC,Muenchen,München,Мюнхен,mynkn|48.13743|11.57549|P|PPLA|DE||02||||1260391||524|Europe/Berlin|x',
  '4250542|Springfield|Springfield|SPI|39.80172|-89.64371|P|PPLA|US||IL|167|||116250|182|182|America/Chicago|x',
  '4409896|Springfield|Springfield|SGF|37.21533|-93.29824|P|PPLA2|US||MO|077|||166810|396|399|America/Chicago|x',
  '2643743|London|London|LON,Londres,Лондон|51.50853|-0.12574|P|PPLC|GB||ENG|GLA|||8961989||25|Europe/London|x',
  '6058560|London|London|YXU|42.98339|-81.23304|P|PPL|CA||08||||346765||252|America/Toronto|x',
  '1850147|Tokyo|Tokyo|TYO,東京,도쿄|35.6895|139.69171|P|PPLC|JP||40||||8336599||44|Asia/Tokyo|x',
  '1880252|Singapore|Singapore|SIN|1.28967|103.85007|P|PPLC|SG||01||||5638700||23|Asia/Singapore|x',
  '1|Ashford|Ashford||51.14648|0.87376|P|PPL|GB||ENG|G5|||67528||40|Europe/London|x',
  '2|Ashford|Ashford||51.43225|-0.45885|P|PPL|GB||ENG|N7|||27382||20|Europe/London|x',
  '3|Ål|Al||60.62952|8.56266|P|PPL|NO||30|||2200||437|Europe/Oslo|x',
  '4|Øst|Ost||60.1|8.5|P|PPL|NO||30||||900||437|Europe/Oslo|x',
  '6|Iaşi|Iasi||47.2|27.6|P|PPL|RO||00||||378954||60|Europe/Bucharest|x',
  '7|Iași-Gorj|Iasi-Gorj||45.1|23.3|P|PPL|RO||00||||938||60|Europe/Bucharest|x',
  '5|Ost|Ost||50.9|5.1|P|PPL|DE||02||||80000||60|Europe/Berlin|x',
].map((line) => toPlace(line.replaceAll('|', '\t')))
const REGIONS = new Map([
  ['DE.02', 'Bavaria'],
  ['US.IL', 'Illinois'],
  ['US.MO', 'Missouri'],
  ['GB.ENG', 'England'],
  ['CA.08', 'Ontario'],
  ['JP.40', 'Tokyo'],
  ['GB.ENG.G5', 'Kent'],
  ['GB.ENG.N7', 'Surrey'],
])
const KEY = 'k3y-that-must-not-show'

let folder: string
let gazetteerFile: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'))
  gazetteerFile = join(folder, 'gazetteer.bin')
  writeGazetteer(gazetteerFile, buildGazetteer(LINES, REGIONS))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('with the gazetteer', () => {
  test('a place comes with its coordinate, its region and its zone', async () => {
    const places = await open()
    expect((await places.search('Springfield, IL'))[0]).toEqual({
      formatted: 'Springfield, Illinois, United States',
      city: 'Springfield',
      state: 'Illinois',
      country: 'United States',
      latitude: 39.80172,
      longitude: -89.64371,
      timezone: 'America/Chicago',
    })
  })

  test.each([
    ['Springfield', 'Missouri'],
    ['springfield il', 'Illinois'],
    ['Springfield, Illinois, United States', 'Illinois'],
    ['Springf', 'Missouri'],
    ['Springfield, I', 'Illinois'],
  ])('"%s" first offers the one in %s', async (typed, state) => {
    expect((await (await open()).search(typed))[0]?.state).toBe(state)
  })

  test.each([
    'Muenchen',
    'Munchen',
    'MÜNCHEN',
    'мюнхен',
    'Münchn',
    'Munich Bavaria',
    'München Bayern',
    'München, Deutschland',
  ])('"%s" finds Munich', async (typed) => {
    expect((await (await open()).search(typed))[0]?.city).toBe('Munich')
  })

  test('two places of one name and state say their county', async () => {
    const found = await (await open()).search('Ashford')
    expect(found.map((place) => place.formatted)).toEqual([
      'Ashford, Kent, England, United Kingdom',
      'Ashford, Surrey, England, United Kingdom',
    ])
    expect((await (await open()).search('Ashford, Surrey'))[0]?.latitude).toBe(51.43225)
  })

  test('nothing is searched below 3 characters, 2 in Chinese, Japanese and Korean', async () => {
    const places = await open()
    expect(await places.search('Lo')).toEqual([])
    expect(await places.search(' Lo ')).toEqual([])
    expect(await places.search('東')).toEqual([])
    expect((await places.search('東京'))[0]?.city).toBe('Tokyo')
    expect((await places.search('Lon'))[0]?.city).toBe('London')
  })

  test('a whole name of two letters is found, and nothing that begins with it', async () => {
    const places = await open()
    expect((await places.search('Ål')).map(({ formatted }) => formatted)).toEqual(['Ål, Norway'])
    expect(await places.search('As')).toEqual([])
  })

  test('an accent that is typed is meant: a smaller place comes before a larger one without it', async () => {
    const places = await open()
    expect((await places.search('øst')).map(({ city }) => city)).toEqual(['Øst', 'Ost'])
    expect((await places.search('ost'))[0]?.city).toBe('Ost')
    // a comma below for the cedilla of the source
    expect((await places.search('Iași'))[0]?.city).toBe('Iaşi')
  })

  test('what fits nothing finds nothing', async () => {
    const places = await open()
    for (const typed of ['Zzyzzyx', ',,,', '!!!', 'x'.repeat(5000), '%_\\ \' " ;--'])
      expect(await places.search(typed)).toEqual([])
  })

  test('no more places than asked for', async () => {
    expect(await (await open()).search('Springfield', 1)).toHaveLength(1)
  })

  test('a closed search has let go of its gazetteer', async () => {
    const places = await open()
    places.close()
    expect(await places.search('Munich')).toEqual([])
  })
})

describe('with the hosted geocoder', () => {
  const result = {
    formatted: 'Bath, England, United Kingdom',
    components: { town: 'Bath', county: 'Somerset', state: 'England', country: 'United Kingdom' },
    geometry: { lat: 51.38, lng: -2.36 },
    annotations: { timezone: { name: 'Europe/London' } },
  }

  test('it is asked as specified, and answers', async () => {
    const hosted = host(() => Response.json({ status: { code: 200, message: 'OK' }, results: [result] }))
    expect(await (await open(hosted)).search('Bath & Wells')).toEqual([
      {
        formatted: result.formatted,
        city: 'Bath',
        state: 'England',
        country: 'United Kingdom',
        latitude: 51.38,
        longitude: -2.36,
        timezone: 'Europe/London',
      },
    ])
    const asked = new URL(hosted.asked[0]!)
    expect(asked.origin + asked.pathname).toBe('https://geo.example/json')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      q: 'Bath & Wells',
      key: KEY,
      limit: '8',
      language: 'en',
      bounds: '-180,-90,180,90',
      countrycode: '',
    })
  })

  test('a result without a zone, or with an unknown one, takes the zone of its coordinate', async () => {
    for (const annotations of [undefined, { timezone: { name: 'Mars/Olympus' } }]) {
      const hosted = host(() =>
        Response.json({ status: { code: 200 }, results: [{ ...result, annotations }] }),
      )
      expect((await (await open(hosted)).search('Bath'))[0]?.timezone).toBe('Europe/London')
    }
  })

  test('its empty answer stands', async () => {
    expect(
      await (await open(host(() => Response.json({ status: { code: 200 }, results: [] })))).search('Munich'),
    ).toEqual([])
  })

  test('too little typed does not reach it', async () => {
    const hosted = host(() => Response.error())
    await (await open(hosted)).search('Mu')
    expect(hosted.asked).toEqual([])
  })

  const failures: [string, () => Response | Promise<Response>, string][] = [
    ['HTTP 402', () => Response.json({ status: { code: 402 } }, { status: 402 }), 'HTTP 402'],
    [
      'a status code in the body',
      () => Response.json({ status: { code: 403, message: `bad key ${KEY}` } }),
      'status code 403',
    ],
    [
      'no network',
      () => Promise.reject(new TypeError(`fetch failed: https://geo.example/json?key=${KEY}`)),
      'not reachable',
    ],
    [
      'a time-out',
      () => Promise.reject(new DOMException('too long', 'TimeoutError')),
      'no answer within 3 s',
    ],
    ['no JSON', () => new Response('<html>'), 'unexpected answer'],
    [
      'another shape',
      () => Response.json({ status: { code: 200 }, results: [{ formatted: 1 }] }),
      'unexpected answer',
    ],
    [
      'a coordinate outside the Earth',
      () => Response.json({ status: { code: 200 }, results: [{ ...result, geometry: { lat: 95, lng: 0 } }] }),
      'unexpected answer',
    ],
  ]
  test.each(failures)(
    'after %s the gazetteer answers, and the log says why without key or query',
    async (_, answer, reason) => {
      const hosted = host(answer)
      expect((await (await open(hosted)).search('Munich'))[0]?.city).toBe('Munich')
      expect(hosted.logged).toContain(reason)
      expect(hosted.logged).not.toContain(KEY)
      expect(hosted.logged).not.toContain('Munich')
    },
  )

  test('it is given 3 seconds and no redirect', async () => {
    const hosted = host(() => Response.json({ status: { code: 200 }, results: [] }))
    await (await open(hosted)).search('Munich')
    expect(hosted.options[0]?.signal).toBeInstanceOf(AbortSignal)
    expect(hosted.options[0]?.redirect).toBe('error')
  })
})

describe('without a readable gazetteer', () => {
  test.each(['missing', 'truncated', 'foreign', 'damaged'])(
    '%s: it is logged, and five cities are offered by their text',
    async (how) => {
      const file = join(folder, `${how}.bin`)
      if (how !== 'missing') writeGazetteer(file, buildGazetteer(LINES, REGIONS))
      if (how === 'truncated') truncateSync(file, 2000)
      if (how === 'foreign') writeFileSync(file, 'PNG')
      if (how === 'damaged') writeFileSync(file, 'XXXX', { flag: 'r+' })
      const logged: string[] = []
      const log = { warn: () => {}, error: (fields: object) => void logged.push(JSON.stringify(fields)) }
      const places = await openPlaces({ gazetteerFile: file, log })
      expect(places.isGazetteerReady).toBe(false)
      expect(logged).toHaveLength(1)
      expect((await places.search('tok')).map((place) => place.city)).toEqual(['Tokyo'])
      expect((await places.search('united')).map((place) => place.city)).toEqual(['New York', 'London'])
      expect(await places.search('Munich')).toEqual([])
    },
  )

  test('the five are New York, London, Paris, Tokyo and Sydney, each in its own zone', async () => {
    const places = await open()
    expect(FIVE_CITIES.map((place) => place.city)).toEqual(['New York', 'London', 'Paris', 'Tokyo', 'Sydney'])
    for (const place of FIVE_CITIES)
      expect(places.zoneAt(place.latitude, place.longitude)).toBe(place.timezone)
  })
})

interface Host {
  fetch: typeof fetch
  asked: string[]
  options: RequestInit[]
  logged: string
}

function host(answer: () => Response | Promise<Response>): Host {
  const hosted: Host = {
    asked: [],
    options: [],
    logged: '',
    fetch: async (address, options) => {
      hosted.asked.push(address instanceof Request ? address.url : address.toString())
      hosted.options.push(options ?? {})
      return answer()
    },
  }
  return hosted
}

function open(hosted?: Host): Promise<Places> {
  const keep = (fields: object, message: string): void => {
    if (hosted) hosted.logged += JSON.stringify(fields) + message
  }
  const log = { warn: keep, error: keep }
  return openPlaces({
    gazetteerFile,
    log,
    ...(hosted ? { geocoder: { url: 'https://geo.example/json', key: KEY }, fetch: hosted.fetch } : {}),
  })
}
