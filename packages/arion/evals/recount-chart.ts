/**
 * The second reader's eyes for a chart as a whole: degrees, lists of a house, counts, figures, phases. Shares
 * no code with `src/`.
 */
import { SIGNS } from '@astrarium/sky'
import type { NatalChart, Sky } from '@astrarium/sky'

type Expect = (isTrue: boolean, words: string) => void

const PLANET = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const ANY = [
  ...PLANET,
  'Ascendant',
  'Midheaven',
  'Descendant',
  'Imum Coeli',
  'North Node',
  'South Node',
  'Chiron',
  'Lilith',
].join('|')
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
const WORD = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const SIGN = SIGNS.join('|')
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
const RAISED: Record<string, number> = {
  Sun: 0,
  Moon: 1,
  Mercury: 5,
  Venus: 11,
  Mars: 9,
  Jupiter: 3,
  Saturn: 6,
}
const GROUP: Record<string, (index: number) => boolean> = {
  fire: (index) => index % 4 === 0,
  earth: (index) => index % 4 === 1,
  air: (index) => index % 4 === 2,
  water: (index) => index % 4 === 3,
  cardinal: (index) => index % 3 === 0,
  fixed: (index) => index % 3 === 1,
  mutable: (index) => index % 3 === 2,
}
const ELEMENT = ['fire', 'earth', 'air', 'water']
const MODALITY = ['cardinal', 'fixed', 'mutable']
const PHASE = [
  'new',
  'crescent',
  'first quarter',
  'gibbous',
  'full',
  'disseminating',
  'last quarter',
  'balsamic',
]

