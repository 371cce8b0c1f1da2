import { describe, expect, it } from 'vitest'
import type { Offered } from '../../question/intent.ts'
import type { Meant } from '../../question/meaning/as-put.ts'
import { offersBeneath, offersFor } from './offers.ts'

const WHETHER = { words: 'Is there more in it?', wants: 'whether' as const }

function found(offers: readonly Meant[], parts: Partial<Offered> = {}): Offered {
  return { pieces: [], nouns: { people: [], things: [] }, own: [WHETHER], offers: [...offers], ...parts }
}

/** "work/whether .3" */
function meant(...words: readonly string[]): Meant[] {
  return words.map((one) => {
    const [about, wants, share] = one.split(/[/ ]/)
    return { about, wants, share: Number(share) } as Meant
  })
}

const pairs = (offers: readonly { about: string; wants: string }[]) =>
  offers.map(({ about, wants }) => `${about}/${wants}`)
const asked = (offers: readonly Meant[], parts?: Partial<Offered>) =>
  pairs(offersFor(found(offers, parts), () => 0))
const beneath = (offers: readonly Meant[], answered: Meant, parts?: Partial<Offered>) =>
  pairs(offersBeneath({ ...found(offers, parts), answered }, () => 0))

describe('what is asked back', () => {
  it('offers another side of life before the same one again', () =>
    expect(
      asked(meant('work/whether .3', 'work/when .2', 'work/how .15', 'love/how .1', 'home/how .08')),
    ).toEqual(['work/whether', 'love/how', 'home/how']))

  it('offers first what the form of the question wants', () =>
    expect(
      asked(meant('work/whether .3', 'love/outlook .1', 'home/whether .04', 'self/whether .03')),
    ).toEqual(['work/whether', 'home/whether', 'self/whether']))

  it('offers the side that the words name, and others where too few are left of it', () =>
    expect(
      asked(meant('self/when .3', 'money/when .1', 'money/how .05', 'love/when .04'), {
        own: [{ words: 'When do my debts end?', wants: 'when' }],
      }),
    ).toEqual(['money/when', 'money/how', 'self/when']))

  it('takes two questions of a message for two things', () =>
    expect(
      asked(meant('work/how .3', 'family/how .1', 'love/how .05'), {
        own: [
          { words: 'How do I go on?', wants: 'how' },
          { words: 'How do I tell them?', wants: 'how' },
        ],
      }).slice(0, 2),
    ).toEqual(['work/how', 'family/how']))

  it('takes a question that waits for what it was heard to be by itself', () =>
    expect(
      asked(meant('work/how .3', 'family/how .1'), {
        own: [
          { words: 'How do I go on?', wants: 'how' },
          { words: 'When do we meet?', wants: 'when', heard: { about: 'friends', wants: 'when' } },
        ],
      })[1],
    ).toBe('friends/when'))

  it('keeps the order of what was given in one', () =>
    expect(
      asked(
        [
          { about: 'love', wants: 'who' },
          { about: 'love', wants: 'when' },
          { about: 'love', wants: 'how' },
        ],
        { own: [] },
      ),
    ).toEqual(['love/who', 'love/when', 'love/how']))

  it('offers more of the answer before where there is one, in the words of what was not understood', () => {
    const offers = meant('love/more .4', 'love/why .2', 'self/why .1')
    const labels = (isSimpler: boolean) =>
      offersFor(found(offers, { goesOn: { about: 'love', isSimpler } }), () => 0).map(({ label }) => label)
    expect(labels(false)).toContain('Tell me more about that')
    expect(labels(true)).toContain('Can you say that more simply?')
    expect(asked(offers)).not.toContain('love/more')
  })
})

describe('beneath an answer', () => {
  const [answered] = meant('work/whether .4')

  it('three other meanings stand, and never the one that was answered', () =>
    expect(
      beneath(
        meant('work/whether .4', 'love/whether .2', 'work/when .1', 'home/whether .08', 'self/when .07'),
        answered!,
      ),
    ).toEqual(['love/whether', 'work/when', 'home/whether']))

  it('nothing stands that is far from what was said', () =>
    expect(
      beneath(meant('work/whether .4', 'work/when .1', 'travel/when .02', 'home/how .01'), answered!),
    ).toEqual(['work/when']))

  it('more of an earlier answer is not offered', () =>
    expect(
      beneath(meant('work/whether .4', 'work/more .3', 'work/how .1'), answered!, {
        goesOn: { about: 'work', isSimpler: false },
      }),
    ).toEqual(['work/how']))
})
