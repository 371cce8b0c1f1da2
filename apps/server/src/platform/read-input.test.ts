import { astrologyProxy, BirthDetails, signUp, updateProfile } from '@astrarium/contracts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input.ts'

const wrong = (schema: z.ZodType, value: unknown) => {
  const reading = readInput(schema, value)
  if (reading.isRight) throw new Error('was taken')
  return reading.fields
}

describe('what would be right is said in plain words', () => {
  test.each<[z.ZodType, unknown, string]>([
    [z.string(), 3, 'text'],
    [z.string().max(200), undefined, 'text of at most 200 characters'],
    [z.string().min(1).max(64), '', 'text of 1 to 64 characters'],
    [z.string().min(6), 'short', 'text of at least 6 characters'],
    [z.number().min(-90).max(90), 95, 'a number from -90 to 90'],
    [z.number().min(-90).max(90), 'north', 'a number from -90 to 90'],
    [z.number().int().min(1).max(12), 1.5, 'a whole number from 1 to 12'],
    [z.number().int(), '7', 'a whole number'],
    [z.number().positive(), 0, 'a number above 0'],
    [z.number().max(5), 9, 'a number, at most 5'],
    [z.boolean(), 'yes', 'true or false'],
    [z.enum(['exact', 'approximate', 'unknown']), 'roughly', 'one of exact, approximate, unknown'],
    [z.literal(true), false, 'true'],
    [z.union([z.literal(0), z.literal(1)]).nullable(), 2, 'one of 0, 1, null'],
    [z.string().nullable(), 3, 'text or null'],
    [z.uuid(), 'x', 'an id (UUID)'],
    [z.iso.datetime(), 'noon', 'an instant such as 2026-01-31T12:00:00Z'],
    [z.array(z.string()).max(3), 'a', 'a list of at most 3 entries'],
    [z.string().regex(/^a/, 'a word that begins with a'), 'b', 'a word that begins with a'],
    [
      z.string().regex(/^a/, 'never read').describe('a word that begins with a'),
      3,
      'a word that begins with a',
    ],
  ])('%#: %s', (schema, value, wanted) => {
    expect(wrong(z.object({ field: schema }), { field: value })).toEqual({ field: wanted })
  })

  test('of every field at fault, at any depth', () => {
    const schema = z.object({ list: z.array(z.object({ age: z.number().min(0) })), name: z.string() })
    expect(wrong(schema, { list: [{ age: 3 }, { age: 'old' }] })).toEqual({
      'list.1.age': 'a number',
      name: 'text',
    })
  })

  test.each([[null], [3], ['text'], [[1, 2]]])('a body that is no object: %j', (body) => {
    expect(wrong(updateProfile.input, body)).toEqual({ body: 'a JSON object' })
  })

  test('of the choices that a word decides', () => {
    expect(wrong(astrologyProxy.input, { action: 'divine' })).toEqual({
      action: 'one of generate-chart, health',
    })
  })
})

test.each([
  [BirthDetails, {}],
  [
    BirthDetails,
    {
      birthDate: 1,
      birthTime: 2,
      birthTimeAccuracy: 3,
      birthPlace: 4,
      birthLatitude: '',
      birthLongitude: [],
      timezone: {},
    },
  ],
  [signUp.input, { birth: null, currentTimeZone: 5 }],
  [updateProfile.input, { fullName: 5, personalContext: 5, hasSeenWelcomeModal: 5 }],
])("nothing of the checking library's own English comes through: %#", (schema, value) => {
  for (const wanted of Object.values(wrong(schema, value)))
    expect(wanted).not.toMatch(/invalid|expected|received|undefined|input/i)
})

test('what was sent is not repeated', () => {
  expect(
    JSON.stringify(wrong(signUp.input, { name: 'M', email: 'mara at home', password: 'tiny' })),
  ).not.toMatch(/mara at home|tiny/)
})

test('missing fields alone are told from wrong ones', () => {
  const schema = z.object({ a: z.string(), b: z.number() })
  expect(readInput(schema, { a: 'x' })).toMatchObject({ isIncompleteOnly: true })
  expect(readInput(schema, { a: 'x', b: 'y' })).toMatchObject({ isIncompleteOnly: false })
  expect(readInput(schema, null)).toMatchObject({ isIncompleteOnly: false })
})

test('what fits comes back as the contract makes it', () => {
  expect(readInput(z.object({ a: z.string().trim() }), { a: ' x ' })).toEqual({
    isRight: true,
    value: { a: 'x' },
  })
})
