import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { shortReading } from '../../../evals/short-reading.ts'
import { readQuestion } from '../read-question.ts'
import { saysItIsNone, saysItIsOne } from './asked-after.ts'
import { isTakenBack } from '../care-in-thread.ts'

const frame = { today: '2026-11-22', isSouthern: false }

/** A message in which the ear has guessed a cry, and what is said after Arion has asked. */
function after(question: string) {
  const guessed = shortReading({ care: 'crisis', careIsGuessed: true })
  const turn = { question: 'Why am I always the one who waits?', answer: '…', reading: guessed }
  return readQuestion({ question, thread: [turn], reading: shortReading({ understood: true }) }, frame)
}

describe('a cry that is only guessed', () => {
  it('is asked after', () => {
    const reading = shortReading({ care: 'crisis', careIsGuessed: true })
    expect(readQuestion({ question: 'nobody is even bothered', thread: [], reading }, frame)).toMatchObject({
      kind: 'crisis',
      isGuessed: true,
    })
  })
  it.each(['yes', 'maybe', "I don't know", 'idk', 'a bit', 'i guess so', 'sometimes'])(
    'is one when %s is the answer',
    (words) => {
      expect(saysItIsOne(words)).toBe(true)
      expect(after(words)).toMatchObject({ kind: 'crisis', care: 'self_harm' })
    },
  )
  it.each(['no', "No, I'm fine, it is only my job", 'nah', "it's just the dream", 'I’m ok'])(
    'is over with: %s, and what was written before is read',
    (words) => {
      expect(saysItIsNone(words)).toBe(true)
      expect(after(words).kind).not.toBe('crisis')
    },
  )
  it.each(['When should I post the letter?', 'no point asking you when I can travel, is there?'])(
    'is set aside by a question: %s',
    (words) => {
      expect(saysItIsNone(words)).toBe(false)
      expect(after(words).kind).not.toBe('crisis')
    },
  )
  it('is believed when it is heard twice', () => {
    const guessed = shortReading({ care: 'crisis', careIsGuessed: true })
    const found = readQuestion(
      {
        question: 'nobody would be bothered',
        thread: [{ question: 'nobody is even bothered', answer: '…', reading: guessed }],
        reading: guessed,
      },
      frame,
    )
    expect(found).toEqual({ kind: 'crisis', care: 'self_harm' })
  })
  it.each(['I want to die', 'my husband hits me', 'there is no point in living'])(
    'is no guess where words say it: %s',
    (question) => expect(understood(question, frame)).not.toHaveProperty('isGuessed'),
  )
})

describe('a cry that was a way of speaking', () => {
  it.each([
    'Ok I am laughing now. But do I call her or keep my dignity?',
    'The gym membership, I mean. So should I join the tennis club?',
    'i meant my phone lol',
    'it was a joke, sorry. so which day?',
  ])('is over when it is said to be one: %s', (words) => expect(isTakenBack(words)).toBe(true))
  it.each([
    "ah its nothing. just he'll get more use out of them than i will after this week",
    "no no he's not like that, he just likes to keep my keys",
    "i'm just joking, i want to die anyway",
    'never mind',
    'i am going through with it tonight, i mean it',
    'he said it was a joke but he locked the door',
    'he says he was joking. he had a knife',
    'i meant the bridge by the station',
    'we are laughing about it but he still locks me in',
  ])('and not by playing it down: %s', (words) => expect(isTakenBack(words)).toBe(false))
  it('a long story after yes goes on with the story, and one of need does not', () => {
    expect(saysItIsOne('Yeah. Turns out his nan works at the bakery and her shift ends after the bell')).toBe(
      false,
    )
    expect(saysItIsOne("yeah i guess i just don't see why i should be here any more at all")).toBe(true)
  })
})

describe('whoever was asked whether they are safe', () => {
  it.each([
    "No, I'm not safe",
    'not at all safe',
    'no. i am not sure',
    'no one would even notice',
    'too much for me, all of it',
    "it's just that I keep thinking of the bridge",
    "i'm good at hiding it",
    'no idea',
    'Yes. He locks the door and takes my phone when he goes to work',
    "yes but please don't tell my mum, she has enough on her plate",
    'yes, i have been thinking about it every single night since june',
    'yes i have a plan and have written the letter to my mum already',
  ])('is in need with these words: %s', (words) => {
    expect(saysItIsOne(words)).toBe(true)
    expect(saysItIsNone(words)).toBe(false)
  })
})
