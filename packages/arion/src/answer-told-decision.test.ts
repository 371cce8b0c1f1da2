/** A decision that is set out and not asked is answered as if it were asked, and not met as news. */
import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered, heard } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-29T11:00:00Z')
const input = (question: string) => ({ question, at, thread: [], usedPhrases: [], asker })
const ask = (question: string) => answered(sky, input(question))

it('an offer with its deadline gets a yes or no, over the days until then', () => {
  const told =
    'They offer second cook in Tromsø. Plus 40 percent. 700 km from home, I must answer until 11 December. Wife says decide yourself which means no'
  const { plan, text } = ask(told)
  expect(plan).toBe('yes_no')
  expect(text).toMatch(/offer of second cook in Tromsø/)
  expect(heard(sky, input(told)).reading.asks[0].time).toMatchObject({ from: '2026-11-29', to: '2026-12-11' })
})

it('of two ways that are named each is looked at', () => {
  const { plan, text } = ask(
    'Boss give me choice. Rotterdam line from january, 4 nights out in week, +380 pound. Or stay Leeds and sleep at home. Denise say nothing but I see her face. Must tell him friday',
  )
  expect(plan).toBe('choice')
  expect(text).toMatch(/Rotterdam line from january[^]*stay Leeds and sleep at home/i)
})

it('said beside a word about the app it is still of a life', () =>
  expect(
    ask(
      'I should say that I do not believe in this, my cousin put it on my phone. I am offered a year in Porto from 1 March, answer before 15 December. Twins of 9, and a husband who says "as you want". So ?',
    ).plan,
  ).toBe('yes_no'))

it('what has been answered already is met, and free', () => {
  const { plan, outcome } = ask(
    'They offered me the post in Leeds and I said yes by Friday noon. I start on the 4th.',
  )
  expect(plan).not.toBe('yes_no')
  expect(outcome).toBe('not_understood')
})
