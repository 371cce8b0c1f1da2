import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LocalDate, Nothing } from './shared.ts'
import { AspectName, Sign } from './sky.ts'

const InZodiac = z.object({ longitude: z.number(), sign: Sign })

/** What touches somebody and the person, or somebody alone, about today. */
const OnToday = z.object({
  memberId: z.string(),
  /** the sign that it is drawn by */
  aspect: AspectName,
  /** two to six words */
  title: z.string(),
})

/** Of whoever shows the person no dates there is nothing here. */
export const CircleToday = z.object({
  forDate: LocalDate,
  /** now, in the zodiac of the person's charts */
  sun: InZodiac,
  moon: InZodiac,
  /** for both of the two, with what touches them and until when */
  between: z.array(OnToday.extend({ text: z.string() })),
  /** for somebody alone, by the words of a check-in of that day */
  days: z.array(
    OnToday.extend({
      /** null on a day that nothing of theirs is touched */
      aspect: AspectName.nullable(),
      /** whether more than the Moon is exact that day */
      isEventful: z.boolean(),
    }),
  ),
})
export type CircleToday = z.infer<typeof CircleToday>

/** What today is on in the Circle. Costs no Ask. */
export const getCircleToday = endpoint({
  method: 'GET',
  path: '/api/circle/today',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: CircleToday,
})
