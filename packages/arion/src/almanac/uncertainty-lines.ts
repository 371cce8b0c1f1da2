/** What the birth time leaves open, said once. */
import type { Composer } from './composer.ts'
import type { Line } from './line.ts'

/** Said once in a thread, early: what an uncertain birth time leaves out. */
export function uncertainty(composer: Composer, whatItWouldAdd: string): Line | null {
  const { accuracy } = composer.context.chart
  if (accuracy.kind === 'exact' || composer.age('uncertain') < 3 || wasNamedInThread(composer)) return null
  composer.remember('uncertain')
  if (accuracy.kind === 'approximate') {
    return composer.line(
      composer.form('approximate', [
        () =>
          'Your birth time is only roughly known, so I leave out whatever would change within that margin.',
        () => 'As your birth time is only roughly known, I keep to what holds within that margin.',
      ]),
    )
  }
  const start = 'Your birth time is not known'
  return composer.line(
    composer.form('uncertain', [
      () => `${start}, so I leave the houses and the angles out of this. ${whatItWouldAdd}`,
      () => `${start}, and without it I do not speak of houses or angles. ${whatItWouldAdd}`,
      () => `${start}, so you will hear nothing of houses and angles from me. ${whatItWouldAdd}`,
      () => `One thing first: ${lowerFirst(start)}, so houses and angles stay out of this. ${whatItWouldAdd}`,
    ]),
  )
}

/**
 * The same for a day or a stretch of time, which would be told by houses: in a few words where the person
 * heard the long form lately.
 */
export function uncertaintyOfTime(composer: Composer, whatItWouldAdd: string): Line | null {
  const { accuracy } = composer.context.chart
  if (accuracy.kind === 'exact' || wasNamedInThread(composer)) return null
  const long = uncertainty(composer, whatItWouldAdd)
  if (long) return long
  if (accuracy.kind === 'approximate') {
    return composer.line(
      composer.form('approximate.brief', [
        () => 'With a rough birth time I name no house here.',
        () => 'I go without houses, since your birth time is a rough one.',
        () => 'No houses in this one, for want of an exact birth time.',
        () => 'What would hang on the exact birth time is left out.',
        () => 'The rough birth time keeps houses out of it.',
      ]),
    )
  }
  return composer.line(
    composer.form('uncertain.brief', [
      () => 'Without your birth time I name no house here.',
      () => 'No houses in this one, for want of a birth time.',
      () => 'Where in life it falls I could only say with a birth time.',
      () => 'The birth time is missing, so it stays general as to where.',
      () => 'I read it without houses, since the birth time is open.',
      () => 'As before, the open birth time keeps the houses out of it.',
      () => 'A birth time would tell the side of life; without it I tell only the day.',
      () => 'Houses would need a birth time, so I go by the planets alone.',
    ]),
  )
}

function wasNamedInThread(composer: Composer): boolean {
  return composer.input.thread.some(({ answer }) => /birth time/.test(answer))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
