/**
 * Why, from the chart: theses, anchors, placements and what helps; and what an uncertain birth time leaves
 * out.
 */
import type { Point } from '@astrarium/sky'
import type { AspectFact } from '../brief/facts.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { natalAspect, orbWords } from './name.ts'
import type { Composer } from './composer.ts'
import { full } from '../language/text.ts'
import type { Line } from './line.ts'

/** Thesis of a "why": the topic's own clause of a natal aspect, else its knot. */
export function aspectClause(
  composer: Composer,
  fact: AspectFact,
  theme: Theme,
  { mustSpeak = false } = {},
): string | null {
  const pair = `${fact.a}*${fact.b}`
  const tones = spokenTones(fact)
  const sides = sidesOf(theme)
  return (
    composer.unit(
      tones.flatMap((tone) => [
        ...sides.map((side) => `${pair}.${tone}.${side}`),
        ...(mustSpeak ? [] : [`${pair}.${tone}.knot`]),
      ]),
      { isOptional: true },
    )?.text ?? null
  )
}

/** Of these the hard lines say that the two are at odds, and of a meeting the contrary is true. */
const AT_ODDS = ['sun*moon', 'venus*mars', 'sun*asc', 'moon*asc', 'sun*mc', 'moon*mc']

/**
 * Whose lines speak for a natal aspect: a meeting borrows where it has none, as long as what it borrows is
 * true of it.
 */
export function spokenTones({ a, b, tone }: AspectFact): AspectFact['tone'][] {
  return tone === 'conj' && !AT_ODDS.includes(`${a}*${b}`) ? ['conj', 'hard'] : [tone]
}

/** The lore's names for the sides of life that a theme looks at. */
export function sidesOf(theme: Theme): readonly string[] {
  return THEME_MEANINGS[theme].sides
}

/** "In your chart that is your Venus in Libra square to Mars in Cancer, about a degree from exact." */
export function aspectSource(composer: Composer, fact: AspectFact): Line {
  composer.lead(fact)
  const orb = () => {
    const words = orbWords(composer, fact)
    return words ? `, ${words}` : ''
  }
  const text = composer.form('anchor', [
    () => `In your chart that is ${natalAspect(composer, fact)}${orb()}.`,
    () => `I read it from ${natalAspect(composer, fact)}${orb()}.`,
    () => `It comes from ${natalAspect(composer, fact)}${orb()}.`,
    () => `Behind it is ${natalAspect(composer, fact)}${orb()}.`,
  ])
  return composer.line(text, [fact])
}

/** A soft aspect near the matter in hand: what helps. */
export function* softAspectLines(
  composer: Composer,
  theme: Theme,
  near: readonly Point[],
  { mustTouch = false } = {},
): Iterable<Line> {
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const soft = composer.context.aspects
    .filter(({ tone, orb }) => tone === 'soft' && orb < 6)
    .filter(({ a, b }) => !mustTouch || near.includes(a) || near.includes(b))
  const ranked = [...soft].sort((a, b) => score(b) - score(a))
  function score(fact: AspectFact): number {
    return fact.weight * (near.includes(fact.a) || near.includes(fact.b) ? 1.8 : 1)
  }
  for (const fact of ranked) {
    const unit = composer.unit(`${fact.a}*${fact.b}.soft.turn`, { tags, isOptional: true })
    if (!unit) continue
    composer.lead(fact)
    const said = composer.form('turn', [
      () => `None of this is fixed. ${full(unit.text)}`,
      () => `There is help in it as well. ${full(unit.text)}`,
      () => `It is not the whole story. ${full(unit.text)}`,
      () => full(unit.text),
    ])
    const source = composer.form('turn.source', [
      () => `You have that from ${natalAspect(composer, fact)}.`,
      () => `It comes with ${natalAspect(composer, fact)}.`,
    ])
    yield composer.line(`${said} ${source}`, [fact])
    return
  }
}
