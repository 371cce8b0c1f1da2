import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Success } from './shared.ts'

/**
 * A page that could not be shown, for the server's log: what support looks up by the number that the person
 * tells. Each part is ours, made of letters that no word of a person passes through.
 */
export const reportFault = endpoint({
  method: 'POST',
  path: '/api/faults',
  access: 'public',
  input: z.object({
    id: z.string().regex(/^[0-9A-Z]{7}$/),
    /** the pattern of an address, such as `/sanctum/circle/$memberId` */
    route: z.string().regex(/^\/[\w$/-]{0,80}$/),
    /** the script of this build that the page started from */
    version: z.string().regex(/^[\w.-]{1,80}$/),
    /** where in which script, of which line and column; null where the browser does not say */
    place: z
      .string()
      .regex(/^[\w.-]{1,80}(:\d{1,7}){1,2}$/)
      .nullable(),
  }),
  answers: 'json',
  output: Success,
})
