import { openSky } from '@astrarium/sky'
import type { ChartInput } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'

const sky = await openSky()
const lahiri = sky.inZodiac('lahiri')
const timeZone = 'Europe/Berlin'
const born = { at: new Date('1990-07-14T10:00:00Z'), latitude: 52.52, longitude: 13.4 }

function ask(question: string, settings: Partial<ChartInput> = {}) {
  const own = sky.inZodiac(settings.zodiac ?? 'tropical')
  return answered(own, {
    question,
    at: new Date('2026-11-20T09:00:00Z'),
    thread: [],
    usedPhrases: [],
    asker: { seed: 'one', chart: own.chart({ ...born, ...settings }), timeZone },
  })
}

const signOf = (name: string, own = lahiri) =>
  own.chart(born).placements.find(({ body }) => body === name)!.sign

describe('a sidereal chart with whole signs and the mean node', () => {
  const settings = { zodiac: 'lahiri', houseSystem: 'whole_sign', node: 'mean' } as const

  it('is told in its own signs', () => {
    expect(signOf('sun')).not.toBe(signOf('sun', sky))
    expect(ask('What is my Sun sign?', settings).text).toContain(signOf('sun'))
    expect(ask('What is my rising sign?', settings).text).toContain(lahiri.chart(born).ascendant!.sign)
  })

  it('names the node that is set', () => {
    const apart = { at: new Date('1990-01-20T10:00:00Z'), latitude: 52.52, longitude: 13.4 }
    const [mean, exact] = (['mean_node', 'true_node'] as const).map((node) =>
      sky.chart(apart).placements.find(({ body }) => body === node)!,
    )
    expect(mean!.longitude).not.toBeCloseTo(exact!.longitude, 1)
    expect(ask('Which orbs and which zodiac do you use?', settings).text).toMatch(/the node is the mean one/)
  })

  it.each([
    'How is my week?',
    'When does Saturn leave my 7th house?',
    'What are the big transits of my life right now?',
    'When is my solar return?',
    'When is my Saturn return?',
    'What is my profection year?',
    'What is my progressed Moon doing?',
    'What does the next new moon mean for me?',
    'What sign does Jupiter go into next?',
    'Should I change my job next month?',
    'Which planet is strongest in my chart?',
    'Do I have a stellium?',
  ])('answers with nothing that the check holds: %s', (question) => {
    const { text, rejected } = ask(question, settings)
    expect(rejected).toEqual([])
    expect(text).not.toMatch(/undefined|NaN/)
  })
})

it('names the settings that are there', () => {
  const { text } = ask('Which house system and which orbs do you use?', {
    zodiac: 'fagan_bradley',
    houseSystem: 'koch',
    reach: { 0: 8, 60: 0 },
  })
  expect(text).toContain('the sidereal zodiac of Fagan and Bradley')
  expect(text).toContain('Your houses are those of Koch')
  expect(text).toContain(
    'a conjunction counts up to 8, a square counts up to 9, a trine counts up to 9 and an opposition counts up to 10 degrees',
  )
  expect(text).toContain('Left out: sextile.')
})

it.each([
  'Which aspects does my Sun have?',
  'What is my chart about?',
  'Which orbs do you use?',
  'How is my week?',
])('minor aspects that a chart lists change nothing of what is said: %s', (question) => {
  const listed = { 30: 2, 45: 2, 72: 1.5, 135: 2, 144: 1.5, 150: 3 }
  expect(ask(question, { reach: listed }).text).toBe(ask(question).text)
})
