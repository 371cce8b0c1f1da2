import { describe, expect, it } from 'vitest'
import golden from '../../golden/timezones.json' with { type: 'json' }
import { PARTS_OF_DAY } from '../types.ts'
import { isSummerTime, localDate, localDay, offsetAt, partOfDay, readLocalTime } from './civil-time.ts'
import { openZoneArchive } from './zone-archive.ts'

const zones = openZoneArchive()
const utc = (text: string) => new Date(text)

describe('summer time', () => {
  it.each([
    ['Europe/Amsterdam', '1935-06-12', true],
    ['Europe/Amsterdam', '1935-01-12', false],
    ['Europe/Berlin', '2018-07-01', true],
    ['Europe/Berlin', '2018-01-01', false],
    ['Europe/Berlin', '2060-07-01', true],
    // double in the war, and single in its winters
    ['Europe/London', '1943-07-01', true],
    ['Europe/London', '1943-01-01', true],
    // three years of another standard, an hour ahead
    ['Europe/London', '1969-07-01', false],
    // whose flag stands in winter
    ['Europe/Dublin', '2018-01-01', false],
    ['Europe/Dublin', '1980-07-01', true],
    ['Europe/Dublin', '1980-01-01', false],
    ['Europe/Dublin', '2018-07-01', true],
    ['Europe/Dublin', '2037-07-01', true],
    ['Europe/Dublin', '2038-07-01', true],
    ['Europe/Dublin', '2038-01-01', false],
    // three years without a winter of the clock
    ['Europe/Dublin', '1970-01-01', false],
    // the zone's own time went back an hour as summer began
    ['Europe/Moscow', '1991-07-01', true],
    ['Europe/Kiev', '1991-07-01', true],
    ['Europe/Minsk', '1991-07-01', true],
    ['Asia/Tashkent', '1991-07-01', true],
    ['Europe/Riga', '1989-07-01', true],
    ['Europe/Vilnius', '1989-07-01', true],
    ['Europe/Tallinn', '1989-07-01', true],
    ['Europe/Moscow', '1991-01-15', false],
    ['Africa/Windhoek', '2000-01-01', true],
    ['Africa/Windhoek', '2000-07-01', false],
    // back for Ramadan alone
    ['Africa/Casablanca', '2022-07-01', false],
    ['Africa/Casablanca', '2022-04-15', false],
    ['America/Sao_Paulo', '1988-12-24', true],
    ['America/Sao_Paulo', '2024-12-24', false],
    ['Asia/Kathmandu', '2024-07-01', false],
  ])('%s on %s: %s', (zone, day, isSummer) =>
    expect(isSummerTime(zones, zone, utc(`${day}T12:00Z`))).toBe(isSummer),
  )
})

describe('local time', () => {
  it('agrees with the outside witness in all 1000 cases, repeated and skipped hours included', () => {
    expect(golden.cases).toHaveLength(1000)
    const wrong = (golden.cases as [string, string, string, number, number][]).filter(
      ([zone, local, kind, offset, later]) => {
        const found = readLocalTime(zones, zone, local)
        return found.kind !== kind || found.offsets[0] !== offset || found.offsets.at(-1) !== later
      },
    )
    expect(wrong).toEqual([])
  })

  it('keeps the history of zones that runtimes merge: Amsterdam 1930 and Oslo 1945', () => {
    expect(offsetAt(zones, 'Europe/Amsterdam', utc('1930-01-01T00:00Z'))).toBe(19 * 60 + 32)
    expect(offsetAt(zones, 'Europe/Oslo', utc('1945-05-01T00:00Z'))).toBe(7200)
  })

  it('knows that London stood an hour ahead on 21 April 1926, three days after the change', () => {
    expect(readLocalTime(zones, 'Europe/London', '1926-04-21T02:40')).toEqual({
      kind: 'unique',
      offsets: [3600],
      instants: [utc('1926-04-21T01:40Z')],
    })
    expect(readLocalTime(zones, 'Europe/London', '1926-04-17T02:40').offsets).toEqual([0])
  })

  it('takes local mean time before there were zones', () => {
    expect(readLocalTime(zones, 'Europe/Berlin', '1850-06-01T12:00').offsets).toEqual([53 * 60 + 28])
  })

  it('gives a repeated hour both readings, the earlier first', () => {
    expect(readLocalTime(zones, 'Europe/Berlin', '2024-10-27T02:30')).toEqual({
      kind: 'repeated',
      offsets: [7200, 3600],
      instants: [utc('2024-10-27T00:30Z'), utc('2024-10-27T01:30Z')],
    })
  })

  it('says of a skipped hour that it never happened, with the offsets before and after', () => {
    expect(readLocalTime(zones, 'Europe/Berlin', '2024-03-31T02:30')).toEqual({
      kind: 'skipped',
      offsets: [3600, 7200],
      instants: [utc('2024-03-31T01:30Z'), utc('2024-03-31T00:30Z')],
    })
  })

  it('follows the rule of a zone into the far future, also where summer time is counted backwards', () => {
    expect(offsetAt(zones, 'America/New_York', utc('2150-07-01T00:00Z'))).toBe(-4 * 3600)
    expect(offsetAt(zones, 'Europe/Dublin', utc('2150-07-01T00:00Z'))).toBe(3600)
    expect(offsetAt(zones, 'Europe/Dublin', utc('2150-12-01T00:00Z'))).toBe(0)
    expect(offsetAt(zones, 'Australia/Sydney', utc('2150-01-01T00:00Z'))).toBe(11 * 3600)
  })

  it('knows aliases as the zones they point at', () => {
    expect(zones.names).toContain('US/Eastern')
    expect(offsetAt(zones, 'Asia/Calcutta', utc('2000-01-01T00:00Z'))).toBe(
      offsetAt(zones, 'Asia/Kolkata', utc('2000-01-01T00:00Z')),
    )
  })

  it('counts seconds where they are given', () => {
    expect(readLocalTime(zones, 'Etc/UTC', '2000-01-01T00:00:59').instants[0]).toEqual(
      utc('2000-01-01T00:00:59Z'),
    )
  })
})

