import { z } from 'zod'

/** What a drawn sign beside an offer stands for. */
export const OFFER_SIGNS = ['choice', 'day', 'between', 'time', 'person', 'chart', 'comfort'] as const

export const OFFERS_MAX = 3
/** Which of the offers a send takes up; null takes up none. */
export const OfferIndex = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type OfferIndex = z.infer<typeof OfferIndex>

/**
 * What Arion answers where a question was not understood: what was heard of it, and what it may look at.
 * Under an answer nothing is heard anew, and the offers are what else the message asked, or may have meant.
 */
export const AskBack = z.object({
  /** the person's own words in pieces that join to the question as typed */
  heard: z.array(
    z.object({
      text: z.string(),
      /** what was heard in an underlined piece; null for the words between */
      label: z.string().nullable(),
      /** something is missing there, and the label asks for it: "who is she?" */
      isOpen: z.boolean(),
    }),
  ),
  offers: z
    .array(z.object({ label: z.string(), detail: z.string(), sign: z.enum(OFFER_SIGNS) }))
    .max(OFFERS_MAX),
  /** answered as it was put, at no charge, and not surely: the offers are what else it may have meant */
  isOtherwise: z.literal(true).optional(),
})
export type AskBack = z.infer<typeof AskBack>

/** Whether the message was answered, and the offers stand under the answer. */
export function isUnderAnswer({ heard }: Pick<AskBack, 'heard'>): boolean {
  return heard.length === 0
}

/** Whether they are its other questions, which wait for their turn. */
export function isWaiting({ heard, isOtherwise }: Pick<AskBack, 'heard' | 'isOtherwise'>): boolean {
  return isUnderAnswer({ heard }) && !isOtherwise
}
