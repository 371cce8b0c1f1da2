import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { UsedPhrase } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, before: string[] = [], usedPhrases: UsedPhrase[] = []) {
  const { name, ...rest } = everybody[0]!
  const thread = before.map((turn) => ({ question: turn, answer: '…' }))
  return answered(sky, { question, at, thread, usedPhrases, asker: { seed: name, ...rest } })
}

const WORDS = /no right sentence|"I am here"|Say less than|I do not know what to say/

describe('somebody who lies ill comes before the day', () => {
  it.each([
    ['my moms in the hospital and i cant focus on anything. what do i do today', 'your mom'],
    ['My husband had a stroke on Sunday. How do I get through this week?', 'your husband'],
    ['dad is in icu since last night, i dont know what to do with myself', 'your dad'],
    ['Our daughter has been diagnosed with leukemia. How can I be strong for her?', 'your daughter'],
    ['grandma fell and broke her hip shes having surgery tmrw.. how will tomorrow be', 'your grandma'],
    ["They found a tumour in my brother's head. I can't sleep.", 'your brother'],
    ["Mum has dementia and doesn't know me any more. How do I bear it?", 'your mum'],
  ])('%s', (question, whom) => {
    const { text, outcome } = ask(question)
    expect(text.split('\n\n')[0]).toContain(whom)
    expect(text).toMatch(/sorry/)
    expect(text).toMatch(/doctors/)
    expect(text).not.toMatch(/those who decide|a duty|deserve|money|luck/i)
    expect(outcome).toBe('not_understood')
  })

  it('and whoever asks what to say, or whether to work, is told', () => {
    const { text } = ask(
      "My best friend is dying in a hospice and I'm scared to visit her. What should I say?",
    )
    expect(text).toMatch(WORDS)
    const work = ask(
      'my nan is really poorly and the doctors say its a matter of days. should i go to work today?',
    )
    expect(work.text).toMatch(/[Ss]tay away today|Work is patient|makes the rota/)
  })
})

it.each([
  'I met my boyfriend in hospital. Will we move in together next year?',
  'my dad was in hospital last year and is fine now. how will my work week be',
  'my mother works in the hospital and wants me to become a nurse. should i?',
  'my sister is sick of her job, what is a good day for her party',
])('nobody lies ill in: %s', (question) => {
  expect(ask(question).text).not.toMatch(/I am (?:so )?sorry/)
})

it.each([
  [
    "My brother doesn't talk to me. Father is 86 and now in hospital, and we both call the same nurse.",
    'your father',
  ],
  [
    'My husband drives me mad, and my sister had a stroke on Friday. How do I get through the week?',
    'your sister',
  ],
  ['My mother called. She is in hospital again. What do I do today?', 'your mother'],
])('is said of whoever lies ill: %s', (question, whom) => {
  expect(ask(question).text.split('\n\n')[0]).toContain(whom)
})

it('what follows is asked of the same one, in other words, and a matter of its own is answered', () => {
  const told = 'my moms in the hospital and i cant focus on anything. what do i do today'
  const next = ask('what should i say to her', [told])
  expect(next.text).toMatch(/^(?:I have not forgotten|I am still with you|We stay with)/)
  expect(next.text).toMatch(WORDS)
  const work = ask('My wife is on a ventilator. Is next month good for changing jobs?')
  expect(work.text).not.toMatch(
    /right sentence|Small is enough|One thing at a time|Be there for a while|Put down for today|told to be brave|near to you/,
  )
})

describe('is heard without a word of the rules', () => {
  it.each([
    ['aaji in icu since tuesday n i still hav to sit my boards monday. i cant think', 'aaji'],
    ["They've found it's in Declan's brain now, the melanoma. Hi.", 'Declan'],
    ["My best mate's got leukaemia, found out today at training. We're 17", 'best mate|your mate'],
  ])('%s', (question, whom) => {
    const { text, outcome } = ask(question)
    expect(text).toMatch(/sorry/)
    expect(text).toMatch(new RegExp(whom))
    expect(outcome).toBe('not_understood')
  })
})

describe('is not forgotten in the days that follow', () => {
  const told = ask('My husband had a stroke on Sunday. How do I get through this week?').usedPhrases
  const onDay = (day: string) => told.map(({ unit }) => ({ unit, day }))
  const KEPT = /not forgotten|still have in mind/

  it('which is said once before what is asked, and in other words than before', () => {
    expect(ask('How will the next three months be for me?', [], onDay('2026-11-18')).text).toMatch(KEPT)
    const said = [...onDay('2026-11-18'), { unit: 'bedside.said', day: '2026-11-19' }]
    expect(ask('How will the next three months be for me?', [], said).text).not.toMatch(KEPT)
  })

  it('for a fortnight', () => {
    expect(ask('How will the next three months be for me?', [], onDay('2026-11-05')).text).not.toMatch(KEPT)
  })

  it('and what is told of it then is met in words that were not used', () => {
    const again = 'my husband is still in hospital, what do i do today'
    const first = ask('my husband is in hospital, what do i do today')
    const then = ask(again, [], first.usedPhrases)
    const sentences = (text: string) => text.split('\n\n').slice(0, 2)
    for (const part of sentences(then.text)) expect(sentences(first.text)).not.toContain(part)
  })
})
