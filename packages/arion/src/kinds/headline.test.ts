/** What heads an answer about a stretch of time happens within that stretch. */
import { heard } from '../../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../evals/people.ts'
import { answer } from '../answer.ts'
import { buildBrief } from '../brief/build-brief.ts'
import { MONTHS } from '../language/calendar.ts'

const sky = await openSky()
const everybody = people(sky)

const DATE = new RegExp(`(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g')
const RANGE = new RegExp(
  `(\\d{1,2} (?:${MONTHS.join('|')})) to (\\d{1,2} (?:${MONTHS.join('|')})) (\\d{4})`,
  'g',
)

/**
 * Days named, a year being that of the day asked on, or the next one where the date would lie behind; "29
 * March to 29 April 2028" names it for both.
 */
function days(text: string, today: string): string[] {
  const whole = text.replace(RANGE, '$1 $3 to $2 $3')
  return [...whole.matchAll(DATE)].map(([, day, month, year]) => {
    const tail = `${String(MONTHS.indexOf(month as never) + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`
    const plain = `${year ?? today.slice(0, 4)}-${tail}`
    return !year && plain < today ? `${Number(today.slice(0, 4)) + 1}-${tail}` : plain
  })
}

function asked({ name, chart, timeZone }: (typeof everybody)[number], question: string, instant: string) {
  const input = heard(sky, {
    question,
    at: new Date(instant),
    thread: [],
    usedPhrases: [],
    asker: { seed: name, chart, timeZone },
  })
  const events = [...answer(sky, input)]
  return { input, text: events.map((event) => (event.kind === 'text' ? event.text : '')).join('') }
}

function heads(question: string): { who: string; head: string; outside: string[]; isLater: boolean }[] {
  return ['2026-11-21T09:00:00Z', '2027-03-30T17:00:00Z'].flatMap((instant) =>
    everybody.map((person) => {
      const { input, text } = asked(person, question, instant)
      const { span, today } = buildBrief(sky, input).context!.frame
      const head = text.split('\n\n')[0]!
      const outside = days(head, today).filter((day) => day < span.from || day > span.to)
      return {
        who: `${person.name} ${instant}`,
        head,
        outside,
        isLater: /\b(wait|later|not (quite )?yet|first|better|easier|easily|opens)\b/i.test(head),
      }
    }),
  )
}

describe('the first words of an outlook', () => {
  it.each([
    'How will the next six months be for me?',
    'How will the next three months be for money?',
    'What does next month bring for love?',
    'How will next week be for me?',
    'How will my career go in 2027?',
    'What can I expect in spring 2028?',
    'How will December be for work?',
  ])('name no day outside of «%s»', (question) => {
    expect(heads(question).filter(({ outside }) => outside.length > 0)).toEqual([])
  })
})

describe('the first words of an answer to "when"', () => {
  it.each([
    'When in 2027 should I move?',
    'When is a good day next week for a difficult talk?',
    'Which month of 2027 is best for love?',
  ])('name no day outside of «%s»', (question) => {
    expect(heads(question).filter(({ outside }) => outside.length > 0)).toEqual([])
  })
})

describe('the first words of a yes or no', () => {
  it.each(['Is this a good month to change jobs?', 'Should I move abroad in summer 2027?'])(
    'say so where they point beyond «%s»',
    (question) => {
      expect(heads(question).filter(({ outside, isLater }) => outside.length > 0 && !isLater)).toEqual([])
    },
  )
  it.each(['Should I text my ex tonight?', 'Is tomorrow a good day to sign a contract?'])(
    'do not put off «%s»',
    (question) => {
      expect(heads(question).filter(({ outside }) => outside.length > 0)).toEqual([])
    },
  )
})

describe('a stay that began long ago', () => {
  it('is not what anything begins with', () => {
    const texts = [
      'How will the next six months be for me?',
      'How will 2027 be for work?',
      'And how is spring for love?',
    ].flatMap((question) => heads(question).map(({ head }) => head))
    for (const person of everybody) {
      for (const question of ['How will the next six months be for me?', 'How will 2027 be for work?']) {
        texts.push(asked(person, question, '2026-11-21T09:00:00Z').text)
      }
    }
    for (const text of texts)
      expect(text).not.toMatch(/(It begins with|The first to arrive is|First comes)[^.]* until /)
  })
})
