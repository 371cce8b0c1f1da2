/** Passages that several plans have in common. */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { AspectFact, PlacementFact, TransitFact, TimedFact } from '../../brief/facts.ts'
import type { Theme } from '../../question/themes.ts'
import { action, signSentence } from '../sign-sentences.ts'
import { placementReason, sidesOf } from '../reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import { meaning, passageLine, passageMeaning, windowAfter, windowLine } from '../timed-fact-lines.ts'
import { isBegun } from '../name.ts'
import type { Line, Composer, LineOrBreak } from '../composer.ts'
import type { Length } from '../timed-fact-lines.ts'

/** A window with what it brings; opened by words when given, else in a form of its own. */
export function* tellTimedFact(
  composer: Composer,
  fact: TimedFact,
  theme: Theme,
  opening: string | null = null,
  length: Length = 'full',
): Iterable<LineOrBreak> {
  if (opening) yield windowAfter(composer, opening, fact)
  else yield fact.kind === 'transit' ? windowLine(composer, fact) : passageLine(composer, fact)
  if (fact.kind === 'transit') yield* meaning(composer, fact, theme, length)
  else yield* passageMeaning(composer, fact)
}

/** The strongest things on now or next, for a "why": what makes it louder. */
export function* tellCurrentChapter(
  composer: Composer,
  theme: Theme,
  { length = 'full', near = [] }: { length?: Length; near?: readonly Point[] } = {},
): Iterable<LineOrBreak> {
  const { transits, passages, frame } = composer.context
  const slow = transits.filter(({ body }) => isSlow(body))
  const isNear = (fact: TimedFact) => fact.kind === 'transit' && near.includes(fact.point)
  const ranked = composer.freshFirst<TimedFact>([...slow, ...passages])
  const heaviest = ranked.slice(0, 4).find(isNear) ?? ranked[0]
  // of several visits of the same transit the one that is on
  const best =
    heaviest?.kind === 'transit'
      ? (slow.find((fact) => isSame(fact, heaviest) && isBegun(composer, fact)) ?? heaviest)
      : heaviest
  if (!best) return
  const isNow = best.enters === null || best.enters <= frame.at
  // "it" comes up again only where the same point is touched; else the sky simply goes on
  const opening = isNear(best)
    ? isNow
      ? composer.form('chapter.now', [
          () =>
            best.kind === 'transit' && best.tone === 'soft'
              ? 'What eases it now is'
              : 'What makes it louder now is',
          () => 'You ask at a useful time, with',
          () => 'It is on the table now, with',
          () => 'What touches it at present is',
        ])
      : composer.form('chapter.next', [
          () => 'The next time it matters will be',
          () => 'It comes up again with',
          () => 'The next chapter of it is',
          () => 'You will hear of it again with',
        ])
    : isNow
      ? composer.form('chapter.on', [
          () => 'At present you have',
          () => 'The chapter you are in is written by',
          () => 'In the sky just now there is',
          () => 'What is on at the moment is',
        ])
      : composer.form('chapter.coming', [
          () => 'What comes next in the calendar is',
          () => 'The next date of weight is',
          () => 'Ahead of you is',
          () => 'The next thing to write down is',
          () => 'On the horizon is',
        ])
  yield* tellTimedFact(composer, best, theme, opening, length)
}

function isSame(a: TransitFact, b: TransitFact): boolean {
  return a.body === b.body && a.point === b.point && a.aspect === b.aspect
}

/** Where a drive sits for a theme: the heaviest placement that has a bridge to give. */
export function drivingPlacement(composer: Composer, points?: readonly Point[]): PlacementFact | null {
  const open = composer.context.placements.filter(({ point }) => (points ? points.includes(point) : true))
  return composer.freshFirst(open)[0] ?? null
}

/** "As for your own part in it: …" */
export function* ownPart(
  composer: Composer,
  theme: Theme,
  fact: PlacementFact | null,
): Iterable<LineOrBreak> {
  if (!fact) return
  const line = signSentence(composer, theme, fact.sign)
  if (!line) return
  const text = composer.form('own', [
    () => `As for your own part in it: ${lower(line.text)}`,
    () => line.text,
    () => `And your own part in it? ${line.text}`.replace('And your own part in it? ', ''),
    () => `One thing to know about yourself here: ${lower(line.text)}`,
  ])
  yield composer.line(text, [fact])
}

/** A reason or two more from the chart, where the sky of the span had little to say. */
export function* fillUp(composer: Composer, theme: Theme, enough = 95): Iterable<LineOrBreak> {
  const unnamed = composer
    .freshFirst(composer.context.placements)
    .filter(({ point }) => !composer.named.has(point))
  for (const fact of unnamed.slice(0, 4)) {
    if (composer.words >= enough) return
    yield* placementReason(composer, fact, [...sidesOf(theme), 'lived'])
  }
}

export function* closingAction(composer: Composer, theme: Theme, sign: Sign | null): Iterable<LineOrBreak> {
  const line = action(composer, theme, sign)
  if (line) yield line
}

/** "lived" of a body in its house, without naming house or body again. */
export function housed(composer: Composer, point: Point): Line | null {
  const house = sureHouse(composer.context.chart, point)
  const unit = house ? composer.unit(`${point}#${house}.lived`, { isOptional: true }) : null
  return unit ? composer.line(full(unit.text)) : null
}

export function livedIn(composer: Composer, point: Point, keys: readonly string[] = ['lived']): Line | null {
  const sign = sureSign(composer.context.chart, point)
  const unit = sign
    ? composer.unit(
        keys.map((key) => `${point}@${sign}.${key}`),
        { isOptional: true },
      )
    : null
  return unit ? composer.line(capital(full(unit.text))) : null
}

/** In one clause, once in a thread: that houses are missing, and why. */
export function* withoutHouses(composer: Composer): Iterable<LineOrBreak> {
  const { accuracy } = composer.context.chart
  if (
    accuracy.kind === 'exact' ||
    composer.hasUsed('uncertain') ||
    composer.input.thread.some(({ answer }) => /birth time/.test(answer))
  )
    return
  composer.remember('uncertain')
  const time = accuracy.kind === 'unknown' ? 'is not known' : 'is only roughly known'
  yield composer.line(
    composer.form('without_houses', [
      () => `Your birth time ${time}, so I name no house here.`,
      () => `Since your birth time ${time}, houses stay out of this.`,
      () => `As your birth time ${time}, I can't say in which part of your life.`,
    ]),
  )
}

/** A clause keeps its first letter small, except "I". */
function lower(text: string): string {
  return /^(I\b|I'|"|[A-Z][a-z]+day\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function isSlow(body: Planet): boolean {
  return ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(body)
}

/** Hard or joined aspects, the ones that ask something, freshest and heaviest first. */
export function hardAspects(composer: Composer): AspectFact[] {
  return composer
    .freshFirst(
      composer.context.aspects.filter(
        ({ tone, a, b }) => tone === 'hard' || (tone === 'conj' && a !== 'asc' && b !== 'mc'),
      ),
    )
    .slice(0, 6)
}
