import { describe, expect, it } from 'vitest'
import { ownQuestions } from './own-question.ts'

const wordsOf = (typed: string) => ownQuestions(typed).map(({ words }) => words)

describe('the question in its own words', () => {
  it('is the sentence that asks, without what is told around it', () =>
    expect(
      wordsOf('Three weeks in the new flat. Was it right to leave the old one? I still wake at four.'),
    ).toEqual(['Was it right to leave the old one?']))

  it.each([
    ['ok but you never said if i should lend him the van', 'Should i lend him the van?'],
    [
      'my mum keeps on about the wedding list and i keep on dodging it am i being a coward about this',
      'Am i being a coward about this?',
    ],
    ['Two jobs, one in Leeds and one here. Which?', 'Two jobs, one in Leeds and one here. Which?'],
    [
      'She sent the keys back in a box with no letter in it, is she done with me or is she only cross?',
      'Is she done with me or is she only cross?',
    ],
    [
      'the scan is on the fifteenth the long one with the needle and no driving after it or should I move it',
      'Should I move it?',
    ],
    ['he ate it all. what do i do shop shuts at nine', 'What do i do?'],
    ['he ate it all. what do i do with the bowl', 'What do i do with the bowl?'],
  ])('is found inside a longer sentence, and says enough by itself: %s', (typed, words) =>
    expect(wordsOf(typed)).toEqual([words]),
  )

  it('is two where two things are asked', () =>
    expect(wordsOf('He wants the dog. Do I let him? And how do I tell the kids?')).toEqual([
      'Do I let him?',
      'How do I tell the kids?',
    ]))

  it.each([
    'Thanks for yesterday, it went well',
    'Good evening, Arion. My daughter gave me this.',
    'I rang and hung up',
  ])('is none where nothing is asked: %s', (typed) => expect(wordsOf(typed)).toEqual([]))

  it.each([
    ['Why do I always say yes?', 'why'],
    ['Which day next week suits a viewing?', 'when'],
    ['What kind of teacher would I be?', 'who'],
    ['What should I do about the fence?', 'how'],
    ['Stay with the choir or try the band?', 'which'],
    ['What kind of week will it be?', 'outlook'],
    ['Is it worth asking?', 'whether'],
  ])('tells by its form what is wanted: %s', (typed, wants) =>
    expect(ownQuestions(typed)[0]!.wants).toBe(wants),
  )
})
