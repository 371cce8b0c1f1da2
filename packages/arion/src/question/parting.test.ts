import { describe, expect, it } from 'vitest'
import type { Intent, ParsedQuestion } from './intent.ts'
import { hasParted, tellsParting, withParting } from './parting.ts'
import { NO_TRAITS } from './traits.ts'

const today = '2026-11-22'

describe('a parting is told', () => {
  it.each([
    'My wife left me on Sunday.',
    'Rosa broke up with me last week after six years.',
    'we split up',
    'I left him in March.',
    'My marriage is over.',
    'since the breakup I sleep badly. how will may be?',
  ])('%s', (words) => expect(tellsParting(words, today)).toBe(true))

  it.each([
    'My wife and I separated in May and I feel fine about it.',
    'she left me three years ago',
    'Should we split up?',
    'We split the bill',
    'my mother left me a house',
    'I left my husband at home',
    'My wife is over there',
  ])('and here none that weighs: %s', (words) => expect(tellsParting(words, today)).toBe(false))
})

it('is kept in mind for a month', () => {
  expect(hasParted([{ unit: 'parting', day: '2026-11-01' }], today)).toBe(true)
  expect(hasParted([{ unit: 'parting', day: '2026-10-01' }], today)).toBe(false)
})

const outlook: Intent = {
  theme: 'love',
  topic: 'relationships',
  kind: 'outlook',
  span: null,
  subject: null,
  person: { name: 'your wife', house: 7 },
  traits: NO_TRAITS,
  follows: null,
}
const coloured = (intent: Intent, typed: string) => {
  const found: ParsedQuestion = withParting({ kind: 'read', intent, refusals: [] }, typed, false)
  return found.kind === 'read' ? found.intent : null
}

describe('after it', () => {
  it('a time that is asked about is told of oneself, and not of love', () =>
    expect(coloured(outlook, 'How will January be?')).toMatchObject({
      theme: 'self',
      person: null,
      parted: 'before',
    }))

  it('love itself is not foretold', () =>
    expect(coloured(outlook, 'How is my love life in February?')).toMatchObject({
      theme: 'self',
      parted: 'asks_love',
    }))

  it('what is to be done is answered as it was asked', () =>
    expect(coloured({ ...outlook, kind: 'yes_no' }, 'Should I write to him?')).toMatchObject({
      theme: 'love',
      parted: 'before',
    }))
})
