import { describe, expect, it } from 'vitest'
import { bearsOut, isOfCheck, isOfOwnLife, soundsWell, speaksAgainst } from './bears-out.ts'

describe('a cry that the ear was not certain of', () => {
  it.each([
    ['abuse', 'my brother and i are arguing about the prices again'],
    ['abuse', 'My mum has been distant since I moved out. She never calls.'],
    ['harm', 'I had that baby asleep on my chest the whole afternoon'],
  ] as const)('is none (%s): %s', (cry, message) => expect(speaksAgainst(message, cry, 0.8)).toBe(true))

  it.each([
    ['abuse', 'He stands in the doorway, sometimes till it gets light.'],
    ['harm', 'I know where he parks and I have the hammer.'],
    ['crisis', 'I told my wife where the papers are.'],
  ] as const)('stays one (%s): %s', (cry, message) => expect(speaksAgainst(message, cry, 0.8)).toBe(false))

  it.each([
    'Finished my first full set of gel nails. No question, just proud.',
    'Thank you for the other night. I went for the walk, and the birds were singing.',
  ])('is lowered by what sounds well: %s', (message) => expect(soundsWell(message)).toBe(true))

  it('is lowered by a check of the body where it is of one’s own life, and a hospital is no check', () => {
    expect(isOfCheck('Which day is kind for my mammogram?', 'crisis')).toBe(true)
    expect(isOfCheck('He comes along to every scan and waits outside', 'abuse')).toBe(false)
    expect(isOfCheck('He put me in hospital on Saturday and I told them I fell.', 'crisis')).toBe(false)
  })

  it('is heard at half its share where heavy words bear it out', () => {
    expect(bearsOut('what is it all for', 'crisis', 0.35)).toBe(true)
    expect(bearsOut('which colour for the hall', 'crisis', 0.55)).toBe(false)
  })

  it('is of one’s own life where nobody is struck', () => {
    expect(isOfOwnLife('It would be simplest if we both did not wake up')).toBe(true)
    expect(isOfOwnLife('I will hurt him before he wakes')).toBe(false)
  })
})
