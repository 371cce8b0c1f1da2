import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Id, Instant, Nothing } from './shared.ts'

/**
 * `none`: nobody asked for it yet. `writing` also while it waits for its turn, and while it is written anew.
 */
export const BlueprintState = z.enum(['none', 'writing', 'whole', 'failed'])
export type BlueprintState = z.infer<typeof BlueprintState>

/** Questions that have an answer; `percentage` is rounded. */
const Progress = {
  answered: z.number().int(),
  total: z.number().int(),
  percentage: z.number().int().min(0).max(100),
}

/**
 * Begins the work and answers at once; costs no Ask. A blueprint that is whole and true to the chart and its
 * settings is left as it is, one that is being written goes on. Refuses with chart_missing.
 */
export const generateBlueprint = endpoint({
  method: 'POST',
  path: '/api/generate-blueprint',
  access: 'signed-in',
  input: z.object({ userId: Id.optional() }),
  answers: 'json',
  output: z.object({ success: z.literal(true), state: BlueprintState }),
})

/**
 * The seven categories and how far each is. When the birth data have changed since, this has begun to write
 * it anew.
 */
export const getBlueprint = endpoint({
  method: 'GET',
  path: '/api/blueprint',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    hasChart: z.boolean(),
    state: BlueprintState,
    /** written before the settings of the chart were changed: whoever asks for it has it written anew */
    isOfOtherSettings: z.boolean(),
    ...Progress,
    categories: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        ...Progress,
        /** how its first answer begins; null while that is not written */
        firstLine: z.string().nullable(),
      }),
    ),
    /** when the last answer was written */
    generatedAt: Instant.nullable(),
  }),
})

/** All chapters on paper, with what is answered. Refuses with not_found while nothing is. */
export const blueprintPaper = endpoint({
  method: 'GET',
  path: '/api/blueprint/pdf',
  access: 'signed-in',
  input: Nothing,
  answers: 'file',
  output: z.literal('application/pdf'),
})

/** Refuses with category_not_found. */
export const getBlueprintCategory = endpoint({
  method: 'GET',
  path: '/api/blueprint/:categoryId',
  access: 'signed-in',
  params: z.object({ categoryId: z.string().max(60) }),
  input: Nothing,
  answers: 'json',
  output: z.object({
    id: z.string(),
    label: z.string(),
    hasChart: z.boolean(),
    state: BlueprintState,
    ...Progress,
    questions: z.array(
      z.object({
        id: z.string(),
        prompt: z.string(),
        /** null while it is not written */
        answer: z.string().nullable(),
        facts: z.array(FactShown),
      }),
    ),
  }),
})
