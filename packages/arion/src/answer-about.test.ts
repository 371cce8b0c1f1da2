/** What somebody wrote of themselves in their profile, in the answers to their questions. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { UsedPhrase } from './types.ts'
import { peopleTold } from './question/two/people-told.ts'

const sky = await openSky()
const [{ name: seed, ...rest }] = people(sky) as [ReturnType<typeof people>[number]]
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, about: string | null, usedPhrases: readonly UsedPhrase[] = []) {
  return answered(sky, { question, at, thread: [], usedPhrases, asker: { seed, ...rest, about } })
}

describe('whoever is named in the profile', () => {
  it.each([
    ['I live with my wife Ana and our sons Leo and Max.', 'Ana wife partner, Leo son child, Max son child'],
    ['Leo is my son. Ines (my older sister) lives abroad.', 'Leo son child, Ines sister sibling'],
    [
      'My boss is called Harold, my mother-in-law Rita is kind.',
      'Harold boss boss, Rita mother-in-law family',
    ],
    ['My husband, Sam, died in May.', 'Sam husband partner late'],
    ['My Sun is in Leo and my boss is a Leo. My son is in May at camp.', ''],
    ['I am a nurse in Bristol. Deciding whether to move.', ''],
  ])('is known by name and by what they are: %s', (words, known) =>
    expect(
      peopleTold(words)
        .map(({ name, role, tag, isLate }) => `${name} ${role} ${tag}${isLate ? ' late' : ''}`)
        .join(', '),
    ).toBe(known),
  )

  it('is spoken of as such, and no chart of them is made up', () => {
    const { text, rejected } = ask('Why do Leo and I quarrel so much?', 'Our son Leo is nine.')
    expect(rejected).toEqual([])
    expect(text).toMatch(/your son/)
    expect(text).not.toMatch(/page of|Leo’s/)
    expect(ask('Why do Max and I quarrel so much?', 'Our son Max is nine.').text).toMatch(/Max/)
  })
})

describe('a death that the profile tells of', () => {
  const SAM = 'My husband Sam died in May. I teach maths.'

  it.each([
    SAM,
    'My husband died in May.',
    'I am a widow since March.',
    'I lost my wife in spring',
    'My father died long ago, when I was a child. My partner passed away last month.',
  ])('of a partner is heard in the words of: %s', (about) =>
    expect(ask('How does my love life look this winter?', about).plan).toBe('comfort'),
  )

  it.each([
    'Will I find love again?',
    'How does my love life look this winter?',
    'When will I meet somebody?',
  ])('of a partner comes before a forecast of love: %s', (question) => {
    const { plan, text } = ask(question, SAM)
    expect(plan).toBe('comfort')
    expect(text).not.toMatch(/202[7-9]/)
    expect(ask(question, null).plan).not.toBe('comfort')
  })

  it('is met once: asked again, the question of love is answered', () => {
    const { usedPhrases } = ask('Will I find love again?', SAM)
    expect(ask('How does my love life look this winter?', SAM, usedPhrases).plan).toBe('outlook')
  })

  it('is kept in mind where something else is asked, and the question is answered', () => {
    const { plan, text } = ask('How will next month be for my work?', SAM)
    expect(plan).toBe('outlook')
    expect(text).toMatch(/^(I have not forgotten|You told me of a death|I remember whom you lost)/)
  })

  it.each(['Can Sam hear me?', 'Will I see my husband again?', 'Is Sam at peace?', 'I miss Sam'])(
    'is met where the one who died is asked about: %s',
    (question) => {
      const { plan, text } = ask(question, SAM)
      expect(plan).toBe('comfort')
      expect(text).not.toMatch(/love comes again|close to somebody again/)
    },
  )

  it('is no birth to be added, where the one who died is asked about as if alive', () => {
    const { text, rejected } = ask('What does Sam need this week?', SAM)
    expect(rejected).toEqual([])
    expect(text).toMatch(/missed|What was between/)
    expect(text).not.toMatch(/birth date|Circle/)
  })

  it('of a parent is met where they are asked about', () =>
    expect(ask('Can my mother hear me?', 'My mother died in May.').plan).toBe('comfort'))

  it('of a parent leaves a question of love as it is', () =>
    expect(ask('How does my love life look this winter?', 'My mother died in May.').plan).not.toBe('comfort'))

  it.each([
    'My father died when I was a child.',
    'My phone died last week.',
    "My sister's husband died in May.",
  ])('changes nothing of love where it is no loss of a partner now: %s', (about) =>
    expect(ask('How does my love life look this winter?', about).plan).not.toBe('comfort'),
  )
})
