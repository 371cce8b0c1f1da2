/** Passages that several plans have in common. */
import type { Point, Sign } from '@astrarium/sky'
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { AspectFact, PlacementFact } from '../../brief/facts.ts'
import type { Theme } from '../../question/themes.ts'
import { action, deedsOfScene, ENDURED, signSentence } from '../sign-sentences.ts'
import { aspectClause, aspectSource, sidesOf } from '../reason-lines.ts'
import type { Kind } from '../../kinds/index.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../composer.ts'
import { placementReason } from '../placement-lines.ts'
import type { Line, LineOrBreak } from '../line.ts'

/** A unit of the first of the keys that has one. */
export function* say(composer: Composer, keys: string | readonly string[]): Iterable<LineOrBreak> {
  const unit = composer.unit(keys)
  if (unit) yield composer.line(unit.text)
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

/** One thing to do at the end, where it belongs to the matter, or to the theme and what was `asked`. */
export function* closingAction(
  composer: Composer,
  theme: Theme,
  sign: Sign | null,
  asked?: Kind,
): Iterable<LineOrBreak> {
  const { matter } = composer.context.intent
  const keys = [...(matter ? [`matter.${matter}.deed`] : []), ...deedsOfScene(composer, ENDURED)]
  const own = keys.length > 0 ? composer.unit(keys, { isOptional: true }) : null
  const line = own ? composer.line(own.text) : action(composer, theme, sign, asked)
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

/** The hardest angle that can be said in one clause, after words that lead up to it. */
export function* sayHardAspect(composer: Composer, lead: string): Iterable<LineOrBreak> {
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, composer.context.intent.theme)
    if (!clause || /[.]/.test(clause)) continue
    yield composer.line(full(`${lead}: ${clause}`), [fact])
    yield aspectSource(composer, fact)
    return
  }
}
