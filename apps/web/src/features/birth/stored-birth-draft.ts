import * as z from 'zod/mini'
import type { BirthDraft } from './birth-draft.ts'

/** A form as a tab kept it over a reload; null for anything else that stands in its place. */
export function readStoredBirthDraft(stored: unknown): BirthDraft | null {
  const parsed = StoredDraft.safeParse(stored)
  return parsed.success ? parsed.data : null
}

const digits = (length: number) => z.string().check(z.regex(/^\d*$/), z.maxLength(length))
const place = { text: z.string().check(z.maxLength(300)) }
const within = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const coordinates = {
  latitude: within(90),
  longitude: within(180),
  zone: z.optional(z.string().check(z.maxLength(64))),
}
const StoredDraft = z.object({
  date: z.object({ day: digits(2), month: digits(2), year: digits(4) }),
  time: z.object({ hour: digits(2), minute: digits(2) }),
  accuracy: z.nullable(z.enum(['exact', 'approximate', 'unknown'])),
  minutes: z.number(),
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('typed'), ...place }),
    z.object({ kind: z.literal('chosen'), ...place, ...coordinates }),
    z.object({ kind: z.literal('assumed'), ...place, ...coordinates }),
  ]),
  timezone: z.string(),
  isZoneDetected: z.boolean(),
  fold: z.nullable(z.object({ moment: z.string(), value: z.literal([0, 1]) })),
})
