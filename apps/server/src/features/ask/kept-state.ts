import { z } from 'zod'

/** What the guide keeps of a turn; it looks at that of its own version alone. */
export const KeptState = z.looseObject({ version: z.number() })
export type KeptState = z.infer<typeof KeptState>
