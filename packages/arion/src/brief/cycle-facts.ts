/** The events of a cycle that was asked about, computed for one chart. What the birth time leaves open is a range, or is not there. */
import { PLANETS } from '@astrarium/sky'
import type { Eclipse, Lunation, MajorAspect, NatalChart, Planet, Point, Sign, Sky } from '@astrarium/sky'
import { birthOf } from '../check/hold-cycle.ts'
import { LUNATION_ORB, targets } from '../check/hold-claim.ts'
import type { Cycle } from '../question/cycle-question.ts'
import { houseAt, signAt, sureAngle, turn } from './certainty.ts'
import type { EventFact, SkyEvent } from './facts.ts'
import type { Frame } from './frame.ts'
import { angleWords, dateWords, ORDINALS, pointName, skyName } from './statements.ts'

const DAY = 86_400_000
const YEAR = 365.2425 * DAY

interface Scene {
  sky: Sky
  chart: NatalChart
  frame: Frame
  /** from when on the next event is looked for */
  begin: Date
}

/** The event asked about first; what belongs to it after it. Empty where there is none, or the birth time does not allow it. */
export function cycleFacts(sky: Sky, chart: NatalChart, frame: Frame, cycle: Cycle): EventFact[] {
  const begin = new Date(Math.max(frame.at.getTime(), frame.from.getTime()))
  const scene: Scene = { sky, chart, frame, begin }
  return eventsOf(scene, cycle).map((event) => factOf(scene, event))
}

function eventsOf(scene: Scene, cycle: Cycle): SkyEvent[] {
  switch (cycle.is) {
    case 'birthday':
    case 'return': {
      const [body, which] = cycle.is === 'return' ? [cycle.body, cycle.which] : (['sun', 'next'] as const)
      const next = returnOf(scene, body, which)
      // "my solar return this year", asked after it
      const isBeyond =
        cycle.is === 'return' &&
        body === 'sun' &&
        scene.frame.isNamed &&
        next?.is === 'return' &&
        (next.exact[0] ?? next.between![0]) > scene.frame.to
      const found = isBeyond ? (returnOf(scene, body, 'last') ?? next) : next
      const isYear = found?.is === 'return' && found.body === 'sun' && found.exact[0]
      const year = isYear ? profectionAt(scene, new Date(isYear.getTime() + DAY)) : null
      return [found, year].filter((event) => event !== null)
    }
    case 'profection':
      return [profectionAt(scene, scene.begin)].filter((event) => event !== null)
    case 'lunation': {
      const next = scene.sky.lunations(scene.begin, new Date(scene.begin.getTime() + 31 * DAY)).find(({ kind }) => kind === cycle.phase)
      return next ? [lunationOf(scene, next, null)] : []
    }
    case 'eclipse':
      return eclipsesOf(scene, cycle.of)
    case 'retrograde':
      return [retrogradeOf(scene, cycle.body)].filter((event) => event !== null)
    case 'stay':
      return staysOf(scene, cycle)
    case 'progressed':
      return progressedOf(scene, cycle.body)
    case 'past':
    case 'big':
      return []
  }
}

// ── returns ──

/** Years of one round. */
const ROUND: Partial<Record<Planet, number>> = {
  sun: 1,
  moon: 0.0748,
  mercury: 1,
  venus: 1,
  mars: 1.881,
  jupiter: 11.862,
  saturn: 29.457,
  uranus: 84.02,
}
const COUNTED: readonly Planet[] = ['jupiter', 'saturn', 'uranus']

/** All passes of one visit; null where no life is long enough for it. */
function returnOf(scene: Scene, body: Planet, which: 'next' | 'last' | number): SkyEvent | null {
  const round = ROUND[body]
  if (!round) return null
  const birth = scene.chart.instant.getTime()
  const asked = which === 'next' ? scene.begin.getTime() : scene.frame.at.getTime()
  const nearest = Math.round((asked - birth) / YEAR / round)
  const numbers =
    typeof which === 'number'
      ? [which]
      : which === 'next'
        ? [nearest - 1, nearest, nearest + 1, nearest + 2]
        : [nearest + 1, nearest, nearest - 1]
  for (const number of numbers.filter((one) => one > 0)) {
    const passes = passesOf(scene, body, number, round)
    const [first, last] = [passes[0]?.[0], passes.at(-1)?.at(-1)]
    if (!first || !last) continue
    const isIt = typeof which === 'number' || (which === 'next' ? last.getTime() >= asked : first.getTime() < asked)
    if (!isIt) continue
    const all = passes.flat().sort((a, b) => a.getTime() - b.getTime())
    const isSure = passes.length === 1
    return {
      is: 'return',
      body,
      exact: isSure ? all : [],
      between: isSure ? null : [all[0]!, all.at(-1)!],
      number: COUNTED.includes(body) ? number : null,
    }
  }
  return null
}

