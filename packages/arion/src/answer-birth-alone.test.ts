import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = { ...askerOf(people(sky)[0]!), timeZone: 'Europe/London' }
const at = new Date('2026-11-28T09:00:00Z')
const after = (question: string, told: string) => talk(sky, { asker, at }, question, told)[1]!

describe('a birth that is told after a question and asks nothing', () => {
  it.each([
    ['Am I good for my girlfriend?', "She's 22 March 1977, Galway", 'Aries', '22 March 1977'],
    ['How do I get on with my new boss?', "he's a scorpio, born 4 nov 75", 'Scorpio', '4 November 1975'],
    ['What is my wife like in love?', 'Yumi, 3 July 1990', 'Cancer', '3 July 1990'],
    ['will me and Tom last?', 'born 30.12.84 in Napier', 'Capricorn', '30 December 1984'],
    ['my flatmate never cleans, how do I tell him', '7/5/99', 'Taurus', '7 May 1999'],
    ['Does my brother trust me?', 'His birthday is 11 August 2001', 'Leo', '11 August 2001'],
  ])('is the answer to whom it was about, in both charts: %s · %s', (question, told, sign, day) => {
    const { text, plan, rejected } = after(question, told)
    expect(plan).toMatch(/^two\./)
    expect(rejected).toEqual([])
    expect(text).toContain(`I took ${day} for `)
    expect(text).toContain(`On that day the Sun stood in ${sign}.`)
    expect(text).toMatch(/With the hour and the place, in your Circle/)
  })

  it('says where the sign that was told is another one', () => {
    const { text } = after('Am I good for my girlfriend?', "she's a leo, born 30 december 1984")
    expect(text).toContain('On that day the Sun stood in Capricorn, and not in Leo.')
  })

  it('names no sign where the Sun changed it on that day', () => {
    const { text } = after('Am I good for my girlfriend?', "She's 22 November 1994, Rosario")
    expect(text).toContain('The Sun changed its sign on that day')
    expect(text).not.toMatch(/your girlfriend’s Sun is in/)
  })

  it('is nobody’s where nobody was asked about, and not the asker’s own', () => {
    expect(after('How will next month be for me?', '22 November 1999').plan).not.toMatch(/^two\./)
    expect(after('Am I good for my girlfriend?', 'I was born 22 November 1994').plan).not.toMatch(/^two\./)
    expect(after('Am I good for my girlfriend?', 'What happened on 22 November 1999?').plan).not.toMatch(
      /^two\./,
    )
  })

  it('is read for nobody who was told to have died', () => {
    expect(
      after('My husband Einar died in August. Does it get lighter?', 'He was born 3 May 1950').plan,
    ).not.toMatch(/^two\./)
  })
})
