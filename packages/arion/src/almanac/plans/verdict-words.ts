/** The keys of a leaning word, and the stretch of time put into it. */
import type { Composer } from '../composer.ts'
import type { Lean } from '../leaning.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import { capital } from '../../language/text.ts'

export function verdictKeys(composer: Composer, mark: '?' | '??', lean: Lean): string[] {
  const { theme } = composer.context.intent
  const { verdict } = THEME_MEANINGS[theme]
  return [`${mark}${verdict}.${lean}`, `${mark}any.${lean}`]
}

export function spoken(composer: Composer, text: string): string {
  const { phrase } = composer.context.frame.span
  return text.replaceAll('{span}', phrase).replaceAll('{Span}', capital(phrase))
}
