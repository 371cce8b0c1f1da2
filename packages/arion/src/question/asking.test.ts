import { describe, expect, it } from 'vitest'
import { askingSentences, onlyTells } from './asking.ts'

describe('what is only told', () => {
  it.each([
    'Drunk lad on the night bus asked me if I was happy. Been thinking about it since. Daft really',
    'I cut my hair in the bathroom at one. That is the message.',
    'good eve po. the galley made noodles for somebody and we all sang',
    'Still have her car on the drive. The boy next door likes it. Not a question I suppose',
    'I rang her and it went to voicemail. I hung up like a teenager',
    'Would have been our thirtieth on Saturday. I swapped shifts so I am driving.',
  ])('asks nothing: %s', (message) => expect(onlyTells(message)).toBe(true))

  it.each([
    'Boiler man can come Monday or Thursday. Which is the better one',
    'aaji is in hospital. should i fly',
    'will things get easier for me with the choir',
    'My father forgets things. How do I bring it up',
    'love and money',
    'exam on Friday, chances',
    'Neighbour took up the drums. Go up and have a word or just move house',
  ])('and this is a question without its mark: %s', (message) => expect(onlyTells(message)).toBe(false))

  it('stands apart from the sentence that asks', () =>
    expect(askingSentences('She has a lawyer. There was a trial. Do I call first?')).toEqual([
      'Do I call first?',
    ]))
})

describe('what is told beside a when or a which', () => {
  it.each([
    'I walked up to the ridge and met no one, and when I came home they were singing.',
    'When I was 26 I was meant to go to Toronto, and I stayed.',
    'She asks about him, never how I am, and I said nothing.',
    'Not training. Not sad or owt. Just quiet.',
    'havent told nan',
  ])('asks nothing: %s', (message) => expect(onlyTells(message)).toBe(true))

  it.each([
    'I only wonder why it still catches me when I see the signs.',
    'he said for sure. FOR SURE WHAT',
    'No, that was not it. I asked about November.',
  ])('and this asks: %s', (message) => expect(onlyTells(message)).toBe(false))
})
