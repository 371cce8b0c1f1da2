import { describe, expect, it } from 'vitest'
import { bedsideIn } from './bedside.ts'
import { readRefusals } from './care.ts'
import { griefIn } from './grief.ts'
import { asksOwnMatter } from './own-matter.ts'

const today = '2026-11-22'
const frame = { today, isSouthern: false }

describe('a matter of its own beside a loss', () => {
  it.each([
    'My gran is in hospital after a fall. Is the rehearsal better on Thursday or on Friday?',
    'Grandad is back in hospital. What is the week from Monday to Sunday like for the shop?',
    'Mum is poorly again. Does Henrike have to be asked before I sell the boat?',
  ])('is asked: %s', (typed) => expect(asksOwnMatter(typed, frame)).toBe(true))

  it.each([
    'My gran is in hospital. What do I do now?',
    'Dad had a stroke last night. How do I stay strong for my brothers?',
    'Mum is in intensive care. Will she recover from this before Christmas?',
    'My husband is so ill. Should I go to work on a day like this?',
  ])('is not asked: %s', (typed) => expect(asksOwnMatter(typed, frame)).toBe(false))
})

describe('a death that only tells when something was', () => {
  it.each([
    'Since my aunt Ida died I keep her canary. Which weekend is good to paint the kitchen?',
    'We stopped baking when my father died. Should I open the bakery again in spring or in autumn?',
  ])('is no sorrow to be met first: %s', (typed) => expect(griefIn(typed, today)).toBe('past'))

  it.each([
    'Since my father died I cannot sleep. What do I do?',
    'My father died on Sunday. Which weekend is good to paint the kitchen?',
    'Since he died nothing tastes of anything.',
  ])('and is met first where it is what is told: %s', (typed) => expect(griefIn(typed, today)).toBe('fresh'))
})

describe('whose dose is whose', () => {
  it.each([
    'Can I take two of my flatmate’s tablets before the audition?',
    'Is it ok to mix ibuprofen with the other ones on Monday?',
    'Should I stop taking my antidepressants this month?',
    'Is it his heart again?',
  ])('is for who prescribed it, and no day: %s', (typed) => expect(readRefusals(typed)).toContain('medical'))

  it.each(['Is it a good day to stop smoking?', 'Is it serious between us?'])('%s', (typed) =>
    expect(readRefusals(typed)).toEqual([]),
  )
})

it('a loss that is somebody else’s is not mourned with the asker', () => {
  expect(griefIn('Ottilie lost her brother last year and brings us soup. What is this?', today)).toBe('past')
  expect(griefIn('I lost my brother last year. What is this?', today)).toBe('fresh')
})

it('whoever writes ill for I will is not ill, and nobody is for them', () =>
  expect(bedsideIn('By January ill either be moving the shop or sitting in Largs.', 0.9)).toBeNull())

it.each([
  'Is it a good time to ask my brother for the money he has from me since covid?',
  'i feel sick. mum tells everybody im gonna be a doctor. do i tell her',
])('finds nobody ill where words of illness date, name a trade or are of the asker: %s', (text) =>
  expect(bedsideIn(text, 0.7)).toBeNull(),
)

it('finds who is ill beside such words', () =>
  expect(
    bedsideIn('My mother is a nurse and since covid she is in hospital with her lungs.', 0.7),
  ).not.toBeNull())
