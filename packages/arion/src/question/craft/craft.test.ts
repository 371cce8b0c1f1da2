import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'
import { craftReply } from '../../almanac/replies/craft-replies.ts'

const read = (question: string) => {
  const found = understood(question, { today: '2026-11-23', isSouthern: false })
  return found.kind === 'craft' ? found.about.join(' ') : found.kind
}

describe('what a word of the craft means is told', () => {
  it.each([
    ['what is a rising sign', 'rising_sign'],
    ['what does the midheaven mean', 'midheaven'],
    ["what's the difference between a transit and a progression", 'transit progression'],
    ['whats the difference between sun sign and rising sign', 'sun_sign rising_sign'],
    ['what is a solar return', 'solar_return'],
    ["what's a trine", 'trine'],
    ['what exactly is an orb', 'orb'],
    ['what does it mean that a planet is retrograde', 'retrograde'],
    ['what does Mercury retrograde actually do', 'mercury_retrograde'],
    ['what are the houses in astrology', 'houses'],
    ['what does void of course mean', 'void_of_course'],
    ['how is a birth chart made', 'chart'],
    ['is retrograde bad aye or no', 'retrograde'],
    ['what is synastry', 'synastry'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    ['does my chart change over my life', 'chart_change'],
    ['if i move to other country chart is change?', 'relocation'],
    ['I was born between 18h and 19h30, what does that settle', 'time_span'],
    ['how far ahead can you see', 'far_ahead'],
    ['how accurate are you', 'accuracy'],
    ['can a chart be wrong', 'wrong'],
    ['tell me one thing I can check', 'checkable'],
    ['Can you do kundali milan, 36 gun matching?', 'vedic'],
    ['is scorpio the worst sign be honest', 'best_sign'],
    ['what can you do', 'service'],
  ])('and so is a matter of it: %s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    'what does my rising sign say about me',
    'what does my moon in the 8th house mean',
    'is mercury retrograde now',
    'when is my next solar return',
    'what sign is the moon in today',
    'taxes are thursday. pay it all or ask for the extension',
    'is it the retrograde or is my boss just awful to me',
    'what does it cost me to leave him',
    'which house is my saturn in, if you use whole signs?',
  ])('but not where a chart, a day or a life is asked about: %s', (question) =>
    expect(read(question)).not.toMatch(
      /rising_sign|houses|retrograde|solar_return|moon_sign|cost|house_systems/,
    ),
  )
})

describe('what is told of the craft', () => {
  it('names the asker’s own, and nothing that the hour of birth leaves open', async () => {
    const sky = await openSky()
    const known = people(sky).find(({ chart }) => chart.accuracy.kind === 'exact')!.chart
    expect(craftReply(['rising_sign'], known)).toContain(`Your rising sign is ${known.ascendant!.sign}.`)
    expect(craftReply(['rising_sign'], { ...known, accuracy: { kind: 'unknown' } })).not.toContain(
      'Your rising',
    )
    expect(craftReply(['rising_sign'], null)).not.toContain('Your')
  })
})
