/** Transits and stays, told with what they bring. */
import type { Planet, Point } from '@astrarium/sky'
import type { TransitFact, TimedFact } from '../../brief/facts.ts'
import type { Theme } from '../../question/themes.ts'
import { meaning } from '../timed-fact-lines.ts'
import type { Composer } from '../composer.ts'
import type { Length } from '../timed-fact-lines.ts'
import { passageLine, passageMeaning } from '../passage-lines.ts'
import { windowLine, windowAfter } from '../window-lines.ts'
import { isBegun } from '../transit-names.ts'
import type { LineOrBreak } from '../line.ts'

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
  // of a time that lies behind nothing is on now, or comes
  const isNotOver = ({ leaves }: TimedFact) => leaves === null || leaves > frame.at
  const slow = transits.filter((fact) => isSlow(fact.body) && isNotOver(fact))
  const isNear = (fact: TimedFact) => fact.kind === 'transit' && near.includes(fact.point)
  const ranked = composer.freshFirst<TimedFact>([...slow, ...passages.filter(isNotOver)])
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

function isSlow(body: Planet): boolean {
  return ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(body)
}
