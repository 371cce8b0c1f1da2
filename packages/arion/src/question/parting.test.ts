import { describe, expect, it } from 'vitest'
import type { Intent, ParsedQuestion } from './intent.ts'
import { hasParted, tellsParting, toldPartingIn, withParting } from './parting.ts'
import { NO_TRAITS } from './traits.ts'

const today = '2026-11-22'
const frame = { today, isSouthern: false }

describe('a parting is told', () => {
  it.each([
    'My wife left me on Sunday.',
    'Rosa broke up with me last week after six years.',
    'we split up',
    'I left him on Tuesday.',
    'My marriage is over.',
    'My wife Ida was born on 4 May 1980 and left me on Friday.',
    'since the breakup I sleep badly. how will may be?',
    'My boyfriend left me on Monday and I am far from fine.',
    'He left me last night and I never feel good any more.',
    'My wife left me. When will I be happy again?',
    'Will I ever feel fine? My husband left me this week.',
    'My girlfriend left me two days ago, what does February hold?',
    'What does spring hold now that my husband left me?',
    'My wife walked out on me last night and will I sleep again?',
    'Why did she leave me on Saturday?',
    'My partner moved out on Thursday. He took the dog.',
    'My husband is divorcing me.',
    'My girlfriend is leaving me for a colleague.',
    'Ben and I were to marry in May. He called off the wedding.',
    'we are no longer together, my boyfriend and I',
    'My husband cheated on me and has gone.',
    'I got dumped on Friday',
    'My boyfriend of 3 years left me.',
    'My wife is divorcing me in April.',
    'girlfriend left me on Monday, should I ring her',
    'Mia and I split up last week.',
    'My ex left me on Sunday.',
    'She left me for another man.',
    'Does the man who left me last week still think of me?',
    'My mother is here to help. My wife left me.',
    'My boyfriend left me. He was the best thing in my life.',
    'My wife left me and everyone says I am fine.',
  ])('%s', (words) => expect(tellsParting(words, frame)).toBe(true))

  it.each([
    'My wife and I separated in May and I feel fine about it.',
    'she left me three years ago',
    'Should we split up?',
    'We split the bill',
    'my mother left me a house',
    'I left my husband at home',
    'My wife is over there',
    'She left me a message about the keys.',
    'He left me his old car.',
    'My husband left me some soup in the fridge',
    'he left me on read',
    'My wife left me alone with the twins for an hour.',
    'My teacher was furious. She walked out.',
    'My husband walked out of the dentist, all smiles.',
    'He moved out of my way on the stairs.',
    'We are separated by two time zones.',
    'I was left some money',
    'My coach retired. She left me on Monday.',
    'We split up to search the wood.',
    'My brother and I split up the chores.',
    'He smiled and left me his card.',
    'My daughter grew up. She moved out on Sunday.',
    'My sister is unhappy. She wants a divorce.',
    'He broke it on Monday, my favourite cup.',
    'What if my husband left me?',
    'Will he leave me?',
    'I dreamt that my wife left me.',
    'I am afraid he is leaving me.',
    'Should I end it if he left me?',
    'I left him in March.',
    'She left me last Christmas.',
    'My wife left me three months ago. How will January be?',
    'My boyfriend left me on Sunday, and honestly I feel relieved.',
    'He left me last week. Good riddance!',
    'My wife left me on Friday. It is the best thing I ever did.',
  ])('and here none that weighs: %s', (words) => expect(tellsParting(words, frame)).toBe(false))
})

it('is told in a conversation for a month', () => {
  const turn = { question: 'My wife left me on Sunday.' }
  expect(toldPartingIn({ ...turn, day: '2026-11-02' }, frame)).toBe(true)
  expect(toldPartingIn({ ...turn, day: '2026-06-02' }, frame)).toBe(false)
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
const coloured = (intent: Intent, typed: string, isUndertaking = false) => {
  const found: ParsedQuestion = withParting(
    { kind: 'read', intent, refusals: [] },
    typed,
    'before',
    isUndertaking,
  )
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

  it.each(['When will I meet a man again?', 'Will I find love by summer?'])(
    'no time of it is named: %s',
    (typed) =>
      expect(coloured({ ...outlook, kind: 'when', matter: 'old_wound' }, typed)).toEqual({
        ...outlook,
        theme: 'self',
        topic: 'self',
        person: null,
        parted: 'asks_love',
      }),
  )

  it('a husband who is only told of is no question of love', () =>
    expect(coloured(outlook, 'My husband left me on Monday. How is February?')?.parted).toBe('before'))

  it('what is to be done is answered as it was asked', () =>
    expect(coloured({ ...outlook, kind: 'yes_no' }, 'Should I write to him?', true)).toMatchObject({
      theme: 'love',
      parted: 'before',
    }))
})
