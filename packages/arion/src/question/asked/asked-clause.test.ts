import { describe, expect, it } from 'vitest'
import { askedClause } from './asked-clause.ts'
import { mattersIn, namesAsked } from './names-asked.ts'

describe('a question is said back to whoever asked it', () => {
  it.each([
    [
      'why am i so good at starting tracks and so bad at finishing them',
      'why you are so good at starting tracks and so bad at finishing them',
    ],
    ['Why did I stay eleven years with a man like that?', 'why you stayed eleven years with a man like that'],
    ['why did that one go in so deep', 'why that one went in so deep'],
    ['why does it still hurt when i dont even want him', "why it still hurts when you don't even want him"],
    ['why i always go ghost on people', 'why you always go ghost on people'],
    ['and if i get the cinema job first?', 'if you get the cinema job first'],
    ['do i sell the ring??', 'sell the ring'],
    ['do i answer', 'to answer'],
    ['Which evening this week would be best to sit and write it?', 'to sit and write it'],
    ['If I do apply, which evening would be best to sit and write it?', 'to sit and write it'],
    ['whens a decent time to buy one', 'to buy one'],
    ['Which week would be good for flying to Lagos?', 'for flying to Lagos'],
    ['How am I to teach her without putting her off?', 'how to teach her without putting her off'],
    ['What should I prioritise today, other than not shouting.', 'what to prioritise today'],
    ['what should I do with today, the kids are at his place', 'what to do with today'],
    ['is it a bad month to quit the cafe or am i just tired', 'to quit the cafe'],
    ['am i imagining it', 'whether you are imagining it'],
    ['What am I naturally good at?', 'what you are naturally good at'],
    ['How does next month look for my work?', 'for your work'],
    ['Why do my friendships fade?', 'why your friendships fade'],
    ['What is my purpose?', 'your purpose'],
    ['What is holding me back?', 'what is holding you back'],
    ['just yes or no: should i quit the cafe', 'quit the cafe'],
  ])('%s', (question, words) => {
    const is = words.startsWith('if ') ? 'condition' : 'clause'
    expect(askedClause(question)).toEqual({ words, is })
  })

  it('as a question, where no clause would carry it', () => {
    expect(askedClause('Which one would you take?')).toEqual({
      words: 'which one would I take?',
      is: 'question',
    })
  })
  it.each(['ok', 'the thing with my ex', ''])('and not at all where nothing is asked: %j', (words) => {
    expect(askedClause(words)).toBeNull()
  })
})

describe('a sentence speaks of what was asked', () => {
  it('in another form of the same word', () => {
    expect(
      namesAsked('Finishing a track is another talent.', mattersIn('why do i never finish tracks')),
    ).toBe(true)
  })
  it('and not by a word that every question has', () => {
    expect(
      namesAsked('The next week is a good time.', mattersIn('is next week a good time to sell the ring')),
    ).toBe(false)
  })
})
