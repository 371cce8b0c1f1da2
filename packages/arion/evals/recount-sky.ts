/**
 * The second reader's eyes for the sky: stays in houses, the Moon's hours, new and full moons, rulers, names
 * of days.
 */
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { SIGNS } from '@astrarium/sky'

export interface Scene {
  sky: Sky
  chart: NatalChart
  timeZone: string
  today: string
  /** the local days that an hour without a date may belong to */
  days: readonly string[]
}
type Expect = (isTrue: boolean, words: string) => void

const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'
const NTH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
const MONTH = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const LORD = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
]
const HOUR = 3_600_000

export function recountSky(paragraph: string, scene: Scene, expect: Expect): void {
  rulers(paragraph, scene, expect)
  weekdays(paragraph, scene, expect)
  moonStays(paragraph, scene, expect)
  moonHours(paragraph, scene, expect)
  stays(paragraph, scene, expect)
  moons(paragraph, scene, expect)
}

function rulers(text: string, { chart }: Scene, expect: Expect): void {
  for (const [words, body, nth] of text.matchAll(
    new RegExp(`\\b(${BODY}) rules your (${NTH.join('|')}) house`, 'g'),
  )) {
    const cusp = chart.houses?.cusps[NTH.indexOf(nth!)]
    const first = nth === 'first' && chart.ascendant ? chart.ascendant.longitude : cusp
    expect(first !== undefined && LORD[Math.floor(first / 30)] === body, words)
  }
}

function weekdays(text: string, scene: Scene, expect: Expect): void {
  for (const [words, name, day, month, year] of text.matchAll(
    new RegExp(`\\b(${DAY.join('|')}) (\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))?`, 'g'),
  )) {
    const date = nearest(scene, Number(day), month!, year)
    expect(DAY[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] === name, words)
  }
}

/** "The Moon is in your third house until 15:20", "From 15:20 the Moon is in Leo". */
function moonStays(text: string, scene: Scene, expect: Expect): void {
  for (const sentence of text.split(/(?<=\.) /)) {
    const found = new RegExp(
      `(?<!\\b[Yy]our |progressed )\\bMoon (?:is|spends the day) in (?:your (${NTH.join('|')}) house|(${SIGNS.join('|')}))`,
    ).exec(sentence)
    if (!found) continue
    const from = /\b[Ff]rom (\d\d:\d\d)/.exec(sentence)?.[1]
    const until = /\b[Uu]ntil (\d\d:\d\d)/.exec(sentence)?.[1]
    const isThere = (at: Date) => {
      const longitude = scene.sky.position('moon', at).longitude
      if (found[2]) return SIGNS[Math.floor(longitude / 30)] === found[2]
      return (
        scene.chart.houses !== null && inside(scene.chart.houses.cusps, NTH.indexOf(found[1]!), longitude)
      )
    }
    const isTrue = scene.days.some((day) => {
      if (from)
        return (
          isThere(later(instant(scene, day, from), 12)) && !isThere(later(instant(scene, day, from), -12))
        )
      if (until)
        return (
          isThere(later(instant(scene, day, until), -12)) && !isThere(later(instant(scene, day, until), 12))
        )
      return isThere(instant(scene, day, sentence.includes('rest of the day') ? '23:45' : '14:00'))
    })
    expect(isTrue, sentence)
  }
}

const TIME_OF_DAY = /\d\d:\d\d/g
/** before the next full stop */
const TIME_OF_DAY_SOON = /(?<=^[^.!?]*)\d\d:\d\d/
/** from behind the last full stop on */
const LAST_SENTENCE = /[^.!?]*$/

/**
 * "around 08:40, when the Moon makes a trine to your Venus": within a third of a degree of exactness then.
 */
function moonHours(text: string, scene: Scene, expect: Expect): void {
  const verbs = { joins: 0, 'makes a sextile to': 60, squares: 90, 'makes a trine to': 120, opposes: 180 }
  for (const match of text.matchAll(
    new RegExp(
      `\\b[Tt]he Moon (${Object.keys(verbs).join('|')}) (?:your|the) (${BODY}|Ascendant|Midheaven)`,
      'g',
    ),
  )) {
    const ahead = text.slice(0, match.index)
    const behind = text.slice(match.index)
    const inSentence = [...ahead.slice(ahead.search(LAST_SENTENCE)).matchAll(TIME_OF_DAY)].at(-1)
    const time =
      inSentence ??
      TIME_OF_DAY_SOON.exec(behind) ??
      [...ahead.matchAll(TIME_OF_DAY)].at(-1) ??
      [...behind.matchAll(TIME_OF_DAY)][0]
    if (!time) continue
    const dated = [
      ...text
        .slice(0, match.index)
        .matchAll(new RegExp(`\\b(\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))?`, 'g')),
    ].at(-1)
    const days = dated ? [nearest(scene, Number(dated[1]), dated[2]!, dated[3])] : scene.days
    const wanted = verbs[match[1] as keyof typeof verbs]
    expect(
      days.some((day) =>
        longitudes(scene.chart, match[2]!).every(
          (longitude) =>
            Math.abs(
              apart(scene.sky.position('moon', instant(scene, day, time[0])).longitude, longitude) - wanted,
            ) < 0.34,
        ),
      ),
      `${match[0]} at ${time[0]}`,
    )
  }
}

