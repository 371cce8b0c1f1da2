import { MONTHS } from '@astrarium/arion'
import type { OpenProfile } from '../profile/service/read-profile.ts'

/**
 * What an outside model must never read about this person, in every form in which it may stand in a question:
 * name, mail, place, day and hour of birth.
 */
export function redactedTerms(
  { name, email }: { name: string; email: string },
  { fullName, birth }: Pick<OpenProfile, 'fullName' | 'birth'>,
): string[] {
  const known = [name, fullName, email]
  if (birth) {
    known.push(birth.birthPlace, ...birth.birthPlace.split(','))
    known.push(...formsOfDate(birth.birthDate), ...formsOfTime(birth.birthTime))
  }
  return [...new Set(known.map((one) => one.trim()).filter((one) => one.length > 1))]
}

function formsOfDate(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  const days = [day, String(Number(day))]
  const spoken = [name, name.slice(0, 3)].flatMap((word) =>
    [String(Number(day)), ordinal(Number(day)), day].flatMap((count) => [
      `${count} ${word}`,
      `${count} of ${word}`,
      `${word} ${count}`,
    ]),
  )
  const written = ['-', '/', '.'].flatMap((mark) =>
    days.flatMap((d) =>
      [month, String(Number(month))].flatMap((m) => [`${d}${mark}${m}`, `${m}${mark}${d}`]),
    ),
  )
  // the longest first, so that nothing of a date stays behind its beginning
  return [
    ...written.flatMap((one) => ['-', '/', '.'].map((mark) => `${one}${mark}${year}`)),
    date,
    ...spoken,
    ...written,
    year,
  ]
}

function formsOfTime(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':')
  const twelve = Number(hour) % 12 || 12
  return [
    `${hour}:${minute}`,
    `${Number(hour)}:${minute}`,
    `${hour}.${minute}`,
    `${Number(hour)}.${minute}`,
    `${twelve}:${minute}`,
    `${twelve}.${minute}`,
  ]
}

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `${day}${ending}`
}
