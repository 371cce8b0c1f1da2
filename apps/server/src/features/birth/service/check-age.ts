import { AGE_MIN } from '@astrarium/contracts'
import type { BirthDetails } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'

/**
 * For somebody's own birth, whichever way they came in; people in a Circle may be of any age. In whole years,
 * by the calendar of UTC: who is sixteen somewhere tomorrow may come tomorrow. Throws too_young.
 */
export function checkAge(
  { now }: Pick<Context, 'now'>,
  { birthDate }: Pick<BirthDetails, 'birthDate'>,
): void {
  const today = now().toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  if ((today.slice(5) < birthDate.slice(5) ? years - 1 : years) < AGE_MIN)
    throw new AppError('too_young', 'The terms ask for 16 years')
}
