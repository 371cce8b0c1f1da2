import type { z } from 'zod'

/**
 * Where an answer breaks its contract: a value that is wrong, or one that the contract does not name. Empty
 * when nothing does. Values are never repeated.
 */
export function faultsOf(schema: z.ZodType, answer: unknown): string[] {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return unnamed(answer, parsed.data, [])
  return parsed.error.issues.map(({ path, message }) => `${place(path)}: ${message}`)
}

/** What zod left out or changed while it read. */
function unnamed(answer: unknown, read: unknown, path: PropertyKey[]): string[] {
  if (!isRecord(answer) || !isRecord(read))
    return Object.is(answer, read) ? [] : [`${place(path)}: read as another value`]
  return Object.entries(answer).flatMap(([name, value]) =>
    name in read
      ? unnamed(value, read[name], [...path, name])
      : [`${place([...path, name])}: not named there`],
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function place(path: PropertyKey[]): string {
  return path.join('.') || 'the whole'
}
