/**
 * The lists of a forecast: opportunities and tensions, what ripens and what is tender, and a word for
 * oneself.
 */
import type { WindowEnergy } from '@astrarium/contracts'
import type { Point } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import type { PlacementFact, TransitFact, TimedFact } from '../brief/facts.ts'
import { LORE } from '../almanac/load-lore.ts'
import { natal } from '../almanac/name.ts'
import { drivingPlacement } from '../almanac/plans/shared.ts'
import { signSentence } from '../almanac/sign-sentences.ts'
import { wants } from '../almanac/reason-lines.ts'
import { capital, full } from '../language/text.ts'
import { counts } from '../almanac/leaning.ts'
import type { Line, Composer, LineOrBreak } from '../almanac/composer.ts'
import { ALL_THROUGH, whenInSpan } from './forecast-windows.ts'
import type { FieldWriter } from './field-writer.ts'
import { mannerOf } from './window-energy.ts'

const PERSONAL: readonly Point[] = ['moon', 'venus', 'sun', 'mars', 'mercury']

/** What a transit touches, or where a body stays: "your affections", "home and its roots". */
export function thingOf(fact: TimedFact): string {
  const key = fact.kind === 'transit' ? `point.${fact.point}` : `house#${fact.house}.arena`
  return LORE.get(key)?.[0]?.text ?? ''
}

export function helpsAndStrains(
  writer: FieldWriter,
  chosen: readonly TimedFact[],
): { opportunities: string[]; challenges: string[] } {
  const { composer } = writer
  const helping = chosen.filter((fact) => counts(fact) > 0).sort((a, b) => counts(b) - counts(a))
  const straining = chosen
    .filter((fact) => counts(fact) < 0 || mannerOf(fact) === 'hard')
    .sort((a, b) => counts(a) - counts(b))
  return { opportunities: list('chance', helping, 'gift'), challenges: list('strain', straining, 'cost') }

  /** Two or three of them; where the sky offers fewer, what the person brings along anyway. */
  function list(
    kind: 'chance' | 'strain',
    facts: readonly TimedFact[],
    natalSide: 'gift' | 'cost',
  ): string[] {
    const items: string[] = []
    const seen = new Set<string>()
    for (const fact of facts) {
      if (items.length === 3) break
      if (seen.has(thingOf(fact))) continue
      const { text } = writer.write(one(composer, kind, fact))
      if (text === '') continue
      seen.add(thingOf(fact))
      items.push(text)
    }
    for (const point of PERSONAL) {
      if (items.length >= 2) break
      const { text } = writer.write(ownSide(composer, kind, point, natalSide))
      if (text !== '') items.push(text)
    }
    return items
  }
}

function* one(composer: Composer, kind: 'chance' | 'strain', fact: TimedFact): Iterable<Line> {
  const unit = composer.unit(`${kind}>${fact.body}.${mannerOf(fact)}`)
  if (!unit) return
  const text = unit.text.replaceAll('{it}', thingOf(fact)).replaceAll('{when}', whenInSpan(composer, fact))
  yield composer.line(full(text), [fact])
}

function* ownSide(
  composer: Composer,
  kind: 'chance' | 'strain',
  point: Point,
  side: 'gift' | 'cost',
): Iterable<Line> {
  const sign = sureSign(composer.context.chart, point)
  const clause = sign ? composer.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  const unit = clause ? composer.unit(`${kind}.natal`) : null
  if (clause && unit)
    yield composer.line(unit.text.replaceAll('{fact}', clause.text), placements(composer, point))
}

/** By the points that are touched, feelings first. */
export function emotionalLandscape(writer: FieldWriter): {
  emotionalRipening: string[]
  emotionalTender: string[]
} {
  const { composer } = writer
  const isFelt: Partial<Record<Point, number>> = { moon: 1.7, venus: 1.4, neptune: 1.2, sun: 1.1, asc: 1.1 }
  const felt = [...composer.context.transits].sort(
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
      .map((fact, index) => writer.write(feeling(composer, kind, fact, index)).text)
      .filter((text) => text !== '')
    for (const point of ['moon', 'venus', 'sun', 'mercury', 'mars'] as const) {
      if (items.length >= 2) break
      const { text } = writer.write(ownFeeling(composer, point, side))
      if (text !== '') items.push(text)
    }
    return items
  }
}

/** The first of a list says when. */
function* feeling(
  composer: Composer,
  kind: 'ripe' | 'tender',
  fact: TransitFact,
  index: number,
): Iterable<Line> {
  const unit = composer.unit(`${kind}.${fact.point}`)
  if (!unit) return
  if (index > 0) {
    yield composer.line(unit.text, [fact])
    return
  }
  const when = whenInSpan(composer, fact)
  yield composer.line(
    `${unit.text.replace(/\.$/, '')}, ${when === ALL_THROUGH ? '' : 'most of all '}${when}.`,
    [fact],
  )
}

function* ownFeeling(composer: Composer, point: Point, side: 'gift' | 'cost'): Iterable<Line> {
  const sign = sureSign(composer.context.chart, point)
  const clause = sign ? composer.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  if (!clause) return
  const text = composer.form(`feeling.${side}`, [
    () => `With ${natal(composer, point)}, ${clause.text}.`,
    () => `${capital(clause.text)}. That is ${natal(composer, point)}.`,
  ])
  yield composer.line(text, placements(composer, point))
}

/** Where the person stands in it, one question to take along, one sentence to say to oneself. */
export function soulGuidance(
  writer: FieldWriter,
  energy: WindowEnergy,
): { soulReflection: string; soulAffirmation: string } {
  const { composer } = writer
  const drive = drivingPlacement(composer)
  const soulReflection = writer.write(reflection(composer, drive, energy)).text
  const soulAffirmation = drive ? (composer.unit(`affirm@${drive.sign}`)?.text ?? '') : ''
  return { soulReflection, soulAffirmation }
}

function* reflection(
  composer: Composer,
  drive: PlacementFact | null,
  energy: WindowEnergy,
): Iterable<LineOrBreak> {
  const want = drive ? wants(composer, drive.point) : null
  if (want && drive) yield { ...want, facts: [drive] }
  const line = drive ? signSentence(composer, 'self', drive.sign) : null
  if (line) yield line
  const question = composer.unit(`reflect.${energy}`)
  if (question) yield composer.line(question.text)
}

function placements(composer: Composer, point: Point): PlacementFact[] {
  return composer.context.placements.filter((fact) => fact.point === point)
}
