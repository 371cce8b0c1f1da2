/** What is on in the sky: windows and stays with their dates, and what they bring. */
import type { Planet, Point } from '@astrarium/sky'
import type { Tone, TransitFact } from '../brief/facts.ts'
import { pointName } from '../language/statements.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { LORE } from './load-lore.ts'
import type { Composer } from './composer.ts'
import { full } from '../language/text.ts'
import { when } from './now-words.ts'
import type { Line } from './line.ts'

/** Over within days or a few weeks. */
export const isQuick = ({ body }: TransitFact) => ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(body)

const GENTLE: readonly Planet[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter']

/** The lore's names for a tone: a meeting first as itself, then as the kind that this body makes of it. */
export function tonesOf(body: Planet, tone: Tone): Tone[] {
  if (tone !== 'conj') return [tone]
  return ['conj', GENTLE.includes(body) ? 'soft' : 'hard']
}

/** `short`: what it brings, without a word on the matter in hand. */
export type Length = 'short' | 'full'

/**
 * What a transit brings: authored for that point, else the body's manner with it; then what it does to the
 * matter in hand.
 */
export function* meaning(
  composer: Composer,
  fact: TransitFact,
  theme: Theme,
  length: Length = 'full',
): Iterable<Line> {
  const tones = tonesOf(fact.body, fact.tone)
  const feels = composer.unit(
    tones.map((tone) => `${fact.body}>${fact.point}.${tone}.feels`),
    { isOptional: true },
  )
  if (feels) yield composer.line(full(when(composer, feels.text, fact)), [], fact.id)
  const { tags } = THEME_MEANINGS[theme]
  const topical =
    feels && length === 'short'
      ? null
      : composer.unit(
          tones.flatMap((tone) => tags.map((tag) => `${fact.body}>${tone}.${tag}`)),
          { isOptional: true },
        )
  if (!feels && !topical) {
    const does = composer.unit(tones.map((tone) => `${fact.body}>${tone}.does`))
    if (does)
      yield composer.line(full(`It ${does.text.replaceAll('{it}', pointWords(fact.point))}`), [], fact.id)
  }
  if (topical) yield composer.line(full(when(composer, topical.text, fact)), [], fact.id)
}

function pointWords(point: Point): string {
  return LORE.get(`point.${point}`)?.[0]?.text ?? `your ${pointName(point)}`
}