/** Passes of the visit near its mean time, for each end of what the birth time allows. */
function passesOf({ sky, chart }: Scene, body: Planet, number: number, round: number): Date[][] {
  const ends = targets(chart, body)
  const reach = body === 'moon' ? 12 * DAY : body === 'sun' ? 30 * DAY : Math.min(round / 2.2, 2.2) * YEAR
  const center = chart.instant.getTime() + number * round * YEAR
  const found = ends.map((longitude) =>
    sky.returns(body, longitude, new Date(center - reach), new Date(center + reach)).map(({ at }) => at),
  )
  return found.every((passes) => passes.length > 0) ? found.map((passes) => visitNear(passes, center)) : []
}

/** Of several visits in reach the one nearest its mean time; a visit's passes lie less than a year apart. */
function visitNear(passes: readonly Date[], center: number): Date[] {
  const visits: Date[][] = []
  for (const at of passes) {
    const last = visits.at(-1)?.at(-1)
    if (last && at.getTime() - last.getTime() < 330 * DAY) visits.at(-1)!.push(at)
    else visits.push([at])
  }
  const off = (visit: Date[]) => Math.min(...visit.map((at) => Math.abs(at.getTime() - center)))
  return visits.sort((a, b) => off(a) - off(b))[0]!
}

function profectionAt({ sky, chart }: Scene, at: Date): SkyEvent | null {
  if (!sureAngle(chart, 'asc')) return null
  const found = sky.profection(chart, at)
  return found && { is: 'profection', house: found.house, sign: found.sign, lord: found.ruler, from: found.from, to: found.to }
}

// ── moons and eclipses ──

function lunationOf({ chart }: Scene, { at, kind, longitude }: Lunation, eclipse: Eclipse | null): SkyEvent {
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  return {
    is: 'lunation',
    phase: kind as 'new' | 'full',
    eclipse: eclipse && { of: eclipse.of, kind: eclipse.kind },
    at: eclipse?.at ?? at,
    sign: signAt(longitude),
    house: cusps ? houseAt(cusps, longitude) : null,
    touches: touchesOf(chart, longitude),
  }
}

/** Joined, square or opposite, whatever the birth time leaves open; the nearest first, and what is most one's own before the rest. */
function touchesOf(chart: NatalChart, longitude: number): { point: Point; aspect: MajorAspect }[] {
  const points: Point[] = [...PLANETS, 'asc', 'mc']
  return points
    .flatMap((point) =>
      ([0, 90, 180] as const).flatMap((aspect) => {
        const ends = targets(chart, point)
        const orb = Math.max(...ends.map((end) => Math.abs(Math.abs(turn(longitude - end + 180) - 180) - aspect)))
        return ends.length > 0 && orb <= LUNATION_ORB ? [{ point, aspect, orb }] : []
      }),
    )
    .sort((a, b) => a.orb + (OUTER.includes(a.point) ? 3 : 0) - b.orb - (OUTER.includes(b.point) ? 3 : 0))
    .map(({ point, aspect }) => ({ point, aspect }))
}
const OUTER: readonly Point[] = ['uranus', 'neptune', 'pluto']

/** The next one, and the next that touches the chart where that one does not. */
function eclipsesOf(scene: Scene, of: 'solar' | 'lunar' | null): SkyEvent[] {
  const { sky, begin } = scene
  const events = sky
    .eclipses(begin, new Date(begin.getTime() + 800 * DAY))
    .filter((eclipse) => !of || eclipse.of === of)
    .flatMap((eclipse) => {
      const kind = eclipse.of === 'solar' ? 'new' : 'full'
      const moon = sky
        .lunations(new Date(eclipse.at.getTime() - DAY), new Date(eclipse.at.getTime() + DAY))
        .find((one) => one.kind === kind)
      const found = moon && lunationOf(scene, moon, eclipse)
      return found?.is === 'lunation' ? [found] : []
    })
  const [next] = events
  if (!next) return []
  const touching = events.find(({ touches }) => touches.length > 0)
  return touching && touching !== next ? [next, touching] : [next]
}

// ── retrograde, stays ──

function retrogradeOf({ sky, chart, begin }: Scene, body: Planet): SkyEvent | null {
  const stations = sky
    .stations(new Date(begin.getTime() - 260 * DAY), new Date(begin.getTime() + 1100 * DAY))
    .filter((station) => station.body === body)
  const end = stations.find(({ at, kind }) => kind === 'direct' && at > begin)
  const start = end && stations.findLast(({ at, kind }) => kind === 'retrograde' && at < end.at)
  if (!start || !end) return null
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  return {
    is: 'retrograde',
    body,
    from: start.at,
    to: end.at,
    sign: signAt(start.longitude),
    house: cusps ? houseAt(cusps, start.longitude) : null,
  }
}

