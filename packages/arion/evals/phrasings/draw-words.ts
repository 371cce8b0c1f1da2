/**
 * Draws computed facts of one person and day as words, with a twin in which exactly one thing is wrong.
 * Shares no code with `src/check/`.
 */
import { MAJOR_ASPECTS, PLANETS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import type { Person } from '../people.ts'
import type { AngleWords, DayWords, Kind, Words } from './phrasing.ts'
import { pick } from '../random.ts'

export interface Scene {
  sky: Sky
  person: Person
  at: Date
  random: () => number
}
/** A true fact, and ways to make it false: each alters one thing. */
export interface Draw<W extends Words = Words> {
  truth: W
  lies: readonly W[]
}

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
const MONTHS = [
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
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DAY = 86_400_000
const SLOW = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const ORBS: Record<string, number> = {
  mars: 1.5,
  jupiter: 1.5,
  saturn: 1.5,
  uranus: 1.2,
  neptune: 1.2,
  pluto: 1.2,
}
const ANGLES: Record<MajorAspect, AngleWords> = {
  0: {
    degrees: 0,
    noun: 'conjunction',
    verb: 'conjoins',
    doing: 'conjoining',
    done: 'joined',
    bare: 'conjunct',
  },
  60: {
    degrees: 60,
    noun: 'sextile',
    verb: 'sextiles',
    doing: 'sextiling',
    done: 'sextiled',
    bare: 'sextile',
  },
  90: { degrees: 90, noun: 'square', verb: 'squares', doing: 'squaring', done: 'squared', bare: 'square' },
  120: { degrees: 120, noun: 'trine', verb: 'trines', doing: 'trining', done: 'trined', bare: 'trine' },
  180: {
    degrees: 180,
    noun: 'opposition',
    verb: 'opposes',
    doing: 'opposing',
    done: 'opposed',
    bare: 'opposite',
  },
}

export function draw(kind: Kind, scene: Scene): Draw | null {
  return DRAWS[kind](scene)
}

const DRAWS: Record<Kind, (scene: Scene) => Draw | null> = {
  sign({ person, random }) {
    const found = pick(
      random,
      person.chart.placements.filter(
        ({ body, range }) => isPlanet(body) && (range === null || range.signs.length === 1),
      ),
    )
    if (!found || found.range) return null
    const [wrong, other] = shuffled(
      random,
      SIGNS.filter((sign) => sign !== found.sign),
    )
    const truth = {
      kind: 'sign' as const,
      body: name(found.body),
      sign: found.sign as string,
      other: other!,
      degree: Math.floor(found.degree),
    }
    return { truth, lies: [{ ...truth, sign: wrong! }] }
  },
  rising({ person, random }) {
    const sign = person.chart.accuracy.kind === 'exact' ? person.chart.ascendant?.sign : undefined
    if (!sign) return null
    return {
      truth: { kind: 'rising', sign },
      lies: [
        {
          kind: 'rising',
          sign: pick(
            random,
            SIGNS.filter((one) => one !== sign),
          )!,
        },
      ],
    }
  },
  house({ person, random }) {
    const found = pick(
      random,
      person.chart.placements.filter(({ body, house }) => isPlanet(body) && house !== null),
    )
    if (!found?.house || person.chart.accuracy.kind !== 'exact') return null
    const wrong = ((found.house + 1 + Math.floor(random() * 10)) % 12) + 1
    const words = (house: number) => ({
      kind: 'house' as const,
      body: name(found.body),
      house,
      nth: NTH[house - 1]!,
    })
    return wrong === found.house ? null : { truth: words(found.house), lies: [words(wrong)] }
  },
  aspect({ person, random }) {
    const found = pick(
      random,
      person.chart.aspects.filter(
        ({ a, b, orb, isUncertain }) => isPlanet(a) && isPlanet(b) && orb < 6 && !isUncertain,
      ),
    )
    if (!found) return null
    const truth = { kind: 'aspect' as const, a: name(found.a), b: name(found.b), angle: ANGLES[found.aspect] }
    const stranger = pick(
      random,
      PLANETS.filter(
        (body) => body !== found.a && body !== found.b && farFrom(person.chart, found.a, body, found.aspect),
      ),
    )
    return {
      truth,
      lies: shuffled(random, [
        { ...truth, angle: ANGLES[otherAngle(random, found.aspect)] },
        ...(stranger ? [{ ...truth, b: name(stranger) }] : []),
      ]),
    }
  },
  transit(scene) {
    const { sky, person, at, random } = scene
    const points = natalPoints(person.chart)
    const found = pick(
      random,
      sky
        .transits({
          points,
          from: at,
          to: new Date(at.getTime() + 1000),
          bodies: SLOW,
          orb: (body) => ORBS[body]! - 0.1,
        })
        .filter(({ enters, leaves }) => (enters === null || enters < at) && (leaves === null || leaves > at)),
    )
    if (!found) return null
    const truth = {
      kind: 'transit' as const,
      body: name(found.transiting),
      point: name(found.natal),
      angle: ANGLES[found.aspect],
    }
    return { truth, lies: [{ ...truth, angle: ANGLES[otherAngle(random, found.aspect)] }] }
  },
  window(scene) {
    const { sky, person, at, random } = scene
    const points = natalPoints(person.chart)
    const all = sky.transits({
      points,
      from: at,
      to: new Date(at.getTime() + 400 * DAY),
      bodies: SLOW,
      orb: (body) => ORBS[body]!,
    })
    const found = pick(
      random,
      all.filter(
        ({ enters, exact, leaves }) =>
          enters !== null && enters > at && exact.length === 1 && leaves !== null,
      ),
    )
    if (!found?.enters || !found.leaves) return null
    const isFree = (date: Date) =>
      all.every(
        (one) =>
          one.transiting !== found.transiting ||
          one.natal !== found.natal ||
          one.aspect !== found.aspect ||
          one.enters === null ||
          one.leaves === null ||
          date.getTime() < one.enters.getTime() - 12 * DAY ||
          date.getTime() > one.leaves.getTime() + 12 * DAY,
      )
    const late = new Date(found.leaves.getTime() + 40 * DAY)
    const early = new Date(found.enters.getTime() - 40 * DAY)
    const truth = {
      kind: 'window' as const,
      body: name(found.transiting),
      point: name(found.natal),
      angle: ANGLES[found.aspect],
      from: dayWords(scene, found.enters),
      exact: dayWords(scene, found.exact[0]!),
      to: dayWords(scene, found.leaves),
    }
    return {
      truth,
      lies: shuffled(random, [
        ...(isFree(late)
          ? [
              { ...truth, exact: dayWords(scene, late) },
              { ...truth, to: dayWords(scene, late) },
            ]
          : []),
        ...(isFree(early) ? [{ ...truth, from: dayWords(scene, early) }] : []),
        { ...truth, angle: ANGLES[otherAngle(random, found.aspect)] },
      ]),
    }
  },
  motion({ person, random }) {
    const found = pick(
      random,
      person.chart.placements.filter(
        ({ body, speed }) => SLOW_AND_QUICK.includes(body as Planet) && Math.abs(speed) > 0.012,
      ),
    )
    if (!found || person.chart.accuracy.kind !== 'exact') return null
    const truth = { kind: 'motion' as const, body: name(found.body), isRetrograde: found.speed < 0 }
    return { truth, lies: [{ ...truth, isRetrograde: !truth.isRetrograde }] }
  },
  sky_motion({ sky, at, random }) {
    const body = pick(
      random,
      SLOW_AND_QUICK.filter((one) => Math.abs(sky.position(one, at).speed) > 0.012),
    )
    if (!body) return null
    const truth = {
      kind: 'sky_motion' as const,
      body: name(body),
      isRetrograde: sky.position(body, at).speed < 0,
    }
    return { truth, lies: [{ ...truth, isRetrograde: !truth.isRetrograde }] }
  },
  station(scene) {
    const { sky, at, random } = scene
    const found = pick(
      random,
      sky.stations(at, new Date(at.getTime() + 300 * DAY)).filter(({ body }) => body !== 'chiron'),
    )
    if (!found) return null
    const truth = {
      kind: 'station' as const,
      body: name(found.body),
      turns: found.kind,
      on: dayWords(scene, found.at),
    }
    return {
      truth,
      lies: shuffled(random, [
        { ...truth, on: dayWords(scene, new Date(found.at.getTime() + 45 * DAY)) },
        { ...truth, turns: found.kind === 'direct' ? ('retrograde' as const) : ('direct' as const) },
      ]),
    }
  },
  sky_sign(scene) {
    const { sky, person, at, random } = scene
    const [start, end] = sky.localDay(person.timeZone, sky.localDate(person.timeZone, at))
    const signOf = (body: Planet, when: Date) => SIGNS[Math.floor(sky.position(body, when).longitude / 30)]!
    const body = pick(
      random,
      PLANETS.filter((one) => signOf(one, start) === signOf(one, end)),
    )
    if (!body) return null
    const sign = signOf(body, at)
    const natal = person.chart.placements.find((one) => one.body === body)!.sign
    const wrong = pick(
      random,
      SIGNS.filter((one) => one !== sign && one !== natal),
    )!
    return {
      truth: { kind: 'sky_sign', body: name(body), sign },
      lies: [{ kind: 'sky_sign', body: name(body), sign: wrong }],
    }
  },
  passage(scene) {
    const { sky, person, at, random } = scene
    const cusps = person.chart.accuracy.kind === 'exact' ? person.chart.houses?.cusps : undefined
    const body = pick(random, SLOW)!
    if (!cusps) return null
    const next = sky.houseIngresses(body, cusps, at, new Date(at.getTime() + 1500 * DAY))[0]
    if (!next || next.at.getTime() - at.getTime() < 10 * DAY) return null
    const truth = {
      kind: 'passage' as const,
      body: name(body),
      house: next.from,
      nth: NTH[next.from - 1]!,
      to: dayWords(scene, next.at),
    }
    const wrong = ((next.from + 1 + Math.floor(random() * 10)) % 12) + 1
    return {
      truth,
      lies: shuffled(random, [
        ...(wrong === next.from ? [] : [{ ...truth, house: wrong, nth: NTH[wrong - 1]! }]),
        { ...truth, to: dayWords(scene, new Date(next.at.getTime() + 75 * DAY)) },
      ]),
    }
  },
  lunation(scene) {
    const { sky, at, random } = scene
    const found = pick(
      random,
      sky
        .lunations(at, new Date(at.getTime() + 200 * DAY))
        .filter(({ kind }) => kind === 'new' || kind === 'full'),
    )
    if (!found) return null
    const truth = {
      kind: 'lunation' as const,
      phase: found.kind as 'new' | 'full',
      sign: SIGNS[Math.floor(found.longitude / 30)]! as string,
      on: dayWords(scene, found.at),
    }
    return {
      truth,
      lies: shuffled(random, [
        {
          ...truth,
          sign: pick(
            random,
            SIGNS.filter((one) => one !== truth.sign),
          )!,
        },
        { ...truth, on: dayWords(scene, new Date(found.at.getTime() + 9 * DAY)) },
        { ...truth, phase: truth.phase === 'new' ? ('full' as const) : ('new' as const) },
      ]),
    }
  },
}

const SLOW_AND_QUICK: readonly Planet[] = PLANETS.filter((body) => body !== 'sun' && body !== 'moon')

function natalPoints(chart: NatalChart): { point: Point; longitude: number }[] {
  if (chart.accuracy.kind !== 'exact') return []
  return chart.placements
    .filter(({ body }) => isPlanet(body))
    .map(({ body, longitude }) => ({ point: body, longitude }))
}

/** Whether two bodies are so far from an angle that nobody would call it one. */
function farFrom(chart: NatalChart, a: Point, b: Point, aspect: MajorAspect): boolean {
  const longitude = (point: Point) => chart.placements.find(({ body }) => body === point)!.longitude
  const difference = Math.abs(longitude(a) - longitude(b)) % 360
  return Math.abs(Math.min(difference, 360 - difference) - aspect) > 14
}

function otherAngle(random: () => number, angle: MajorAspect): MajorAspect {
  return pick(
    random,
    MAJOR_ASPECTS.filter((one) => one !== angle),
  )!
}

function dayWords({ sky, person }: Scene, at: Date): DayWords {
  const date = sky.localDate(person.timeZone, at)
  const day = Number(date.slice(8))
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return {
    day,
    nth: `${day}${ending}`,
    month: MONTHS[Number(date.slice(5, 7)) - 1]!,
    year: Number(date.slice(0, 4)),
    weekday: WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()]!,
    part: day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late',
  }
}

function shuffled<T>(random: () => number, from: readonly T[]): T[] {
  return from
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
}
function isPlanet(point: Point): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
function name(point: Point): string {
  return point.charAt(0).toUpperCase() + point.slice(1)
}
