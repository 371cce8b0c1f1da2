import { z } from 'zod'

const Rows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** What stands in `astrarium.json`. `version` counts the forms that an import has to tell apart. */
export const Archive = z.object({
  product: z.literal('Astrarium'),
  version: z.literal(1),
  madeAt: z.string(),
  /** what each table holds, in words */
  about: z.record(z.string(), z.string()),
  /** what belongs to this account and server alone */
  account: Rows,
  /** what an import brings back */
  mine: Rows,
})
export type Archive = z.output<typeof Archive>
