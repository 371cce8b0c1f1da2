/**
 * A claim about a whole chart against positions and cusps: null when it is true, else what is wrong. It
 * counts and measures by itself, so that the engine's lists (balance, patterns, phase, dignities) from which
 * answers are written cannot vouch for themselves.
 */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Sign, Sky } from '@astrarium/sky'
import { placementOf, sureSign, certainPlacement } from '../chart/certainty.ts'
import { PHASES } from '../claims/chart-claim.ts'
import type { ChartClaim, Group } from '../claims/chart-claim.ts'
import { closestAspects, strongestPlanet } from '../chart/strength.ts'
import { elementAt } from '../must.ts'
import { isTechniqueClaim } from '../claims/technique-claim.ts'
import { isTechniqueTrue } from './verify-technique.ts'
import { isPattern, hasPattern, isSame } from './verify-pattern.ts'
import { sureDegree, motionAtBirth, sureCusps, countGroups, familyOf, standingsIn } from './count-chart.ts'
import { signAt, houseAt, turn } from '../chart/zodiac.ts'

export interface ChartCheckContext {
  sky: Sky
  chart: NatalChart
  at: Date
}

export function verifyChartClaim(claim: ChartClaim, context: ChartCheckContext): string | null {
  return isTrue(claim, context) ? null : `not so in this chart: ${claim.kind}`
}

function isTrue(claim: ChartClaim, { sky, chart, at }: ChartCheckContext): boolean {
  if (isTechniqueClaim(claim)) return isTechniqueTrue(claim, { sky, chart, at })
  switch (claim.kind) {
    case 'degree':
      return sureSign(chart, claim.point) === claim.sign && sureDegree(chart, claim.point) === claim.degree
    case 'degree_range': {
      const { range } = placementOf(chart, claim.point) ?? {}
      const isAt = (longitude: number, end: { degree: number; sign: Sign }) =>
        signAt(longitude) === end.sign && Math.floor(turn(longitude) % 30) === end.degree
      return range !== null && range !== undefined && isAt(range.from, claim.from) && isAt(range.to, claim.to)
    }
    case 'natal_motion':
      return motionAtBirth(sky, chart, claim.point) === (claim.isRetrograde ? 'retrograde' : 'direct')
    case 'retrogrades':
      return PLANETS.every(
        (body) => motionAtBirth(sky, chart, body) === (claim.points.includes(body) ? 'retrograde' : 'direct'),
      )
    case 'house_holds': {
      const cusps = sureCusps(chart)
      return (
        cusps !== null &&
        isSame(
          claim.points,
          PLANETS.filter((body) => houseAt(cusps, certainPlacement(chart, body).longitude) === claim.house),
        )
      )
    }
    case 'sign_holds':
      return isSame(
        claim.points,
        PLANETS.filter((body) => sureSign(chart, body) === claim.sign),
      )
    case 'cusp': {
      const cusps = sureCusps(chart)
      return cusps !== null && signAt(elementAt(cusps, claim.house - 1)) === claim.sign
    }
    case 'tally': {
      const { counts, of } = countGroups(chart)
      return (
        of === claim.of &&
        Object.entries(claim.counts).every(([group, count]) => counts(group as Group) === count)
      )
    }
    case 'mostly': {
      const { counts } = countGroups(chart)
      const all = familyOf(elementAt(claim.groups, 0))
      const most = Math.max(...all.map(counts))
      return isSame(
        claim.groups,
        all.filter((group) => counts(group) === most),
      )
    }
    case 'more': {
      const { counts } = countGroups(chart)
      const [one, other] = [counts(claim.group), counts(claim.than)]
      return claim.isEqual ? one === other : one > other
    }
    case 'pattern':
      return isPattern(chart, claim)
    case 'no_pattern':
      return (
        (claim.isSureOnly || chart.accuracy.kind === 'exact') &&
        claim.patterns.every((kind) => !hasPattern(chart, kind))
      )
    case 'birth_phase': {
      const [sun, moon] = [certainPlacement(chart, 'sun'), certainPlacement(chart, 'moon')]
      const ends =
        sun.range && moon.range
          ? [moon.range.from - sun.range.from, moon.range.to - sun.range.to]
          : [moon.longitude - sun.longitude, moon.longitude - sun.longitude]
      const phases = ends.map((angle) => elementAt(PHASES, Math.floor(turn(angle) / 45)))
      const isAhead =
        claim.ahead === null ||
        (chart.accuracy.kind === 'exact' && Math.floor(turn(elementAt(ends, 0))) === claim.ahead)
      return isSame(claim.phases, [...new Set(phases)]) && isAhead
    }
    case 'standing':
      return (
        sureSign(chart, claim.point) === claim.sign &&
        isSame(claim.standings, standingsIn(claim.point, claim.sign))
      )
    case 'closest': {
      const found = closestAspects(chart, claim.of)[claim.rank - 1]
      return (
        chart.accuracy.kind === 'exact' &&
        found !== undefined &&
        found.aspect === claim.aspect &&
        isSame([found.a, found.b], [claim.a, claim.b])
      )
    }
    case 'no_aspect':
      return !chart.aspects.some(({ a, b }) => isSame([a, b], [claim.a, claim.b]))
    case 'strongest':
      return strongestPlanet(chart) === claim.point
    case 'no_passage': {
      const cusps = sureCusps(chart)
      const slow = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
      return cusps !== null && slow.every((body) => houseAt(cusps, sky.longitude(body, at)) !== claim.house)
    }
  }
}
