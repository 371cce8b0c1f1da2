import { AskBack } from '@astrarium/contracts'
import { z } from 'zod'

/** An ask-back as it is kept: what is shown, and the reading that Arion meant by each offer. */
export const KeptAskBack = AskBack.extend({
  readings: z.array(z.object({ about: z.string(), wants: z.string() })),
  answered: z.object({ about: z.string(), wants: z.string() }).optional(),
})
export type KeptAskBack = z.infer<typeof KeptAskBack>

/** What of it the person sees. */
export function askBackShown(kept: KeptAskBack | null): AskBack | null {
  if (!kept) return null
  const { heard, offers, isOtherwise } = kept
  return { heard, offers, ...(isOtherwise && { isOtherwise }) }
}
