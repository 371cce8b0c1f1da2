import { describe, expect, it } from 'vitest'
import { plain } from '../plain-text.ts'
import { turnIn } from './turns.ts'

const frame = { today: '2026-11-22', isSouthern: false, zone: 'Europe/London' }
const turn = (question: string, time: { from: string; to: string } | null = null) =>
  turnIn(
    { text: plain(question), firstQuestion: '', lastQuestion: '' },
    time && { ...time, phrase: 'then' },
    frame,
  )

describe('a turn that asks something of the answer before it', () => {
  it.each([
    'what makes you say that',
    'where do you see that?',
    'How do you know',
    'who told you that',
    'why do you say that',
    'ok but why tho',
    'Why?',
  ])('its reasons: %s', (question) => expect(turn(question)).toEqual({ is: 'reasons', of: null }))

  it('why just then, from the words or from what was spoken of', () => {
    expect(turn('Why March?')).toMatchObject({ is: 'reasons', of: { from: '2027-03-01', to: '2027-03-31' } })
    const day = { from: '2026-12-12', to: '2026-12-12' }
    for (const question of ['why the 12th', 'Why then?', 'but why that day', 'why saturday and not tomorrow'])
      expect(turn(question, day), question).toMatchObject({ is: 'reasons', of: day })
  })

  it.each([
    ['which of those dates matters most', { is: 'ranking', by: 'weight' }],
    ['which of them is the hardest', { is: 'ranking', by: 'strain' }],
    ['which date is the big one', { is: 'ranking', by: 'weight' }],
    ['so which one', { is: 'ranking', by: 'weight' }],
    ["what's the worst bit of it", { is: 'ranking', by: 'strain' }],
    ['so should i be worried', { is: 'ranking', by: 'strain' }],
    ['how come february of all months', { is: 'reasons', of: { from: '2027-02-01' } }],
    ['where in my chart do you see that', { is: 'reasons', of: null }],
    ['say that last bit again in normal words', { is: 'explain' }],
    ["explain that to me like i'm five", { is: 'simpler' }],
    ['how can i break that habit', { is: 'step', after: 'habit' }],
    ['what do i do first', { is: 'step', after: 'this' }],
    ["so that's a no?", { is: 'sure' }],
    ['the other one then', { is: 'shown', which: 'other' }],
    ['and the second one?', { is: 'shown', which: 1 }],
    ['another day?', { is: 'another', direction: 'any' }],
    ['none of those', { is: 'another', direction: 'any' }],
    ["I can't do that day", { is: 'another', direction: 'any' }],
    ['nothing sooner?', { is: 'another', direction: 'earlier' }],
    ['too soon', { is: 'another', direction: 'later' }],
    ['and if not february', { is: 'without', span: { from: '2027-02-01' } }],
    ['explain the last sentence', { is: 'explain' }],
    ['what does the last bit mean', { is: 'explain' }],
    ['what does trine mean there', { is: 'term', name: 'trine' }],
    ['Explain the Mars bit again?', { is: 'term', name: 'mars' }],
    ['you keep saying venus. what is venus', { is: 'term', name: 'venus' }],
    ['what is a transit', { is: 'term', name: 'transit' }],
    ['shorter please, walking into a meeting', { is: 'simpler' }],
    ["what if she doesn't pick up", { is: 'step', after: 'refusal' }],
    ['shorter please', { is: 'simpler' }],
    ['in plain words please', { is: 'simpler' }],
    ['what if she says no', { is: 'step', after: 'refusal' }],
    ["and if he doesn't answer", { is: 'step', after: 'refusal' }],
    ['how do I stop doing that', { is: 'step', after: 'habit' }],
    ['and then?', { is: 'step', after: 'then' }],
    ['what do I do with that', { is: 'step', after: 'this' }],
  ])('%s', (question, expected) => expect(turn(question)).toMatchObject(expected))

  it.each<[string, object]>([
    ['?', { is: 'simpler' }],
    ['??', { is: 'simpler' }],
    ['...', { is: 'simpler' }],
    ['which one is the most me', { is: 'most_own' }],
    ['and which one is the most me', { is: 'most_own' }],
    ['which of those is most like me', { is: 'most_own' }],
    ['which one is really me', { is: 'most_own' }],
    ['which part of it is the real me', { is: 'most_own' }],
    ['so what am I mostly', { is: 'most_own' }],
    ['which of the three fits me best', { is: 'most_own' }],
    ['will it happen again', { is: 'again' }],
    ['is it going to happen again?', { is: 'again' }],
    ['will that come back', { is: 'again' }],
    ['does it come round again', { is: 'again' }],
    ['when will it come back around', { is: 'again' }],
    ['can something like that happen again', { is: 'again' }],
    ['will history repeat itself', { is: 'again' }],
    ['You said something about a door earlier. Which one?', { is: 'quoted', words: ['door'] }],
    ['you mentioned a suitcase', { is: 'quoted', words: ['suitcase'] }],
    ['earlier you said something about the kitchen, what was that', { is: 'quoted' }],
    ['what did you mean by the cart', { is: 'quoted', words: ['cart'] }],
    ['what was that about the boiler?', { is: 'quoted', words: ['boiler'] }],
    ['you were talking about a window before', { is: 'quoted', words: ['window'] }],
    [
      'give me one thing to do tomorrow',
      { is: 'step', after: 'this', on: { from: '2026-11-23', to: '2026-11-23' } },
    ],
    ['say more', { is: 'more' }],
  ])('points at what was said: %s', (question, expected) => expect(turn(question)).toMatchObject(expected))

  it.each([
    'why am I so tired',
    'why does she ignore me',
    'what is love',
    'what should I do about my boss',
    'how do I stop my son from smoking',
    'when is the other day that matters for the wedding of my sister',
    'which job is the best',
    'what if I move to Oslo in March',
    "and if it doesn't take, August?",
    'And if nobody buys it?',
    'will he come back to me',
    'will my ex come back',
    'which sign is best for me',
    'you said I should quit',
    'am I most like my mother',
  ])('and what asks something of its own is none: %s', (question) => expect(turn(question)).toBeNull())
})
