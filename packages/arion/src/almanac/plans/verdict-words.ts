/** The keys of a leaning word, and the stretch of time put into it. */
import type { Composer } from '../composer.ts'
import type { Lean } from '../leaning.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import { capital } from '../../language/text.ts'

export function verdictKeys(composer: Composer, mark: '?' | '??', lean: Lean): string[] {
  const { theme, traits } = composer.context.intent
  // warmth in a talk is no answer to whether one ends it
  if (traits.has('leaves_off')) return [`?off.${lean}`, `${mark}any.${lean}`]
  // that there is warmth in it answers nobody who thinks of leaving
  const verdict = traits.has('parting') ? 'any' : THEME_MEANINGS[theme].verdict
  return [`${mark}${verdict}.${lean}`, `${mark}any.${lean}`]
}

export function spoken(composer: Composer, text: string): string {
  const { phrase } = composer.context.frame.span
  return text.replaceAll('{span}', phrase).replaceAll('{Span}', capital(phrase))
}

/** Whoever names a day or a weekend hears that it is meant. */
export function ofNamedDay(composer: Composer, words: string): string {
  const { isNamed, said, span } = composer.context.frame
  // a day by its number belongs to no fact, and the check would hold the headline back
  const isSayable = isNamed && !said.hasNumber && !said.isStretch
  return isSayable ? `For ${span.phrase}: ${small(words)}` : words
}

function small(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
