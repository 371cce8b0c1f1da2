/**
 * Recomputes what a reading says, by patterns of its own and from positions, without any code of `check/` or
 * `brief/`. Days and windows are those of `recount.ts`; hours, stays of the Moon and rulers are added here.
 */
import type { NatalChart, Sky } from '@astrarium/sky'
import { SIGNS } from '@astrarium/sky'
import { recount } from './recount.ts'
import type { Recount } from './recount.ts'

const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'
const NTH = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'
const CLOCK = '([0-2]\\d):([0-5]\\d)'
const RULERS: Record<string, string> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
}

/** `day` is the local day that hours without a date belong to. */
export function secondReading(
  text: string,
  sky: Sky,
  chart: NatalChart,
  timeZone: string,
  day: string,
): Recount {
  // recount looks at the early afternoon, which is not "the rest of the day" for somebody who asks in the
  // evening
  const { claims, wrong } = recount(
    text.replace(/For the rest of the day the Moon[^.]*\./g, ''),
    sky,
    chart,
    timeZone,
    day,
  )
  const found = { claims, wrong: [...wrong] }
  const expect = (isTrue: boolean, words: string) => {
    found.claims += 1
    if (!isTrue) found.wrong.push(words)
  }
  const instant = (hours: string, minutes: string) => {
    // noon of the day in that zone by the runtime's own tables
    const noon = new Date(`${day}T12:00:00Z`)
    const shown = new Date(`${noon.toLocaleString('sv-SE', { timeZone })}Z`)
    const start = noon.getTime() - (shown.getTime() - noon.getTime()) - 12 * 3_600_000
    return new Date(start + (Number(hours) * 60 + Number(minutes)) * 60_000)
  }
  const longitude = (name: string, at: Date) => sky.position(name.toLowerCase() as 'sun', at).longitude
  for (const sentence of text.split(/(?<=[.?])\s+/)) {
    const clock = new RegExp(CLOCK).exec(sentence)
    const contact = new RegExp(
      `(?<!your )\\b(${BODY}) (?:is )?(squares|opposes|opposite|joins|joined to|makes a trine to|makes a sextile to|in trine with|in sextile with) your (${BODY}|Ascendant|Midheaven)`,
    ).exec(sentence)
    if (clock && contact && /[Aa](round|t about) \d\d:/.test(sentence)) {
      const at = instant(clock[1]!, clock[2]!)
      const angle = /trine/.test(contact[2]!)
        ? 120
        : /sextile/.test(contact[2]!)
          ? 60
          : /squar/.test(contact[2]!)
            ? 90
            : /oppos/.test(contact[2]!)
              ? 180
              : 0
      const off = apart(longitude(contact[1]!, at), natalLongitude(chart, contact[3]!))
      // six minutes of the Moon are about 0.06 degrees; every other body is slower
      expect(Math.abs(off - angle) < 0.075, sentence)
    }
    for (const [words, , h, m, nth, sign] of sentence.matchAll(
      new RegExp(`(From|from) ${CLOCK} the Moon is in (?:your (${NTH}) house|(${SIGNS.join('|')}))`, 'g'),
    ))
      expect(moonIs(instant(h!, m!), 5, nth, sign) && !moonIs(instant(h!, m!), -5, nth, sign), words)
    for (const [words, , h, m, nth, sign] of sentence.matchAll(
      new RegExp(`(Until|until) ${CLOCK} the Moon is in (?:your (${NTH}) house|(${SIGNS.join('|')}))`, 'g'),
    ))
      expect(moonIs(instant(h!, m!), -5, nth, sign) && !moonIs(instant(h!, m!), 5, nth, sign), words)
    const rest = new RegExp(
      `For the rest of the day the Moon is in (?:your (${NTH}) house|(${SIGNS.join('|')}))`,
    ).exec(sentence)
    if (rest) expect(moonIs(instant('23', '59'), 0, rest[1], rest[2]), rest[0])
    const isVoid = new RegExp(`until ${CLOCK} the Moon is (?:void|between)`).exec(sentence)
    if (isVoid) {
      const at = instant(isVoid[1]!, isVoid[2]!)
      const degree = longitude('Moon', at) % 30
      expect(degree < 0.06 || degree > 29.94, sentence)
    }
    for (const [words, name, nth] of sentence.matchAll(
      new RegExp(`\\b(${BODY}) rules your (${NTH}) house`, 'g'),
    ))
      expect(
        chart.houses !== null &&
          RULERS[SIGNS[Math.floor(chart.houses.cusps[NTH.split('|').indexOf(nth!)]! / 30)]!] === name,
        words,
      )
  }
  return found

  function moonIs(at: Date, minutes: number, nth: string | undefined, sign: string | undefined): boolean {
    const place = longitude('Moon', new Date(at.getTime() + minutes * 60_000))
    if (sign) return SIGNS[Math.floor(place / 30)] === sign
    const cusps = chart.houses?.cusps
    if (!cusps || !nth) return false
    const index = NTH.split('|').indexOf(nth)
    const width = turn(cusps[(index + 1) % 12]! - cusps[index]!)
    return turn(place - cusps[index]!) < width
  }
}

function natalLongitude(chart: NatalChart, name: string): number {
  if (name === 'Ascendant') return chart.ascendant?.longitude ?? Number.NaN
  if (name === 'Midheaven') return chart.midheaven?.longitude ?? Number.NaN
  return chart.placements.find(({ body }) => body === name.toLowerCase())!.longitude
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360
const apart = (a: number, b: number) => Math.min(turn(a - b), turn(b - a))
