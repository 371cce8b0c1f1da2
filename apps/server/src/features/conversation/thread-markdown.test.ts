import type { Fact } from '@astrarium/arion'
import { expect, it } from 'vitest'
import { factShown } from '../guide/fact-shown.ts'
import { toMarkdown } from './thread-markdown.ts'

const facts: Fact[] = [
  { id: 'option.0', kind: 'option', statement: 'Ring now', points: [] },
  {
    id: 'sun',
    kind: 'placement',
    statement: 'Your Sun is in Taurus',
    points: ['sun'],
    speaks: [{ option: 'option.0', side: 'for' }],
  },
  { id: 'moon', kind: 'placement', statement: 'Your Moon is in Leo', points: ['moon'] },
]

it('in a file stands under each option what speaks for it and against it', () => {
  const file = toMarkdown(
    'Now or later',
    [
      {
        id: 'a',
        parentId: null,
        isShown: true,
        version: 0,
        question: 'now or later?',
        answer: 'Now.',
        category: 'general',
        isFavourite: false,
        askedAt: new Date('2026-11-22T09:00:00Z'),
        facts: facts.map(factShown),
        asksBack: null,
        offer: null,
      },
    ],
    (at) => at.toISOString(),
  )
  expect(file).toContain(
    'Based on:\n\n- Ring now\n  - for it: Your Sun is in Taurus\n- Your Moon is in Leo\n',
  )
})