/** Years within which a body comes to every sign and house; for the slowest, as far as is worth looking. */
const REACH: Record<Planet, number> = {
  sun: 1.1,
  moon: 0.1,
  mercury: 1.6,
  venus: 1.8,
  mars: 3,
  jupiter: 14,
  saturn: 32,
  uranus: 86,
  neptune: 90,
  pluto: 90,
}

interface Stay<Place> {
  place: Place
  enters: Date | null
  leaves: Date | null
}

function staysOf(scene: Scene, { body, house, sign, by, turn: wanted }: Extract<Cycle, { is: 'stay' }>): SkyEvent[] {
  const { sky, chart, begin } = scene
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  const event = <Place extends { house: number } | { sign: Sign }>(
    stay: Stay<Place>,
    all: readonly Stay<Place>[],
    isSame: (a: Place, b: Place) => boolean,
  ): SkyEvent => {
    const again = all.find((one) => stay.leaves && one.enters && one.enters > stay.leaves && isSame(one.place, stay.place))
    const isNear =
      again?.enters && again.leaves && again.enters.getTime() - stay.leaves!.getTime() < 1.2 * YEAR && body !== 'moon' && body !== 'sun'
    return {
      is: 'stay',
      body,
      place: stay.place,
      enters: stay.enters,
      leaves: stay.leaves,
      back: isNear ? [again.enters!, again.leaves!] : null,
    }
  }
  if (by === 'house') {
    if (!cusps) return []
    const isWanted = (place: number, index: number) => (house === null ? index === (wanted === 'enters' ? 1 : 0) : place === house)
    const ingresses = (from: Date, to: Date) => sky.houseIngresses(body, cusps, from, to)
    const now = houseAt(cusps, sky.position(body, begin).longitude)
    const stays = staysAlong<number>(begin, body, now, ingresses, isWanted).map((stay) => ({ ...stay, place: { house: stay.place } }))
    const found = stays.find((stay, index) => isWanted(stay.place.house, index))
    return found ? [event(found, stays, (a, b) => a.house === b.house)] : []
  }
  const isWanted = (place: Sign, index: number) => (sign === null ? index === (wanted === 'enters' ? 1 : 0) : place === sign)
  const stays = signStays(sky, body, begin, isWanted).map((stay) => ({ ...stay, place: { sign: stay.place } }))
  const found = stays.find((stay, index) => isWanted(stay.place.sign, index))
  return found ? [event(found, stays, (a, b) => a.sign === b.sign)] : []
}

/** The sign a body is in, and those that it comes to, until the wanted one. */
export function signStays(sky: Sky, body: Planet, begin: Date, isWanted: IsWanted<Sign>): Stay<Sign>[] {
  const now = signAt(sky.position(body, begin).longitude)
  return staysAlong<Sign>(begin, body, now, (from, to) => sky.signIngresses(body, from, to), isWanted)
}
type IsWanted<Place> = (place: Place, index: number) => boolean

/** The stay that is on and those that follow, in steps until a good year after the wanted one: tables of decades are not made for nothing. */
function staysAlong<Place extends Sign | number>(
  begin: Date,
  body: Planet,
  now: Place,
  ingresses: (from: Date, to: Date) => readonly { at: Date; to: Place }[],
  isWanted: IsWanted<Place>,
): Stay<Place>[] {
  const step = Math.max(REACH[body] / STEPS, 0.05) * YEAR
  let enters: Date | null = null
  for (let back = 0; back < STEPS && !enters; back++)
    enters = ingresses(within(begin.getTime() - (back + 1) * step), within(begin.getTime() - back * step)).at(-1)?.at ?? null
  const stays: Stay<Place>[] = [{ place: now, enters, leaves: null }]
  for (let ahead = 0; ahead <= STEPS; ahead++) {
    const leaves = stays.find(({ place }, index) => isWanted(place, index))?.leaves
    if (leaves && begin.getTime() + ahead * step > leaves.getTime() + 1.2 * YEAR) break
    const [from, to] = [within(begin.getTime() + ahead * step), within(begin.getTime() + (ahead + 1) * step)]
    if (from >= to) break
    for (const { at, to: place } of ingresses(from, to)) {
      const last = stays.at(-1)!
      if (at <= begin || (last.enters && at.getTime() - last.enters.getTime() < 1000)) continue
      last.leaves = at
      stays.push({ place, enters: at, leaves: null })
    }
  }
  return stays
}

const STEPS = 24

/** The years that the engine knows. */
function within(time: number): Date {
  return new Date(Math.min(Math.max(time, Date.UTC(1800, 0, 3)), Date.UTC(2200, 11, 29)))
}

// ── progressions ──