/** "Saturn is in your seventh house until 4 May 2027", "From 3 to 20 May Mars is in your first house". */
function stays(text: string, scene: Scene, expect: Expect): void {
  let year: string | undefined
  for (const sentence of text.split(/(?<=\.) /)) {
    const found = new RegExp(
      `(?<![Yy]our )\\b(Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) (?:is in|is passing through|in) your (${NTH.join('|')}) house`,
    ).exec(sentence)
    const stated = /\b((?:19|20)\d\d)\b/.exec(sentence)?.[1]
    if (found) {
      const isThere = (at: Date) =>
        scene.chart.houses !== null &&
        inside(
          scene.chart.houses.cusps,
          NTH.indexOf(found[2]!),
          scene.sky.position(found[1]!.toLowerCase() as Planet, at).longitude,
        )
      const leaves = new RegExp(
        `\\b(?:until|to) (\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))?`,
        'i',
      ).exec(sentence)
      if (leaves) {
        const noon = instant(scene, nearest(scene, Number(leaves[1]), leaves[2]!, leaves[3] ?? year), '12:00')
        expect(isThere(later(noon, -36 * 60)) && !isThere(later(noon, 36 * 60)), `${found[0]} … ${leaves[0]}`)
      } else if (/^On \d/.test(sentence)) {
        const on = new RegExp(`^On (\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))?`).exec(sentence)
        if (on)
          expect(
            isThere(later(instant(scene, nearest(scene, Number(on[1]), on[2]!, on[3]), '12:00'), 12 * 60)),
            found[0],
          )
      } else if (!/\bfrom\b/i.test(sentence)) expect(isThere(instant(scene, scene.today, '12:00')), found[0])
    }
    year = stated ?? year
  }
}

/** "The full moon of 24 November falls in Gemini, in your third house" */
function moons(text: string, scene: Scene, expect: Expect): void {
  for (const [words, phase, day, month, year, sign, nth] of text.matchAll(
    new RegExp(
      `\\b(new|full) moon (?:of (\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))? falls|falls at \\d\\d:\\d\\d,) in (${SIGNS.join('|')})(?:,? (?:and )?in your (${NTH.join('|')}) house)?`,
      'g',
    ),
  )) {
    const dates = day ? [nearest(scene, Number(day), month!, year)] : scene.days
    expect(
      dates.some((date) => {
        // the angle between Moon and Sun grows by half a degree an hour: within the day it passes 0 or 180
        const noon = instant(scene, date, '12:00')
        const target = phase === 'new' ? 0 : 180
        const near = Array.from({ length: 25 }, (_, index) => index - 12).map((hours) => {
          const at = later(noon, hours * 60)
          const moon = scene.sky.position('moon', at).longitude
          return { moon, off: Math.abs(apart(moon, scene.sky.position('sun', at).longitude) - target) }
        })
        const best = near.sort((a, b) => a.off - b.off)[0]!
        const isSign = [-0.3, 0, 0.3].some(
          (shift) => SIGNS[Math.floor(((((best.moon + shift) % 360) + 360) % 360) / 30)] === sign,
        )
        const isHouse =
          !nth ||
          (scene.chart.houses !== null &&
            [-0.3, 0, 0.3].some((shift) =>
              inside(scene.chart.houses!.cusps, NTH.indexOf(nth), (best.moon + shift + 360) % 360),
            ))
        return best.off < 0.7 && isSign && isHouse
      }),
      words,
    )
  }
}

/** A day without a year is one of this year, as the voice writes it. */
function nearest({ today }: Scene, day: number, month: string, year: string | undefined): string {
  const thisYear = Number(today.slice(0, 4))
  const name = (of: number) =>
    `${of}-${String(MONTH.indexOf(month) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return name(year ? Number(year) : thisYear)
}

function instant({ timeZone }: Scene, date: string, time: string): Date {
  const guess = new Date(`${date}T${time}:00Z`)
  const local = new Date(guess.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }) + ' UTC')
  return new Date(guess.getTime() - (local.getTime() - guess.getTime()))
}
function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + (minutes * HOUR) / 60)
}
function longitudes(chart: NatalChart, name: string): number[] {
  if (name === 'Ascendant') return chart.ascendant ? [chart.ascendant.longitude] : [Number.NaN]
  if (name === 'Midheaven') return chart.midheaven ? [chart.midheaven.longitude] : [Number.NaN]
  const { range, longitude } = chart.placements.find(({ body }) => body === name.toLowerCase())!
  return range ? [range.from, range.to].map((value) => ((value % 360) + 360) % 360) : [longitude]
}
function apart(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360
  return difference > 180 ? 360 - difference : difference
}
function inside(cusps: readonly number[], index: number, longitude: number): boolean {
  const start = cusps[index]!
  const end = cusps[(index + 1) % 12]!
  return start < end ? longitude >= start && longitude < end : longitude >= start || longitude < end
}
