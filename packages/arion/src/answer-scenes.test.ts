import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { talk as talkOf } from '../evals/asking.ts'
import type { Answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import { textsOf } from './almanac/load-lore.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-23T09:00:00Z')

const talkAs = (index: number, ...questions: string[]) => {
  const { name, ...rest } = everybody[index]!
  return talkOf(sky, { asker: { seed: name, ...rest }, at }, ...questions)
}
const talk = (...questions: string[]) => talkAs(0, ...questions)
/** Somebody whose hour of birth is not known. */
const hourless = everybody.findIndex(({ chart }) => chart?.accuracy.kind === 'unknown')

describe('what is said fits the scene that is asked about', () => {
  it.each([
    'When should I tell Ada that I have feelings for her?',
    'When do I confess to Tom that I love him?',
  ])('a love that is declared is no bargain: %s', (question) => {
    const [{ text }] = talk(question) as [Answered]
    expect(text).not.toMatch(/before you part|write it where|worth the money|win and be sorry|old debts/)
  })

  it('a feast with an ex begins with what to do at it, and the leaving of it is no parting', () => {
    const [how, when] = talk(
      "How do I survive my son's graduation party with my ex there?",
      'What time should I leave?',
    ) as [Answered, Answered]
    expect(how.text).not.toMatch(/nobody is being left/)
    expect(when.text).not.toMatch(/before you part|write it where|quarrel/)
  })

  it('an exam draws no line of a post, a launch or a charm', () => {
    const [{ text }] = talk('My finals start on 9 December. How will they go?') as [Answered]
    expect(text).not.toMatch(
      /\b(?:charming|recommendation|Good manners|launch|Begin something with other people)/,
    )
  })

  it('at a grave an hour is named, and nothing that it is good for', () => {
    const [{ text }] = talk("Which day this week is best to visit my father's grave?") as [Answered]
    expect(text).not.toMatch(/goes right|ask for a little more|good company|worth the money/)
  })
})

describe('what follows an answer belongs to it', () => {
  it('one of two times is told with which of them came first', () => {
    const [, { text }] = talk('Is March or April better for the launch?', 'Why April?') as [
      Answered,
      Answered,
    ]
    expect(text).toMatch(/March/)
    expect(text).toMatch(/April/)
  })

  it('a question mark after a return is still about the return', () => {
    const [, { text }] = talk('When is my Saturn return?', '??') as [Answered, Answered]
    expect(text).not.toMatch(/stands for/)
    expect(text).toMatch(/where it stood when you were born/)
  })

  it('before a first return nobody is asked who knew one then', () => {
    expect(textsOf('return.do').filter((line) => /\bthen what\b|last time round/.test(line))).toEqual([])
  })

  it('a second step is another one than the first', () => {
    const [{ text }] = talk('How can I meet somebody new in this town?') as [Answered]
    expect(text.match(/would like to be introduced/g)?.length ?? 0).toBeLessThan(2)
  })

  it('what was told with the first half is not offered for an Ask', () => {
    const [moon] = talk('Where is my progressed Moon now and when will it change sign?') as [Answered]
    expect(moon.asksBack).toBeNull()
    const [year] = talk('What rises in my 2028 solar return, and in which house is its Moon?') as [Answered]
    expect(year.asksBack).toBeNull()
  })

  it('nobody is told to disagree with what was never said', () => {
    const [asked, { text }] = talk('career', 'I disagree.') as [Answered, Answered]
    if (asked.outcome === 'answered' || asked.asksBack?.isOtherwise) return
    expect(text).not.toMatch(/wrong for you|Which sentence/)
  })
})

describe('what hangs on an hour that is not known', () => {
  it.each(['What is my ascendant?', 'What is my profection year?', 'Where is my midheaven?'])(
    'costs nothing, and says where the hour is found: %s',
    (question) => {
      const [{ text, outcome }] = talkAs(hourless, question) as [Answered]
      expect(outcome).toBe('not_understood')
      expect(text).toMatch(/birth certificate/)
    },
  )
})