/** What holds of a birth at any moment; of the sky of now only with `now`. */
export function recountChart(
  text: string,
  chart: NatalChart,
  sky: Sky,
  now: Date | null,
  expect: Expect,
): void {
  const lie = (pattern: string, isTrue: (match: RegExpMatchArray) => boolean) => {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) expect(isTrue(match), match[0])
  }
  lie(`\\b[Yy]our (${ANY}) stands at (\\d+)° (${SIGN})`, ([, name, degree, sign]) =>
    spots(chart, name!).every(
      (spot) => SIGNS[Math.floor(spot / 30)] === sign && Math.floor(spot % 30) === Number(degree),
    ),
  )
  lie(
    `\\b[Yy]our (${ANY}) stood between (\\d+)°(?: (${SIGN}))? and (\\d+)° (${SIGN})`,
    ([, name, from, sign, to, last]) => {
      const [low, high] = [place(from!, sign ?? last!), place(to!, last!) + 1]
      return spots(chart, name!).every((spot) => mod(spot - low) <= mod(high - low) + 1e-9)
    },
  )
  lie(
    `\\b[Yy]our (${ANY})(?: stands at \\d+° [A-Z]\\w+| is in [A-Z]\\w+), in your (${NTH.join('|')}) house`,
    ([, name, nth]) => {
      const house = houseOf(chart, name!)
      return house === null || house === NTH.indexOf(nth!) + 1
    },
  )
  lie(
    `\\b[Yy]our (${PLANET.join('|')})\\b[^.]*? was (not )?retrograde when you were born`,
    ([, name, not]) => isBack(sky, chart, name!) !== Boolean(not),
  )
  lie(
    `(\\w+) of your planets (?:was|were) retrograde when you were born(?:: ([^.]*))?`,
    ([, count, list]) => {
      const said = PLANET.filter((name) => new RegExp(`\\b${name}\\b`).test(list ?? ''))
      const back = PLANET.filter((name) => isBack(sky, chart, name))
      return WORD.indexOf(count!.toLowerCase()) === said.length && said.join() === back.join()
    },
  )
  lie(
    `\\b[Yy]our (${NTH.join('|')}) house(?:, the house of [a-z ]+,)? holds (no planet|[^.]*)\\.(?: It begins in (${SIGN}), so (?:the )?(\\w+) rules it)?`,
    ([, nth, list, sign, lord]) => {
      const index = NTH.indexOf(nth!)
      const said = PLANET.filter((name) => new RegExp(`\\b${name}\\b`).test(list!))
      const cusp = chart.houses ? Math.floor(chart.houses.cusps[index]! / 30) : -1
      const inside = PLANET.filter((name) => houseOf(chart, name) === index + 1)
      return said.join() === inside.join() && (!sign || (SIGNS[cusp] === sign && LORD[cusp] === lord))
    },
  )
  lie(
    `\\b[Yy]our (${NTH.join('|')}) house(?:, the house of [a-z ]+,)? begins in (${SIGN}), so (?:the )?(\\w+) rules it`,
    ([, nth, sign, lord]) => {
      const cusp = chart.houses ? Math.floor(chart.houses.cusps[NTH.indexOf(nth!)]! / 30) : -1
      return SIGNS[cusp] === sign && LORD[cusp] === lord
    },
  )
  lie(`\\b(${SIGN}) holds (no planet|[A-Zt][^.]*) in your chart`, ([, sign, list]) =>
    PLANET.every((name) => {
      const there = spots(chart, name).filter((spot) => SIGNS[Math.floor(spot / 30)] === sign).length
      // what may or may not be there is told apart
      return new RegExp(`\\b${name}\\b`).test(list!)
        ? there === spots(chart, name).length
        : there < spots(chart, name).length || there === 0
    }),
  )
  lie(
    `(?:\\b(?:More (\\w+) than (\\w+)|As much (\\w+) as (\\w+)|Mostly ([a-z, ]+)): )?\\b[Oo]f your \\w+ planets( and the two angles| and the one sure angle| whose sign is sure)?, ([^.]*)`,
    ([, more, than, same, as, most, basis = '', parts]) => {
      const names = basis.includes('angle') ? [...PLANET, 'Ascendant', 'Midheaven'] : PLANET
      const count = (group: string) => countIn(chart, names, group)
      // one that is not sure is not counted, and may turn out to be anything
      const slack = basis.includes('sure') && chart.accuracy.kind === 'exact' ? 2 : 0
      const isCounted = [
        ...parts!.matchAll(new RegExp(`(${WORD.join('|')})(?: stands?)? in (\\w+)`, 'g')),
      ].every(([, said, group]) => {
        const over = count(group!) - WORD.indexOf(said!)
        return over >= 0 && over <= slack
      })
      if (!isCounted || slack > 0) return isCounted
      if (more) return count(more) > count(than!)
      if (same) return count(same) === count(as!)
      const said = most?.split(/, | and /)
      if (!said) return true
      const family = [ELEMENT, MODALITY].find((groups) => groups.includes(said[0]!))!
      return family.every(
        (group) => said.includes(group) === (count(group) === Math.max(...family.map(count))),
      )
    },
  )
  lie(
    `\\b[Yy]our ([A-Z][^.]*?) form a (grand trine|T-square|yod)(?: with (?:the )?(${ANY}) at its point)?`,
    ([, list, kind, apex]) => {
      const [a, b, c] = list!.split(/, | and /).map((name) => name.replace('the ', ''))
      const third = apex ?? c
      const [base, side] = kind === 'yod' ? [60, 150] : kind === 'T-square' ? [180, 90] : [120, 120]
      return (
        third !== undefined &&
        isApart(chart, a!, b!, base) &&
        isApart(chart, a!, third, side) &&
        isApart(chart, b!, third, side)
      )
    },
  )
  lie(
    `\\b[Yy]our ([A-Z][^.]*?) form a stellium in (?:(${SIGN})|your (${NTH.join('|')}) house)`,
    ([, list, sign, nth]) => {
      const said = PLANET.filter((name) => new RegExp(`\\b${name}\\b`).test(list!))
      const isThere = (name: string) =>
        sign
          ? spots(chart, name).every((spot) => SIGNS[Math.floor(spot / 30)] === sign)
          : houseOf(chart, name) === NTH.indexOf(nth!) + 1
      return said.length >= 4 && said.every(isThere)
    },
  )
  lie(
    `\\b[Yy]ou were born in the (${PHASE.join('|')})(?: or the (${PHASE.join('|')}))? phase of the Moon(?:, with the Moon (\\d+)°)?`,
    ([, one, other, ahead]) => {
      const angles = spots(chart, 'Moon').map((moon, index) => mod(moon - spots(chart, 'Sun')[index]!))
      const isIn = angles.every((angle) => [one, other].includes(PHASE[Math.floor(angle / 45)]))
      return isIn && (ahead === undefined || Math.floor(angles[0]!) === Number(ahead))
    },
  )
  lie(
    `\\b[Yy]our (\\w+) (is in its own sign|is exalted|is in its own sign and exalted|is in detriment|is in its fall|is in detriment and in its fall|has neither dignity nor debility) in (${SIGN})`,
    ([, name, words, sign]) => {
      const index = SIGNS.indexOf(sign as (typeof SIGNS)[number])
      const marks = [
        [LORD[index] === name, 'own sign'],
        [RAISED[name!] === index, 'exalted'],
        [LORD[(index + 6) % 12] === name, 'detriment'],
        [RAISED[name!] === (index + 6) % 12, 'fall'],
      ] as const
      const isThere = spots(chart, name!).every((spot) => Math.floor(spot / 30) === index)
      return (
        isThere &&
        marks.every(([isSo, mark]) => isSo === words!.includes(mark)) &&
        (words!.startsWith('has') ? marks.every(([isSo]) => !isSo) : true)
      )
    },
  )
  lie(
    `\\b[Yy]our (${ANY}) and (${ANY}) make no major aspect`,
    ([, a, b]) => ![0, 60, 90, 120, 180].some((angle) => isApart(chart, a!, b!, angle, 2)),
  )
  lie(
    `\\b[Yy]our (${ANY})(?: in [A-Z]\\w+)? (?:joined to|in sextile with|square to|in trine with|opposite) (?:the )?(${ANY})(?: in [A-Z]\\w+)?, orb (\\d+\\.\\d)°`,
    ([words, a, b, orb]) => {
      const angle = /joined/.test(words)
        ? 0
        : /sextile/.test(words)
          ? 60
          : /square/.test(words)
            ? 90
            : /trine/.test(words)
              ? 120
              : 180
      return spots(chart, a!).some(
        (one, index) => Math.abs(Math.abs(apart(one, spots(chart, b!)[index]!) - angle) - Number(orb)) < 0.12,
      )
    },
  )
  if (!now) return
  lie(`\\b[Nn]one of the slow planets is now in your (${NTH.join('|')}) house`, ([, nth]) =>
    (['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const).every(
      (body) => houseAt(chart, sky.position(body, now).longitude) !== NTH.indexOf(nth!) + 1,
    ),
  )
  lie(
    `\\b[Yy]our (${NTH.join('|')}) house(?:, the house of [a-z ]+,)? is active (?:for your \\w+ )?now, with (?:the )?(\\w+) in it`,
    ([, nth, name]) => {
      const body = name!.toLowerCase() as 'saturn'
      return houseAt(chart, sky.position(body, now).longitude) === NTH.indexOf(nth!) + 1
    },
  )
}

