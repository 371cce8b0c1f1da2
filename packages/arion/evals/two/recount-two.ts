/**
 * A second reader of what is said of two people: finds statements with patterns of its own, shares no code
 * with the check, and recomputes each at moments spread over the time in which a birth may have been.
 */
import type { NatalChart, Sky } from '@astrarium/sky'

export interface TwoRecount {
  claims: number
  wrong: string[]
  /** sentences with a body in them that it could not read */
  unread: string[]
}

export interface Two {
  own: NatalChart
  theirs: NatalChart
  name: string
  zone: string
  /** local year of the question */
  year: number
}

const BODY: Record<string, string> = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
  'North Node': 'true_node',
  Chiron: 'chiron',
}
const POINT = [...Object.keys(BODY), 'Ascendant', 'Midheaven'].join('|')
const SIGN = 'Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces'.split(
  '|',
)
const ANGLE: Record<string, number> = { conjunct: 0, sextile: 60, square: 90, trine: 120, opposite: 180 }
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
)
const NTH = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|')
/** No two people are said to be joined from farther away. */
const WIDEST = 7
const HOUR = 3_600_000

export function recountTwo(sky: Sky, text: string, two: Two): TwoRecount {
  const result: TwoRecount = { claims: 0, wrong: [], unread: [] }
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if (!new RegExp(`\\b(?:${POINT}|${SIGN.join('|')})\\b`).test(sentence.replaceAll(two.name, ''))) continue
    const isTrue = holds(sky, sentence, two)
    if (isTrue === null) result.unread.push(sentence)
    else result.claims += 1
    if (isTrue === false) result.wrong.push(sentence)
  }
  return result
}

/** null where it is no statement that can be read. */
export function holds(sky: Sky, sentence: string, two: Two): boolean | null {
  const whose = `(your|${two.name}’s)`
  const read = (pattern: string) => new RegExp(pattern, 'i').exec(sentence)
  const day = `(?:\\w+day )?(\\d{1,2}) (${MONTH.join('|')})(?: (\\d{4}))?`
  const touch = read(
    `(?:on|between) ${day}(?: and ${day})? (?:the )?(\\w+) is (\\w+) ${whose} (${POINT})\\.$`,
  )
  if (touch) {
    const [, d1, m1, y1, d2, m2, y2, body = '', angle = '', owner = '', point = ''] = touch
    const from = dateOf(d1, m1, y1, two.year)
    const to = d2 ? dateOf(d2, m2, y2, two.year) : from
    return isSo(placesOf(sky, two, owner, point), (place) =>
      passes(sky, BODY[body] ?? '', place, ANGLE[angle] ?? -1, { from, to, zone: two.zone }),
    )
  }
  const both = read(`your (${POINT}) is in (\\w+), ${two.name}’s in (\\w+)\\.$`)
  if (both) {
    const [, point = '', own, theirs] = both
    return isIn(sky, two, 'your', point, own) && isIn(sky, two, two.name, point, theirs)
  }
  const sign = read(`${whose} (${POINT}) is in (\\w+)\\.$`)
  if (sign) return isIn(sky, two, sign[1] ?? '', sign[2] ?? '', sign[3])
  const house = read(`${whose} (${POINT}) falls in ${whose} (\\w+) house, the house of [a-z ]+\\.$`)
  if (house) {
    const [, guest = '', point = '', host = '', nth = ''] = house
    const chart = chartOf(two, host)
    const number = NTH.indexOf(nth.toLowerCase()) + 1
    if (isOwn(guest) === isOwn(host) || chart.houses === null || chart.span !== null) return false
    const { cusps } = chart.houses
    const [start = 0, end = 0] = [cusps[number - 1], cusps[number % 12]]
    return isSo(placesOf(sky, two, guest, point), (place) => turn(place - start) < turn(end - start))
  }
  const aspect = read(`${whose} (${POINT}) is (\\w+) ${whose} (${POINT})(?: at every possible hour)?\\.$`)
  if (aspect) {
    const [, one = '', first = '', angle = '', other = '', second = ''] = aspect
    if (isOwn(one) === isOwn(other) || ANGLE[angle] === undefined) return false
    const [ones, others] = [placesOf(sky, two, one, first), placesOf(sky, two, other, second)]
    return (
      ones.length > 0 &&
      others.length > 0 &&
      ones.every((a) => others.every((b) => Math.abs(apart(a, b) - (ANGLE[angle] ?? 0)) <= WIDEST))
    )
  }
  return null
}

/** Of a point that is not known nothing is so. */
function isSo(found: readonly number[], is: (place: number) => boolean): boolean {
  return found.length > 0 && found.every(is)
}

function isOwn(owner: string): boolean {
  return owner.toLowerCase() === 'your'
}

function chartOf({ own, theirs }: Two, owner: string): NatalChart {
  return isOwn(owner) ? own : theirs
}

function turn(angle: number): number {
  return ((angle % 360) + 360) % 360
}

function apart(a: number, b: number): number {
  const away = turn(a - b)
  return away > 180 ? 360 - away : away
}

/** Where a point stands at seven moments of the time in which the birth may have been. */
export function placesOf(sky: Sky, two: Two, owner: string, point: string): number[] {
  const chart = chartOf(two, owner)
  if (point === 'Ascendant' || point === 'Midheaven') {
    const angle = point === 'Ascendant' ? chart.ascendant : chart.midheaven
    return angle && chart.span === null ? [angle.longitude] : []
  }
  const body = chart.placements.find((placement) => placement.body === BODY[point])?.body
  if (!body) return []
  const [from, to] = chart.span ?? [chart.instant, chart.instant]
  const moments = chart.span
    ? Array.from({ length: 7 }, (_, n) => from.getTime() + ((to.getTime() - from.getTime()) * n) / 6)
    : [chart.instant.getTime()]
  return moments.map((at) => sky.position(body, new Date(at)).longitude)
}

function isIn(sky: Sky, two: Two, owner: string, point: string, sign = ''): boolean {
  const found = placesOf(sky, two, owner, point).map((place) => SIGN[Math.floor(place / 30)])
  return found.length > 0 && found.every((one) => one === sign)
}

function dateOf(day = '', month = '', year: string | undefined, here: number): string {
  const number = MONTH.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1
  return `${year ?? here}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Hour by hour: whether the body comes upon the place at that angle on one of these days. */
function passes(
  sky: Sky,
  name: string,
  place: number,
  angle: number,
  { from, to, zone }: { from: string; to: string; zone: string },
): boolean {
  const body = (
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
  ).find((one) => one === name)
  if (!body || angle < 0) return false
  const [begin, end] = [sky.localDay(zone, from)[0].getTime(), sky.localDay(zone, to)[1].getTime()]
  return [place + angle, place - angle].some((goal) => {
    let before: number | null = null
    for (let at = begin; at <= end; at += HOUR) {
      const away = turn(sky.position(body, new Date(at)).longitude - goal + 180) - 180
      if (before !== null && Math.abs(away - before) < 90 && before * away <= 0) return true
      before = away
    }
    return false
  })
}
