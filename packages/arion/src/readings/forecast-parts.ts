/**
 * The lists of a forecast: opportunities and tensions, what ripens and what is tender, and a word for
 * oneself.
 */
import type { WindowEnergy } from '@astrarium/contracts'
import type { Point } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import type { PlacementFact, TransitFact } from '../brief/facts.ts'
import { LORE } from '../almanac/load-lore.ts'
import { natal } from '../almanac/name.ts'
import { driveFor } from '../almanac/plans/shared.ts'
import { bridge } from '../almanac/drive-lines.ts'
import { wants } from '../almanac/reason-lines.ts'
import { capital, full } from '../language/text.ts'
import { counts } from '../almanac/verdict.ts'
import type { Weather } from '../almanac/verdict.ts'
import type { Line, Pen, Stroke } from '../almanac/pen.ts'
import { ALL_THROUGH, whenInSpan } from './forecast-windows.ts'
import type { Scribe } from './scribe.ts'
import { mannerOf } from './window-energy.ts'

const PERSONAL: readonly Point[] = ['moon', 'venus', 'sun', 'mars', 'mercury']

/** What a transit touches, or where a body stays: "your affections", "home and its roots". */
export function thingOf(fact: Weather): string {
  const key = fact.kind === 'transit' ? `point.${fact.point}` : `house#${fact.house}.arena`
  return LORE.get(key)?.[0]?.text ?? ''
}

export function helpsAndStrains(
  scribe: Scribe,
  chosen: readonly Weather[],
): { opportunities: string[]; challenges: string[] } {
  const { pen } = scribe
  const helping = chosen.filter((fact) => counts(fact) > 0).sort((a, b) => counts(b) - counts(a))
  const straining = chosen
    .filter((fact) => counts(fact) < 0 || mannerOf(fact) === 'hard')
    .sort((a, b) => counts(a) - counts(b))
  return { opportunities: list('chance', helping, 'gift'), challenges: list('strain', straining, 'cost') }

  /** Two or three of them; where the sky offers fewer, what the person brings along anyway. */
  function list(kind: 'chance' | 'strain', facts: readonly Weather[], natalSide: 'gift' | 'cost'): string[] {
    const items: string[] = []
    const seen = new Set<string>()
    for (const fact of facts) {
      if (items.length === 3) break
      if (seen.has(thingOf(fact))) continue
      const { text } = scribe.write(one(pen, kind, fact))
      if (text === '') continue
      seen.add(thingOf(fact))
      items.push(text)
    }
    for (const point of PERSONAL) {
      if (items.length >= 2) break
      const { text } = scribe.write(ownSide(pen, kind, point, natalSide))
      if (text !== '') items.push(text)
    }
    return items
  }
}

function* one(pen: Pen, kind: 'chance' | 'strain', fact: Weather): Iterable<Line> {
  const unit = pen.unit(`${kind}>${fact.body}.${mannerOf(fact)}`)
  if (!unit) return
  const text = unit.text.replaceAll('{it}', thingOf(fact)).replaceAll('{when}', whenInSpan(pen, fact))
  yield pen.line(full(text), [fact])
}

function* ownSide(pen: Pen, kind: 'chance' | 'strain', point: Point, side: 'gift' | 'cost'): Iterable<Line> {
  const sign = sureSign(pen.matter.chart, point)
  const clause = sign ? pen.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  const unit = clause ? pen.unit(`${kind}.natal`) : null
  if (clause && unit) yield pen.line(unit.text.replaceAll('{fact}', clause.text), placements(pen, point))
}

/** By the points that are touched, feelings first. */
export function emotionalLandscape(scribe: Scribe): {
  emotionalRipening: string[]
  emotionalTender: string[]
} {
  const { pen } = scribe
  const isFelt: Partial<Record<Point, number>> = { moon: 1.7, venus: 1.4, neptune: 1.2, sun: 1.1, asc: 1.1 }
  const felt = [...pen.matter.transits].sort(
    (a, b) => b.weight * (isFelt[b.point] ?? 1) - a.weight * (isFelt[a.point] ?? 1),
  )
  const tender = pick(
    felt.filter((fact) => mannerOf(fact) === 'hard'),
    [],
  )
  const ripe = pick(
    felt.filter((fact) => mannerOf(fact) === 'soft'),
    tender.map(({ point }) => point),
  )
  return { emotionalRipening: list('ripe', ripe, 'gift'), emotionalTender: list('tender', tender, 'cost') }

  function pick(facts: readonly TransitFact[], taken: readonly Point[]): TransitFact[] {
    return facts
      .filter(
        (fact, index) =>
          !taken.includes(fact.point) && facts.findIndex(({ point }) => point === fact.point) === index,
      )
      .slice(0, 3)
  }
  function list(kind: 'ripe' | 'tender', facts: readonly TransitFact[], side: 'gift' | 'cost'): string[] {
    const items = facts
      .map((fact, index) => scribe.write(feeling(pen, kind, fact, index)).text)
      .filter((text) => text !== '')
    for (const point of ['moon', 'venus', 'sun', 'mercury', 'mars'] as const) {
      if (items.length >= 2) break
      const { text } = scribe.write(ownFeeling(pen, point, side))
      if (text !== '') items.push(text)
    }
    return items
  }
}

/** The first of a list says when. */
function* feeling(pen: Pen, kind: 'ripe' | 'tender', fact: TransitFact, index: number): Iterable<Line> {
  const unit = pen.unit(`${kind}.${fact.point}`)
  if (!unit) return
  if (index > 0) {
    yield pen.line(unit.text, [fact])
    return
  }
  const when = whenInSpan(pen, fact)
  yield pen.line(`${unit.text.replace(/\.$/, '')}, ${when === ALL_THROUGH ? '' : 'most of all '}${when}.`, [
    fact,
  ])
}

function* ownFeeling(pen: Pen, point: Point, side: 'gift' | 'cost'): Iterable<Line> {
  const sign = sureSign(pen.matter.chart, point)
  const clause = sign ? pen.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  if (!clause) return
  const text = pen.form(`feeling.${side}`, [
    () => `With ${natal(pen, point)}, ${clause.text}.`,
    () => `${capital(clause.text)}. That is ${natal(pen, point)}.`,
  ])
  yield pen.line(text, placements(pen, point))
}

/** Where the person stands in it, one question to take along, one sentence to say to oneself. */
export function soulGuidance(
  scribe: Scribe,
  energy: WindowEnergy,
): { soulReflection: string; soulAffirmation: string } {
  const { pen } = scribe
  const drive = driveFor(pen)
  const soulReflection = scribe.write(reflection(pen, drive, energy)).text
  const soulAffirmation = drive ? (pen.unit(`affirm@${drive.sign}`)?.text ?? '') : ''
  return { soulReflection, soulAffirmation }
}

function* reflection(pen: Pen, drive: PlacementFact | null, energy: WindowEnergy): Iterable<Stroke> {
  const want = drive ? wants(pen, drive.point) : null
  if (want && drive) yield { ...want, facts: [drive] }
  const line = drive ? bridge(pen, 'self', drive.sign) : null
  if (line) yield line
  const question = pen.unit(`reflect.${energy}`)
  if (question) yield pen.line(question.text)
}

function placements(pen: Pen, point: Point): PlacementFact[] {
  return pen.matter.placements.filter((fact) => fact.point === point)
}