/** Longitudes that it may have: one, or both ends of the uncertainty. */
function spots(chart: NatalChart, name: string): number[] {
  const angles: Record<string, [number | undefined, number]> = {
    Ascendant: [chart.ascendant?.longitude, 0],
    Midheaven: [chart.midheaven?.longitude, 0],
    Descendant: [chart.ascendant?.longitude, 180],
    'Imum Coeli': [chart.midheaven?.longitude, 180],
  }
  const angle = angles[name]
  if (angle) return [angle[0] === undefined ? Number.NaN : mod(angle[0] + angle[1])]
  const bodies: Record<string, string> = {
    'North Node': 'true_node',
    'South Node': 'true_node',
    Lilith: 'mean_lilith',
  }
  const body = bodies[name] ?? name.toLowerCase()
  const placement = chart.placements.find((one) => one.body === body)!
  const turned = name === 'South Node' ? 180 : 0
  return (placement.range ? [placement.range.from, placement.range.to] : [placement.longitude]).map(
    (longitude) => mod(longitude + turned),
  )
}

function houseOf(chart: NatalChart, name: string): number | null {
  return chart.houses && chart.accuracy.kind === 'exact' ? houseAt(chart, spots(chart, name)[0]!) : null
}
function houseAt({ houses }: NatalChart, longitude: number): number {
  const cusps = houses?.cusps ?? []
  return cusps.findIndex((cusp, index) => mod(longitude - cusp) < mod(cusps[(index + 1) % 12]! - cusp)) + 1
}
function isBack(sky: Sky, chart: NatalChart, name: string): boolean {
  return sky.position(name.toLowerCase() as 'mars', chart.instant).speed < 0
}
function countIn(chart: NatalChart, names: readonly string[], group: string): number {
  return names.filter((name) => {
    const found = [...new Set(spots(chart, name).map((spot) => Math.floor(spot / 30)))]
    return found.length === 1 && GROUP[group]!(found[0]!)
  }).length
}
function isApart(chart: NatalChart, a: string, b: string, angle: number, reach = 10.1): boolean {
  return spots(chart, a).some((one) =>
    spots(chart, b).some((other) => Math.abs(apart(one, other) - angle) <= reach),
  )
}
function apart(one: number, other: number): number {
  const distance = mod(one - other)
  return distance > 180 ? 360 - distance : distance
}
function place(degree: string, sign: string): number {
  return SIGNS.indexOf(sign as (typeof SIGNS)[number]) * 30 + Number(degree)
}
function mod(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