describe('local days', () => {
  it('are 23 and 25 hours long when clocks change', () => {
    const hours = ([start, end]: [Date, Date]) => (end.getTime() - start.getTime()) / 3_600_000
    expect(hours(localDay(zones, 'Europe/Berlin', '2024-03-31'))).toBe(23)
    expect(hours(localDay(zones, 'Europe/Berlin', '2024-10-27'))).toBe(25)
    expect(hours(localDay(zones, 'Europe/Berlin', '2024-06-01'))).toBe(24)
  })

  it('begin with the change where midnight itself was skipped', () => {
    // São Paulo went from 00:00 to 01:00 on 4 November 2018
    expect(localDay(zones, 'America/Sao_Paulo', '2018-11-04')).toEqual([
      utc('2018-11-04T03:00Z'),
      utc('2018-11-05T02:00Z'),
    ])
  })

  it('follow one another without gap or overlap over a year of changes', () => {
    for (const zone of ['Europe/Berlin', 'America/Sao_Paulo', 'Asia/Tehran', 'Africa/Cairo']) {
      let end = localDay(zones, zone, '2009-12-31')[1]
      for (let day = Date.UTC(2010, 0, 1); day < Date.UTC(2011, 0, 1); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10)
        const [start, next] = localDay(zones, zone, date)
        expect(start).toEqual(end)
        expect(localDate(zones, zone, start)).toBe(date)
        end = next
      }
    }
  })

  it('refuse a day that the calendar of a zone went past', () => {
    expect(() => localDay(zones, 'Pacific/Apia', '2011-12-30')).toThrow(
      expect.objectContaining({ code: 'invalid_local_time' }),
    )
  })

  it('give the date of an instant on the zone’s own calendar', () => {
    expect(localDate(zones, 'Pacific/Auckland', utc('2024-01-01T12:00Z'))).toBe('2024-01-02')
    expect(localDate(zones, 'Pacific/Honolulu', utc('2024-01-01T02:00Z'))).toBe('2023-12-31')
  })
})

describe('what is no time', () => {
  it.each([
    ['Mars/Olympus', '2000-01-01T00:00', 'unknown_zone'],
    ['', '2000-01-01T00:00', 'unknown_zone'],
    ['constructor', '2000-01-01T00:00', 'unknown_zone'],
    ['Europe/Berlin', '2001-02-29T00:00', 'invalid_local_time'],
    ['Europe/Berlin', '2001-01-01T24:00', 'invalid_local_time'],
    ['Europe/Berlin', '2001-01-01 10:00', 'invalid_local_time'],
    ['Europe/Berlin', 'noon', 'invalid_local_time'],
    ['Europe/Berlin', '1799-12-31T23:59', 'out_of_range'],
    ['Europe/Berlin', '2201-01-01T00:00', 'out_of_range'],
  ])('is refused: %s %s (%s)', (zone, local, code) => {
    expect(() => readLocalTime(zones, zone, local)).toThrow(expect.objectContaining({ code }))
  })

  it('is refused as an instant too', () => {
    expect(() => offsetAt(zones, 'Europe/Berlin', new Date(NaN))).toThrow(
      expect.objectContaining({ code: 'invalid_instant' }),
    )
    expect(() => localDate(zones, 'Europe/Berlin', '2000-01-01' as never)).toThrow(
      expect.objectContaining({ code: 'invalid_instant' }),
    )
    expect(() => localDate(zones, 'Europe/Berlin', utc('1700-01-01T00:00Z'))).toThrow(
      expect.objectContaining({ code: 'out_of_range' }),
    )
  })
})

describe('parts of the day', () => {
  it('are four of six hours that make up the local day', () => {
    const parts = PARTS_OF_DAY.map((part) => partOfDay(zones, 'Europe/Oslo', '1945-05-08', part))
    const [start, end] = localDay(zones, 'Europe/Oslo', '1945-05-08')
    expect([parts[0]![0], parts[3]![1]]).toEqual([start, end])
    parts.forEach(([from, to], i) => {
      expect(to.getTime() - from.getTime()).toBe(6 * 3_600_000)
      if (i > 0) expect(from).toEqual(parts[i - 1]![1])
    })
  })

  it('are shorter or longer where the clocks change', () => {
    const hours = (date: string) => {
      const [from, to] = partOfDay(zones, 'Europe/Berlin', date, 'night')
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect([hours('2024-03-31'), hours('2024-10-27')]).toEqual([5, 7])
  })

  it('that there are not are refused', () => {
    expect(() => partOfDay(zones, 'Europe/Berlin', '2024-03-31', 'noon' as never)).toThrow(
      expect.objectContaining({ code: 'invalid_input' }),
    )
  })
})
