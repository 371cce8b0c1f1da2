import type { reportFault } from '@astrarium/contracts'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

/** Whose page it was is nobody's business: the number that the person tells is enough to find it. */
export function noteFault(
  { log }: Context,
  { id, route, version, place }: z.output<typeof reportFault.input>,
): { success: true } {
  log.warn({ fault: id, route, version, place }, 'a page could not be shown')
  return { success: true }
}
