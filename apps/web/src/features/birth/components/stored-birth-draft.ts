import { z } from 'zod'
import type { BirthDraft } from '../birth-draft.ts'

/** A form as a tab kept it over a reload; null for anything else that stands in its place. */
export function readStoredBirthDraft(stored: unknown): BirthDraft | null {
  const parsed = StoredDraft.safeParse(stored)
  return parsed.success ? parsed.data : null
}

const digits = (length: number) => z.string().regex(/^\d*$/).max(length)
const place = { text: z.string().max(300) }
const coordinates = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }
const StoredDraft = z.object({
  date: z.object({ day: digits(2), month: digits(2), year: digits(4) }),
  time: z.object({ hour: digits(2), minute: digits(2) }),
  accuracy: z.enum(['exact', 'approximate', 'unknown']),
  minutes: z.number(),
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('typed'), ...place }),
    z.object({ kind: z.literal('chosen'), ...place, ...coordinates }),
    z.object({ kind: z.literal('assumed'), ...place, ...coordinates }),
  ]),
  timezone: z.string(),
  isZoneDetected: z.boolean(),
  fold: z.object({ moment: z.string(), value: z.union([z.literal(0), z.literal(1)]) }).nullable(),
})
