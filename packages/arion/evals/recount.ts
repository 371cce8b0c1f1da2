/**
 * A second pair of eyes: reads answers with patterns of its own, shares no code with `check/`, and recomputes
 * each claim from positions. `recount` gives the claims it understood and those that are false.
 */
import type { NatalChart, Sky } from '@astrarium/sky'
import { SIGNS } from '@astrarium/sky'
import { recountChart } from './recount-chart.ts'
import { recountSky } from './recount-sky.ts'

export interface Recount {
  claims: number
  wrong: string[]
}

const BODY = 'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto'
const POINT = `${BODY}|Ascendant|Midheaven`
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
const ORB: Record<string, number> = {
  Sun: 1,
  Moon: 1,
  Mercury: 1,
  Venus: 1,
  Mars: 1.5,
  Jupiter: 1.5,
  Saturn: 1.5,
  Uranus: 1.2,
  Neptune: 1.2,
  Pluto: 1.2,
}

/** `days`: the local days that an hour without a date may belong to; today unless named. */
export function recount(
  text: string,
  sky: Sky,
  chart: NatalChart,
  timeZone: string,
  today: string,
  days?: readonly string[],
  { isNatalOnly = false } = {},
): Recount {
  const wrong: string[] = []
  let claims = 0
  const expect = (isTrue: boolean, words: string) => {
    claims += 1
    if (!isTrue) wrong.push(words)
  }
  for (const paragraph of text.split('\n\n')) {
    for (const [words, name, sign] of paragraph.matchAll(
      new RegExp(`\\b[Yy]our (${POINT}) in (${SIGNS.join('|')})\\b`, 'g'),
    )) {
      expect(
        possible(chart, name!).every((longitude) => SIGNS[Math.floor(longitude / 30)] === sign),
        words,
      )
    }
    for (const [words, name, nth] of paragraph.matchAll(
      new RegExp(`\\b[Yy]our (${POINT})(?: in [A-Z][a-z]+)?, in your (${NTH.join('|')}) house`, 'g'),
    )) {
      expect(
        chart.houses
          ? within(
              chart.houses.cusps,
              NTH.indexOf(nth!),
              chart.placements.find(({ body }) => body === name!.toLowerCase())!.longitude,
            )
          : // cusps that move are not given, while a body may keep its house through all of the margin
            chart.placements.find(({ body }) => body === name!.toLowerCase())!.house ===
              NTH.indexOf(nth!) + 1,
        words,
      )
    }
    for (const [words, a, angle, b] of paragraph.matchAll(
      new RegExp(
        `\\b[Yy]our (${POINT})(?: in [A-Z][a-z]+)? (square to|opposite|in trine with|in sextile with|joined to) (?:the )?(${POINT})\\b`,
        'g',
      ),
    )) {
      const wanted = angleOf(angle!)
      expect(
        possible(chart, a!).every((one) =>
          possible(chart, b!).every((other) => Math.abs(apart(one, other) - wanted) <= 10.5),
        ),
        words,
      )
    }
    recountChart(paragraph, chart, sky, isNatalOnly ? null : noonOf(today, timeZone), expect)
    if (isNatalOnly) continue
    recountTransits(paragraph, sky, chart, timeZone, today, expect)
    recountSky(paragraph, { sky, chart, timeZone, days: days ?? [today], today }, expect)
  }
  return { claims, wrong }
}

/**
 * Windows: within one transit's sentences, "exact on", "until" and "from … to …" each have to be the day they
 * say.
 */
