import type { Composer } from './composer.ts'
import { isBegun } from './transit-names.ts'

/** `{now}`: now, or then when the window has not begun. */
export function when(composer: Composer, text: string, fact: { enters: Date | null }): string {
  return text.replaceAll('{now}', isBegun(composer, fact) ? 'now' : 'then')
}
