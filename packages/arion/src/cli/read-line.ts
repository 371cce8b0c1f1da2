/** One line of `arion read`: a question in, its reading out. */
import { z } from 'zod'
import type { Hearing } from '../listen/hearing.ts'
import { SURE_ENOUGH } from '../listen/calibration.ts'
import { isSouthernZone } from '../question/care/country-of-zone.ts'
import { read } from '../question/read.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  question: z.string().min(1, 'the question as typed'),
  thread: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  today: z.iso.date('a local day, YYYY-MM-DD'),
  zone: z.string().default('UTC'),
})

export interface Printed {
  id?: string | number | undefined
  care: string | null
  declines: string[]
  about: string[]
  wants: string[]
  time: { from: string; to: string } | null
  person: { name?: string; role?: string } | null
  choices: string[] | null
  leans: boolean
  understood: boolean
  asksBack: boolean
  offers: { about: string; wants: string }[]
  confidence: number
}

export function readLine(line: string, hear: Hearing['hear']): { printed: Printed } | { fault: string } {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { fault: 'not JSON; one object a line is wanted' }
  }
  const parsed = Line.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { fault: `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not as wanted'}` }
  }
  const { id, question, thread, today, zone } = parsed.data
  const reading = read({ question, thread, frame: { today, isSouthern: isSouthernZone(zone), zone }, hear })
  const [first] = reading.asks
  const asksBack = reading.care === null && (!reading.understood || first.confidence < SURE_ENOUGH)
  return {
    printed: {
      ...(id !== undefined && { id }),
      care: reading.care,
      declines: reading.declines,
      about: first.about,
      wants: first.wants,
      time: first.time && { from: first.time.from, to: first.time.to },
      person: first.person,
      choices: first.choices,
      leans: reading.leans,
      understood: reading.understood,
      asksBack,
      offers: asksBack ? reading.offers : [],
      confidence: Math.round(first.confidence * 1000) / 1000,
    },
  }
}
