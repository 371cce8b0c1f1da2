import { natalOrb } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { TRANSIT_ORBS } from '../../chart/orbs.ts'

const read = (question: string) => {
  const found = understood(question, { today: '2026-11-21', isSouthern: false })
  if (found.kind === 'method') return found.method
  if (found.kind === 'known') return found.question
  return found.kind === 'small_talk' ? found.talk : found.kind
}

describe('what is asked of the craft is answered by how it is done', () => {
  it.each([
    ['which zodiac do you use, sidereal or tropical?', 'settings'],
    ['do u use whole sign or placidus', 'settings'],
    [
      'The other application puts my Venus in one house, you in the next. Whole signs or Placidus I suppose. Which one are you using?',
      'settings',
    ],
    ['how wide are your orbs', 'settings'],
    ['isnt sidereal more accurate tho', 'settings'],
    ['the constellations have shifted since babylonian times, so my sign is wrong?', 'precession'],
    ['I read there are thirteen signs with ophiuchus. what about that', 'precession'],
    ['my twin sister was born six minutes after me. is our chart the same?', 'twins'],
    ['two babies born within minutes have the same chart and one died. how can that be', 'twins_loss'],
    ["I don't know my birth hour, how much can you still say", 'birth_hour'],
    ['dad swears I was born after sunset, does the chart show it', 'by_night'],
    ['And if my birth hour is wrong? My mother only said around the coffee', 'birth_hour'],
    ['When you tell me it will be a day for patience, where does that come from?', 'sources'],
    ['how can a machine know what I am like from a date', 'sources'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    'my twins start school in september, how will it go',
    'should I pay for a sidereal reading from a friend',
    'which house is my moon in',
    'whats my chart ruler? whole sign pls',
  ])('and this is none of it: %s', (question) =>
    expect(['settings', 'precession', 'twins', 'birth_hour']).not.toContain(read(question)),
  )

  it('the orbs that are named are those that count', () => {
    expect([natalOrb('sun', 'moon', 0), natalOrb('uranus', 'pluto', 0)]).toEqual([10, 6])
    const orbs = Object.values(TRANSIT_ORBS)
    expect([Math.min(...orbs), Math.max(...orbs)]).toEqual([1, 1.5])
  })
})

describe('what is held against Arion is met as that', () => {
  it.each([
    ['as a muslim am i allowed to ask you things', 'faith'],
    ["isn't this witchcraft", 'faith'],
    ['what should i answer my husband when he calls this divination', 'faith'],
    ['can a catholic read a horoscope', 'faith'],
    ["you've got one minute to persuade me", 'convince'],
    ['why on earth should a grown man listen to a horoscope', 'convince'],
    ['you could say that to literally anyone', 'barnum'],
    ['that last answer could be about anybody with a pulse', 'barnum'],
    ['u real?', 'who'],
    ['is there a bloke behind this', 'who'],
    ["who's on the other end of this", 'who'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    'is it a sin to leave my husband',
    'my pastor wants me to lead the choir, should I',
    'how do i convince my boss in three sentences',
    'is he a real person or a catfish',
  ])('and this is none of it: %s', (question) =>
    expect(['faith', 'convince', 'barnum', 'who']).not.toContain(read(question)),
  )
})

it('how somebody is put in the Circle is told, whatever is asked with it', () => {
  for (const question of [
    'How I put my comadre Lupita in the circle? will she know that I put her?',
    'how do i add my son to my circle',
  ])
    expect(read(question)).toBe('add_person')
  // a death that is told comes first
  expect(read('my mum died on friday. how do i put her in the circle?')).not.toBe('add_person')
})

describe('thanks are heard whatever their words', () => {
  it.each([
    'ta',
    'nice one for the other day, nailed it',
    'cheers big ears, spot on yday',
    'you were bang on about tuesday, ta',
    'tysm that hit different',
    'you were right about the boss',
    'Thank you kindly for what you said about my late husband.',
  ])('%s', (question) => expect(read(question)).toBe('thanks'))

  it.each([
    'thanks, and when should i ring her',
    'thanks to my mum i have a flat, should i sell it',
    'should i thank him for the other day',
  ])('and this is a question: %s', (question) => expect(read(question)).not.toBe('thanks'))
})
