import { z } from 'zod'

type InputReading<T> = { isRight: true; value: T } | WrongInput

export interface WrongInput {
  isRight: false
  /** each field at fault, dotted, and what would be right */
  fields: Record<string, string>
  /** some fields are missing, and nothing else is wrong */
  isIncompleteOnly: boolean
}

/**
 * Checks what came in. Each field at fault comes with what would be right in its place, in plain words ("a
 * number from -90 to 90"): those of the contract where it has some, else words made from its schema. What was
 * sent is never repeated.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): InputReading<z.output<Schema>> {
  const parsed = schema.safeParse(value, { error: () => WITHOUT_WORDS })
  if (parsed.success) return { isRight: true, value: parsed.data }
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const wanted = message === WITHOUT_WORDS ? wantedWords(shapeAt(whole, path)) : message
    fields[path.join('.') || 'body'] ??= path.length === 0 && wanted === AN_OBJECT ? 'a JSON object' : wanted
  }
  const isIncompleteOnly = parsed.error.issues.every(
    ({ path }) => path.length > 0 && valueAt(value, path) === undefined,
  )
  return { isRight: false, fields, isIncompleteOnly }
}

/** What of JSON Schema is read here. */
interface Shape {
  type?: string | string[]
  description?: string
  const?: string | number | boolean | null
  enum?: (string | number | boolean | null)[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  maxItems?: number
  properties?: Record<string, Shape>
  items?: Shape
}

function shapeAt(shape: Shape, path: PropertyKey[]): Shape {
  const [step, ...rest] = path
  if (step === undefined) return shape
  const inside = optionsOf(shape).flatMap(
    (option) => (typeof step === 'number' ? option.items : option.properties?.[String(step)]) ?? [],
  )
  return shapeAt(inside.length > 1 ? { anyOf: inside } : (inside[0] ?? {}), rest)
}

function optionsOf(shape: Shape): Shape[] {
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ ...shape, type }))
  return (shape.anyOf ?? shape.oneOf)?.flatMap(optionsOf) ?? [shape]
}

function wantedWords(shape: Shape): string {
  if (shape.description !== undefined) return shape.description
  const options = optionsOf(shape)
  const choices = options.flatMap(choicesOf)
  const open = options.filter((option) => choicesOf(option).length === 0).map(openWords)
  const list = choices.length > 1 ? [`one of ${choices.join(', ')}`] : choices
  return [...new Set([...open, ...list])].join(' or ')
}

function choicesOf({ type, const: only, enum: several }: Shape): string[] {
  if (several) return several.map(String)
  return only !== undefined ? [String(only)] : type === 'null' ? ['null'] : []
}

function openWords(shape: Shape): string {
  if (shape.description !== undefined) return shape.description
  switch (shape.type) {
    case 'string':
      return (
        FORMATS[shape.format ?? ''] ?? `text${within(shape.minLength, shape.maxLength, ' of', ' characters')}`
      )
    case 'number':
      return `a number${numberBounds(shape)}`
    case 'integer':
      return `a whole number${numberBounds(shape)}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return `a list${within(undefined, shape.maxItems, ' of', ' entries')}`
    case 'object':
      return AN_OBJECT
    case undefined:
    default:
      return 'another value'
  }
}

function numberBounds({ minimum, maximum, exclusiveMinimum }: Shape): string {
  if (exclusiveMinimum !== undefined && minimum === undefined)
    return ` above ${exclusiveMinimum}${within(undefined, maximum, ',', '')}`
  // whole numbers come with the bounds of what a number can hold exactly
  const low = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  const high = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  if (low !== undefined && high !== undefined) return ` from ${low} to ${high}`
  return within(low, high, ',', '')
}

function within(least: number | undefined, most: number | undefined, before: string, unit: string): string {
  if (least && most !== undefined) return `${before} ${least} to ${most}${unit}`
  if (least) return `${before} at least ${least}${unit}`
  return most === undefined ? '' : `${before} at most ${most}${unit}`
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
}

const WITHOUT_WORDS = ''
const AN_OBJECT = 'an object'
const FORMATS: Record<string, string> = {
  uuid: 'an id (UUID)',
  email: 'an email address such as name@example.com',
  'date-time': 'an instant such as 2026-01-31T12:00:00Z',
  date: 'a date as YYYY-MM-DD',
  uri: 'a web address',
}
