import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { talk as talkOf } from '../evals/asking.ts'
import type { Answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'

const sky = await openSky()
const { name, ...rest } = people(sky)[0]!
const at = new Date('2026-11-23T09:00:00Z')

const talk = (...questions: string[]) => talkOf(sky, { asker: { seed: name, ...rest }, at }, ...questions)

describe('whether there is anything to be afraid of', () => {
  it.each(['should i be concerned', 'so do I need to be careful?', 'which one is the hardest?'])(
    'is no day that was recommended: %s',
    (worry) => {
      const [when, answer] = talk('When should I sign the lease?', worry) as [Answered, Answered]
      expect(when.text).toMatch(/\btrine|sextile\b/)
      expect(answer.text).not.toMatch(/\b(?:trine|sextile)\b/)
      expect(answer.text).toMatch(/\bto be careful in is\b|goes against you/)
    },
  )

  it('after an examination belongs to a doctor, at no charge', () => {
    const [, answer] = talk(
      'My mother had a scan yesterday. How are the next weeks for her?',
      'Should I be worried?',
    )
    expect(answer!.outcome).toBe('not_understood')
    expect(answer!.text).toMatch(/\b(?:doctor|surgeon)/)
  })
})

describe('an illness of somebody near', () => {
  it.each(['Is my mum going to die of her cancer?', 'Will my brother survive his stroke?'])(
    'is stood by at no charge, with no line for a cry: %s',
    (question) => {
      const [{ text, outcome, plan }] = talk(question) as [Answered]
      expect(outcome).toBe('not_understood')
      expect(plan).not.toBe('crisis')
      expect(text).toMatch(/your (?:mother|mum|brother)/)
      expect(text).not.toMatch(/\b(?:1737|988|116 123|taken or done something)\b/)
    },
  )

  it('and a cry beside it is heard', () =>
    expect(talk('Is my mum going to die of her cancer? I want to die too.')[0]!.plan).toBe('crisis'))

  it('the question beside it waits', () => {
    const [said] = talk('Is my wife going to die of her tumour? How is work this week?')
    expect(said!.asksBack?.offers.map(({ label }) => label)).toEqual(['How is work this week?'])
  })
})

it('pills are left to a doctor at once, and love waits', () => {
  const [said] = talk('How is love in April? Should I stop taking my blood pressure pills in June?')
  expect(said!.text).toContain('doctor')
  expect(said!.outcome).toBe('not_understood')
  expect(said!.asksBack?.offers.map(({ label }) => label)).toEqual(['How is love in April?'])
})

it('what waits is taken up by its place, and the other goes on waiting', () => {
  const [, taken] = talk('How is love in March? How is work in April? How is money in May?', 'the second one')
  expect(taken!.topic).toBe('money')
  expect(taken!.text).toContain('May')
  expect(taken!.asksBack?.offers.map(({ label }) => label)).toEqual(['How is work in April?'])
})

describe('whoever says that they could kill somebody', () => {
  const [first, second] = talk(
    'I could KILL my sister I swear to God, she asked sixty people and the room is for forty. Why is it always me',
    'Is Saturday the 5th or Saturday the 12th of December better for the party?',
  ) as [Answered, Answered]

  it('is asked first whether it is meant, at no charge', () => {
    expect(first.outcome).not.toBe('answered')
    expect(first.text).toContain('?')
  })

  it('and is not held to it when the next thing is asked', () => {
    expect(second.text).not.toMatch(/\b(?:911|999|988|111|distance|do not drive)\b/)
    expect(second.text).toMatch(/\b(?:5|12) December|Saturday/)
  })
})
