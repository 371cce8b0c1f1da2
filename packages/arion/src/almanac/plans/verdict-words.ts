/** The keys of a leaning word, and the stretch of time put into it. */
import type { Pen } from '../pen.ts'
import type { Lean } from '../verdict.ts'
import { capital } from '../../language/text.ts'

export function verdictKeys(pen: Pen, mark: '?' | '??', lean: Lean): string[] {
  const { theme } = pen.matter.reading
  const name =
    {
      work: 'job',
      unavailable: 'love',
      friends: 'love',
      talk: 'any',
      today: 'any',
      self: 'any',
      purpose: 'any',
      spirit: 'any',
      home: 'home',
    }[theme as string] ?? theme
  return [`${mark}${name}.${lean}`, `${mark}any.${lean}`]
}

export function spoken(pen: Pen, text: string): string {
  const { phrase } = pen.matter.frame.span
  return text.replaceAll('{span}', phrase).replaceAll('{Span}', capital(phrase))
}
