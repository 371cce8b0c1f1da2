/** "Retire at 63 or work until 67", "in five years or in ten": far times that each thing to choose names. */
import { addDays, addMonths } from '../../language/calendar.ts'
import { NUMBER_WORDS } from '../../time/number-words.ts'
import type { Span, TimeFrame } from '../../time/span.ts'
import { plain } from '../plain-text.ts'

/** The year of the asker's life that each names; null where they name no ages. */
export function agesOf(choices: readonly string[], { born }: Pick<TimeFrame, 'born'>): Span[] | null {
  if (!born) return null
  const each = choices.map((words) => plain(words).split(' '))
  const ages = each.map((words) => numberIn(words.at(-1)!))
  const isOfAges =
    ages.every((age) => age !== null && age >= YOUNGEST && age < OLDEST) &&
    // a clock has no more hours, and what is bought or sold has a price
    ages.some((age) => age! > HOURS) &&
    LEADS.includes(each[0]!.at(-2) ?? '') &&
    !each.some((words) => words.some((word) => OF_PRICES.includes(word)))
  return isOfAges ? ages.map((age) => yearOfLife(born, age!)) : null
}

const YOUNGEST = 16
const OLDEST = 100
const HOURS = 24
const LEADS: readonly string[] = 'at until till by before after with turning turn age am aged'.split(' ')
const OF_PRICES: readonly string[] = 'sell buy price priced stock stocks shares bid charge pay degrees'.split(
  ' ',
)

function yearOfLife(born: string, age: number): Span {
  const from = addMonths(born, age * 12)
  return { from, to: addDays(addMonths(from, 12), -1), phrase: `the year when you are ${age}` }
}

/** "In ten" after "in five years" is ten years. */
export function withUnit(choices: readonly string[]): string[] {
  const said = choices.map((words) => plain(words).split(' '))
  const unit = said.flat().find((word) => UNITS.includes(word))
  return choices.map((words, index) => {
    const own = said[index]!
    const isBare =
      unit !== undefined && numberIn(own.at(-1)!) !== null && OF_LENGTH.includes(own.at(-2) ?? '')
    return isBare && !own.some((word) => UNITS.includes(word)) ? `${words} ${unit}` : words
  })
}
const UNITS: readonly string[] = ['years', 'months', 'weeks', 'days']
const OF_LENGTH: readonly string[] = ['in', 'for', 'after', 'wait', 'within']

function numberIn(word: string): number | null {
  // "seventy-five"
  const number = word.split('-').reduce((sum, part) => sum + (NUMBER_WORDS[part] ?? Number(part)), 0)
  return Number.isInteger(number) && number > 0 ? number : null
}