function progressedOf({ sky, chart, frame }: Scene, body: 'sun' | 'moon'): SkyEvent[] {
  const placedAt = (at: Date) => sky.progressions(birthOf(chart), at).placements.find((placement) => placement.body === body)!
  const now = placedAt(frame.at)
  if (now.range && now.range.signs.length > 1) return []
  if (chart.accuracy.kind !== 'exact') return [{ is: 'progressed', body, sign: now.sign, house: null, next: null }]
  let [early, late] = [frame.at.getTime(), frame.at.getTime()]
  do {
    early = late
    late += (body === 'sun' ? 700 : 60) * DAY
  } while (placedAt(new Date(late)).sign === now.sign && late - frame.at.getTime() < (body === 'sun' ? 35 : 4) * YEAR)
  const then = placedAt(new Date(late)).sign
  while (late - early > 60_000) {
    const middle = (early + late) / 2
    if (placedAt(new Date(middle)).sign === now.sign) early = middle
    else late = middle
  }
  return [{ is: 'progressed', body, sign: now.sign, house: now.house, next: { sign: then, at: new Date(late) } }]
}

// ── statements ──

function factOf({ sky, frame }: Scene, event: SkyEvent): EventFact {
  const day = (at: Date) => dateWords(sky, frame.zone, at)
  const clause = clauseOf(event, day, frame.at)
  const [id, points, from, exact, to] = outline(event)
  const dated = exact[0] ?? from
  return {
    id: `event.${id}${dated ? `.${sky.localDate(frame.zone, dated)}` : ''}`,
    kind: 'event',
    event,
    clause,
    statement: clause.charAt(0).toUpperCase() + clause.slice(1),
    points,
    weight: 1,
    from,
    exact,
    to,
  }
}

function outline(event: SkyEvent): [id: string, points: Point[], from: Date | null, exact: Date[], to: Date | null] {
  switch (event.is) {
    case 'return':
      return [`return.${event.body}`, [event.body], event.between?.[0] ?? null, event.exact, event.between?.[1] ?? null]
    case 'profection':
      return ['profection', [event.lord], event.from, [], event.to]
    case 'lunation':
      return [
        event.eclipse ? `eclipse.${event.eclipse.of}` : `lunation.${event.phase}`,
        event.touches.map(({ point }) => point),
        null,
        [event.at],
        null,
      ]
    case 'retrograde':
      return [`retrograde.${event.body}`, [], event.from, [], event.to]
    case 'stay':
      return [`stay.${event.body}.${'house' in event.place ? event.place.house : event.place.sign}`, [], event.enters, [], event.leaves]
    case 'progressed':
      return [`progressed.${event.body}`, [event.body], null, [], event.next?.at ?? null]
  }
}

function clauseOf(event: SkyEvent, day: (at: Date) => string, now: Date): string {
  const house = (number: number | null) => (number ? `, in your ${ORDINALS[number - 1]} house` : '')
  switch (event.is) {
    case 'return': {
      const when = event.between
        ? `between ${day(event.between[0])} and ${day(event.between[1])}`
        : `on ${event.exact.map(day).join(', on ')}`
      const last = event.exact.at(-1) ?? event.between![1]
      return `${skyName(event.body)} ${last < now ? 'came' : 'comes'} back to where it stood at your birth ${when}`
    }
    case 'profection':
      return `you ${event.from > now ? 'enter' : 'are in'} a ${ORDINALS[event.house - 1]}-house year, a year of ${event.sign}, with ${skyName(event.lord)} as its lord, from ${day(event.from)} to ${day(event.to)}`
    case 'lunation': {
      const name = event.eclipse
        ? `${event.eclipse.kind} eclipse of the ${event.eclipse.of === 'solar' ? 'Sun' : 'Moon'}`
        : `${event.phase} moon`
      const touch = event.touches[0]
      return `the ${name} of ${day(event.at)} falls in ${event.sign}${house(event.house)}${touch ? `, ${angleWords(touch.aspect)} your ${pointName(touch.point)}` : ''}`
    }
    case 'retrograde':
      return `${pointName(event.body)} is retrograde from ${day(event.from)} to ${day(event.to)}, and turns back in ${event.sign}${house(event.house)}`
    case 'stay': {
      const place = 'house' in event.place ? `your ${ORDINALS[event.place.house - 1]} house` : event.place.sign
      const begin = event.enters ? ` from ${day(event.enters)}` : ''
      return `${skyName(event.body)} is in ${place}${begin}${event.leaves ? ` ${begin ? 'to' : 'until'} ${day(event.leaves)}` : ''}`
    }
    case 'progressed':
      return `your progressed ${pointName(event.body)} is in ${event.sign}${house(event.house)}${event.next ? ` until ${day(event.next.at)}` : ''}`
  }
}
