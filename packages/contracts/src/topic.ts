import { z } from 'zod'

/** What a question is about, as it is kept with its Ask. */
export const TOPICS = [
  'today',
  'relationships',
  'purpose',
  'forecast',
  'check_in',
  'work',
  'money',
  'health',
  'home',
  'spirit',
  'self',
  'general',
] as const
export const Topic = z.enum(TOPICS)
export type Topic = z.infer<typeof Topic>