function recountTransits(
  paragraph: string,
  sky: Sky,
  chart: NatalChart,
  timeZone: string,
  today: string,
  expect: (isTrue: boolean, words: string) => void,
): void {
  const subject = new RegExp(
    `(?<!your )\\b(${BODY}) (?:was |has been )?(squares|opposes|is opposite|opposite|joins|joined to|square to|makes a trine to|makes a sextile to|is in trine with|is in sextile with|in trine with|in sextile with) your (${POINT})\\b`,
    'g',
  )
  const found = [...paragraph.matchAll(subject)]
  found.forEach((match, index) => {
    const start = sentenceStart(paragraph, match.index)
    const next = found[index + 1]
    const stretch = paragraph.slice(start, next ? sentenceStart(paragraph, next.index) : undefined)
    const [, body, verb, point] = match
    const wanted = angleOf(verb!)
    const offset = (date: Date) =>
      Math.min(
        ...possible(chart, point!).map((longitude) =>
          Math.abs(apart(sky.position(body!.toLowerCase() as 'sun', date).longitude, longitude) - wanted),
        ),
      )
    const dates = datesIn(stretch, Number(today.slice(0, 4)), paragraph.slice(0, start))
    for (const { date, role, words } of dates) {
      if (body === 'Moon') continue
      const noon = noonOf(date, timeZone)
      const around = [-36, -12, 0, 12, 36].map((hours) =>
        offset(new Date(noon.getTime() + hours * 3_600_000)),
      )
      const least = Math.min(...around)
      const pace = Math.max(...around) - least
      if (role === 'exact') expect(least <= 0.12 + pace * 0.7, `${match[0]} … ${words}`)
      else if (role === 'edge')
        expect(
          around.some((value) => Math.abs(value - ORB[body!]!) < 0.06 + pace * 0.7),
          `${match[0]} … ${words}`,
        )
    }
  })
}

function datesIn(
  text: string,
  thisYear: number,
  before: string,
): { date: string; role: 'exact' | 'edge' | 'other'; words: string }[] {
  let year = Number([...before.matchAll(/\b((?:19|20)\d\d)\b/g)].at(-1)?.[1] ?? thisYear)
  const dates: { date: string; role: 'exact' | 'edge' | 'other'; words: string }[] = []
  let isExact = false
  for (const match of text.matchAll(
    new RegExp(
      `(from |until |after |to |exact on |and again on |, on |and on |around |between |and |of )?(\\d{1,2})(?: (${MONTH.join('|')}))?(?: ((?:19|20)\\d\\d))?(?= |,|\\.|$)`,
      'gi',
    ),
  )) {
    const [words, lead = '', day, month, stated] = match
    const rest = text.slice(match.index + words.length)
    const later = new RegExp(`^ (?:to|and) (\\d{1,2}) (${MONTH.join('|')})(?: ((?:19|20)\\d\\d))?`).exec(rest)
    if (!month && !later) continue
    const name = month ?? later![2]!
    if (stated) year = Number(stated)
    let own = year
    if (!stated && later?.[3]) {
      own = Number(later[3])
      if (MONTH.indexOf(name) * 31 + Number(day) > MONTH.indexOf(later[2]!) * 31 + Number(later[1])) own -= 1
    }
    if (/exact on/i.test(lead)) isExact = true
    const role =
      /exact on/i.test(lead) || (isExact && /(again on|, on|and on)/i.test(lead))
        ? 'exact'
        : /^(from |until |after |to )/i.test(lead)
          ? 'edge'
          : 'other'
    dates.push({
      date: `${own}-${String(MONTH.indexOf(name) + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`,
      role,
      words,
    })
  }
  return dates
}

function noonOf(date: string, timeZone: string): Date {
  const guess = new Date(`${date}T12:00:00Z`)
  const local = new Date(guess.toLocaleString('en-US', { timeZone, hourCycle: 'h23' }) + ' UTC')
  return new Date(guess.getTime() - (local.getTime() - guess.getTime()))
}

function possible(chart: NatalChart, name: string): number[] {
  if (name === 'Ascendant') return chart.ascendant ? [chart.ascendant.longitude] : [Number.NaN]
  if (name === 'Midheaven') return chart.midheaven ? [chart.midheaven.longitude] : [Number.NaN]
  const placement = chart.placements.find(({ body }) => body === name.toLowerCase())!
  return placement.range
    ? [placement.range.from, placement.range.to].map((longitude) => ((longitude % 360) + 360) % 360)
    : [placement.longitude]
}
function apart(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360
  return difference > 180 ? 360 - difference : difference
}
function within(cusps: readonly number[], index: number, longitude: number): boolean {
  const start = cusps[index]!
  const end = cusps[(index + 1) % 12]!
  return start < end ? longitude >= start && longitude < end : longitude >= start || longitude < end
}
function angleOf(words: string): number {
  return /trine/.test(words)
    ? 120
    : /sextile/.test(words)
      ? 60
      : /squar/.test(words)
        ? 90
        : /oppos/.test(words)
          ? 180
          : 0
}
function sentenceStart(text: string, index: number): number {
  return Math.max(text.lastIndexOf('. ', index) + 1, 0)
}
