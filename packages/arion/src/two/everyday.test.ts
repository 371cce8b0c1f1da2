/** Everyday sentences that a line written for something graver must not catch. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { LORE } from '../almanac/load-lore.ts'
import type { CirclePerson } from '../types.ts'
import { isLate } from '../question/two/is-late.ts'
import { asidesIn, PAIR_IN_LOVE, sortsIn } from '../question/two/sorts.ts'
import { promptFor } from '../prompts/v1.ts'
import { readAsk } from '../question/read-ask.ts'
import { buildBrief } from '../brief/build-brief.ts'
import { heard } from '../../evals/asking.ts'
import { people } from '../../evals/people.ts'

const ANNA: CirclePerson = { id: 'a', name: 'Anna', tag: 'friend' }
const TOM: CirclePerson = { id: 't', name: 'Tom', tag: 'sibling' }

describe('an everyday question', () => {
  it('speaks of nobody as dead but of the one who died', () => {
    expect(isLate('My brother Tom passed his driving test, how do we celebrate?', TOM)).toBe(false)
    expect(isLate('How can I support Anna? Her mother died', ANNA)).toBe(false)
    expect(isLate('How can I support Anna? Her father was ill. He died in May.', ANNA)).toBe(false)
    expect(isLate('Were we close? I ask since Tom died.', TOM)).toBe(true)
    expect(
      isLate('Today is five years from tata. He was angry.', { ...TOM, name: 'your tata', tag: 'other' }),
    ).toBe(true)
    expect(isLate('I ask about Tom. He passed a year ago.', TOM)).toBe(true)
  })

  it.each([
    ['is this a bad time to call she?', 'spite'],
    ['she had a bad day, how do i cheer him up?', 'spite'],
    ['how can she and i get even closer?', 'spite'],
    ['i wish i could tell she i am sorry', 'spite'],
    ['i need space from she', 'need'],
    ['i need to ask she for a raise', 'need'],
    ['i need to ask she for a raise', 'home'],
    ['how can she and i spend more time together?', 'money'],
    ['why does she never pay attention?', 'money'],
    ["should i go to she's party?", 'decide'],
    ['should i give her a present?', 'decide'],
    ['what lies ahead for she and me?', 'trust'],
  ] as const)('%s is not %s', (text, sort) => expect(sortsIn(text)).not.toContain(sort))

  it('has its matter still', () => {
    expect(sortsIn('i hope she suffers')).toContain('spite')
    expect(sortsIn('why do she and me fight about money')).toContain('money')
    expect(sortsIn('what does she need this week')).toContain('need')
    expect(sortsIn('should i leave him')).toContain('decide')
    expect(asidesIn('she is my favourite aunt, what could i give her?')).not.toContain('favourite')
  })

  it('speaks of desire only between the two', () => {
    expect(PAIR_IN_LOVE.test('she is in love with a man i dont like')).toBe(false)
    expect(PAIR_IN_LOVE.test('i am in love with she')).toBe(true)
    expect(PAIR_IN_LOVE.test('what attracts me to she?')).toBe(true)
    expect(PAIR_IN_LOVE.test('what attracts her to the job')).toBe(false)
  })

  it('is told in lines that fit whoever reads', () => {
    const faults = [...LORE.values()]
      .flat()
      .filter(({ key, text }) => key.startsWith('two.') && /\{one/.test(text) && !/\{other/.test(text))
      .filter(({ text }) => /\b(they|them|their|themselves)\b/.test(text))
    expect(faults.map(({ text }) => text)).toEqual([])
  })
})

describe('an outside model', () => {
  it('hears of no turn that was about two people', async () => {
    const sky = await openSky()
    const [london] = people(sky)
    const input = {
      question: 'How is my week?',
      at: new Date('2026-11-20T09:00:00Z'),
      usedPhrases: [],
      asker: { seed: 's', chart: london?.chart ?? null, timeZone: 'Europe/London' },
      thread: [
        {
          question: 'How do Anna and I get on?',
          answer: 'Anna’s Moon is in Libra.',
          facts: [
            {
              kind: 'pair' as const,
              statement: 'Their Moon is in Libra',
              points: ['moon' as const],
              whose: ['theirs' as const],
              from: null,
              exact: [],
              to: null,
            },
          ],
        },
      ],
    }
    const { context } = buildBrief(sky, heard(sky, { ...input, thread: [] }))
    if (!context) throw new Error('nothing was read')
    expect(JSON.stringify(promptFor(sky, context, readAsk(sky, heard(sky, input))).messages)).not.toMatch(
      /Moon is in Libra|get on/,
    )
  })
})
