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

/**
 * A window with what it brings; opened by words when given, else in a form of its own. An answer that is not
 * under way yet says in plain words first what it brings.
 */
export function* tellTimedFact(
  composer: Composer,
  fact: TimedFact,
  theme: Theme,
  opening: string | null = null,
  length: Length = 'full',
): Iterable<LineOrBreak> {
  const window = () =>
    opening
      ? windowAfter(composer, opening, fact)
      : fact.kind === 'transit'
        ? windowLine(composer, fact)
        : passageLine(composer, fact)
  const brings =
    fact.kind === 'transit' ? meaning(composer, fact, theme, length) : passageMeaning(composer, fact)
  const told = composer.isOpening ? [...brings] : []
  const isPlain = told.length > 0 && !told[0]!.text.startsWith('It ')
  if (isPlain) {
    // what it brings stands and falls with what brings it
    const { text, ...line } = window()
    yield { ...line, text: [...told.map((one) => one.text), text].join(' ') }
    return
  }
  yield window()
  yield* told.length > 0 ? told : brings
}

/** Words of an answer that is no crumb. */
const ENOUGH = 80

/**
 * The strongest thing on now or next that touches what was just told, for a "why". What touches nothing of it
 * was not asked, unless a time was named, or little else could be said.
 */
export function* tellCurrentChapter(
  composer: Composer,
  theme: Theme,
  { length = 'full', near }: { length?: Length; near: readonly Point[] },
): Iterable<LineOrBreak> {
  const { transits, passages, frame } = composer.context
  // of a time that lies behind nothing is on now, or comes
  const isNotOver = ({ leaves }: TimedFact) => leaves === null || leaves > frame.at
  const slow = transits.filter((fact) => isSlow(fact.body) && isNotOver(fact))
  const isNear = (fact: TimedFact) => fact.kind === 'transit' && near.includes(fact.point)
  const ranked = composer.freshFirst<TimedFact>([...slow, ...passages.filter(isNotOver)])
  const isAsked = frame.isNamed && frame.span.from <= frame.today
  const heaviest =
    ranked.slice(0, 4).find(isNear) ?? (isAsked || composer.words < ENOUGH ? ranked[0] : undefined)
  // of several visits of the same transit the one that is on
  const best =
    heaviest?.kind === 'transit'
      ? (slow.find((fact) => isSame(fact, heaviest) && isBegun(composer, fact)) ?? heaviest)
      : heaviest
  if (!best) return
  const isNow = best.enters === null || best.enters <= frame.at
  const opening = !isNow
    ? composer.form('chapter.next', [
        () => 'The next time it matters will be',
        () => 'It comes up again with',
      ])
    : isNear(best)
      ? best.kind === 'transit' && best.tone === 'soft'
        ? 'What eases it now is'
        : 'What makes it louder now is'
      : 'At present you have'
  yield* tellTimedFact(composer, best, theme, opening, length)
}

function isSame(a: TransitFact, b: TransitFact): boolean {
  return a.body === b.body && a.point === b.point && a.aspect === b.aspect
}

function isSlow(body: Planet): boolean {
  return ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'].includes(body)
}
