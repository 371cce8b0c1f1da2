/**
 * Somebody whose day of birth stands in the question itself, and who is in no Circle: for this one answer
 * they are read beside the asker, without an hour, and nothing of it is kept.
 */
import type { RelationshipTag } from '@astrarium/contracts'
import type { NatalChart, Sky } from '@astrarium/sky'
import { MONTHS } from '../../language/calendar.ts'
import { ORDINALS } from '../../language/numbers.ts'
import { namedPerson, nameOfKin } from '../person-in.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import type { AskInput, CirclePerson } from '../../types.ts'
import { folded } from '../../language/folded.ts'
import { isMonthFirst } from '../../time/phrases/days.ts'
import { relationsIn } from './relations.ts'
import { whoIsMeant } from './who-is-meant.ts'

export interface ToldBirth {
  person: CirclePerson
  /** YYYY-MM-DD */
  day: string
  /** by name or by what they are to the asker, and not by the thread */
  isNamed: boolean
}

export const TOLD_ID = 'told'

/** null where no day with its year is told, or it is the asker's, or that of somebody in the Circle. */
export function toldBirthIn({
  question,
  company,
  thread,
  at,
}: Pick<AskInput, 'question' | 'company' | 'thread' | 'at'>): ToldBirth | null {
  const births = sentencesOf(question).flatMap((told) => birthsIn(told).map((day) => ({ told, day })))
  const [{ told, day } = { told: '', day: '' }, another] = births
  if (!day || another || OWN.test(told) || new Date(day) > at) return null
  if (new Set(relationsIn(folded(told)).map(({ role }) => role)).size > 1) return null
  if ([question, ...thread.map((turn) => turn.question)].some((words) => OF_LOSS.test(words))) return null
  const known = whoIsMeant(question, { people: company?.people ?? [], before: [] })
  if (known.kind === 'people' || known.kind === 'unsure') return null
  const name = NAMED.exec(question)?.slice(1).find(Boolean) ?? nameOfKin(question)?.name ?? null
  const [relation] = relationsIn(folded(question))
  const tag: RelationshipTag = relation?.tags[0]?.[0] ?? 'other'
  if (name !== null || relation)
    return {
      person: {
        id: TOLD_ID,
        name: name ?? `your ${relation!.role}`,
        tag,
        ...(relation ? { role: relation.role } : {}),
      },
      day,
      isNamed: true,
    }
  // "he was born": whoever was spoken of last
  const spokenOf = thread
    .toReversed()
    .flatMap((turn) => [namedPerson(turn.question) ?? '', ...ownNouns(turn.question).people])
  const [last, ...others] = new Set(spokenOf.filter((one) => /^\p{Lu}\p{L}+$/u.test(one)))
  return last && others.length === 0 && PRONOUN.test(told)
    ? { person: { id: TOLD_ID, name: last, tag }, day, isNamed: false }
    : null
}

/** The one day of birth of somebody else that the messages tell; null where there is none or another. */
export function dayOfBirthIn(messages: readonly string[]): string | null {
  const told = messages.flatMap(sentencesOf).filter((sentence) => !OWN.test(sentence))
  const [day, ...others] = new Set(told.flatMap(birthsIn))
  return day !== undefined && others.length === 0 ? day : null
}

export function tellsLoss(message: string): boolean {
  return OF_LOSS.test(message)
}

/** The one day of birth in words that hold little else, and need no "born" beside it: "She's 4 Nov 88". */
export function dayOfBirthAlone(
  typed: string,
  { timeZone }: Pick<AskInput['asker'], 'timeZone'>,
): string | null {
  return OWN.test(typed) ? null : (dayIn(withLongYear(typed, timeZone)) ?? null)
}

/** "4/11/88", "30.12.84" and "4 nov 88" with the month by its name and the year whole. */
function withLongYear(typed: string, zone: string): string {
  return typed
    .replace(/\b(\d{1,2})([./-])(\d{1,2})\2((?:19|20)?\d\d)\b/, (whole, a: string, mark, b: string, year) => {
      const [day, month] = mark === '/' && isMonthFirst(zone) ? [b, a] : [a, b]
      const name = MONTHS[Number(month) - 1]
      return name ? `${day} ${name} ${year}` : whole
    })
    .replace(SHORT_YEAR, (_, rest: string, year: string) => `${rest}${Number(year) > 30 ? 19 : 20}${year}`)
}

/** Of a day without an hour, where the asker lives. */
export function chartOfDay(sky: Sky, { chart, timeZone }: AskInput['asker'], day: string): NatalChart {
  const { latitude, longitude } = chart!
  return sky.chart({
    at: sky.localTime(timeZone, `${day}T12:00`).instants[0],
    latitude,
    longitude,
    accuracy: { kind: 'unknown' },
    day: sky.localDay(timeZone, day),
  })
}

/** The question as it would be asked with that person in the Circle. */
export function withToldBirth(sky: Sky, input: AskInput, { person, day, isNamed }: ToldBirth): AskInput {
  const { asker, company } = input
  if (!asker.chart) return input
  const chart = chartOfDay(sky, asker, day)
  return {
    ...input,
    company: {
      people: [...(company?.people ?? []), person],
      about: isNamed ? (company?.about ?? null) : TOLD_ID,
      charts: new Map([...(company?.charts ?? []), [TOLD_ID, chart]]),
      withheld: company?.withheld ?? new Set(),
    },
  }
}

function sentencesOf(question: string): string[] {
  return question.replaceAll('’', "'").split(/(?<=[.?!])\s+(?=\p{Lu})/u)
}

const MONTH = MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\.?,? ((?:19|20)\\d\\d)\\b`,
  'i',
)
const MONTH_FIRST = new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)\\b`, 'i')
const IN_WORDS = new RegExp(`\\b(${ORDINALS.join('|')}) of (${MONTH}),? ((?:19|20)\\d\\d)\\b`, 'i')

/** Of each birth that is told the day that follows it, or that it is said to be. */
function birthsIn(sentence: string): string[] {
  const found = [...sentence.matchAll(BIRTH)]
  return found.flatMap(({ index }, i) => {
    const isBefore = i === 0 && /\b(?:19|20)\d\d,? (?:is|was)\b/.test(sentence.slice(0, index))
    return dayIn(isBefore ? sentence.slice(0, index) : sentence.slice(index, found[i + 1]?.index)) ?? []
  })
}

function dayIn(sentence: string): string | null {
  const [, date, month, year] = DAY_FIRST.exec(sentence) ?? []
  if (date) return isoOf(Number(date), month!, year!)
  const [, name, number, of] = MONTH_FIRST.exec(sentence) ?? []
  if (name) return isoOf(Number(number), name, of!)
  const [, ordinal, spelled, written] = IN_WORDS.exec(sentence) ?? []
  if (!ordinal) return null
  return isoOf(ORDINALS.findIndex((word) => word === ordinal.toLowerCase()) + 1, spelled!, written!)
}

function isoOf(date: number, month: string, year: string): string | null {
  const index = MONTHS.findIndex((name) => name.slice(0, 3).toLowerCase() === month.slice(0, 3).toLowerCase())
  const day = new Date(Date.UTC(Number(year), index, date))
  return day.getUTCDate() === date && day.getUTCMonth() === index ? day.toISOString().slice(0, 10) : null
}

const SHORT_YEAR = new RegExp(
  `\\b(\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\.?,? |(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?,? )'?(\\d\\d)\\b(?!:)`,
  'i',
)
const PRONOUN = /\b(?:he|she)(?:'s| is| was)\b|\b(?:his|her)\b/i
/** Where somebody was lost, nobody is held beside the asker unasked. */
const OF_LOSS =
  /\b(?:died|dead|death|dying|buried|funeral|grave|passed|stillborn|lost (?:him|her|them|my|our|the baby)|miscarr\w*|would have been|would be \w+ now|only here|until the (?:mon|tues|wednes|thurs|fri|satur|sun)day|never came home|late (?:wife|husband|mother|father|son|daughter)|a person have a chart|(?:lived|with us) (?:for )?(?:only |just )?(?:\w+ )?(?:hours?|days?|weeks?)|lived until)\b/i
/** That somebody was born, and not that something happened. */
const BIRTH = new RegExp(
  `\\b(?:born|birth ?day|bday|birth ?date|(?:date|day|hour|time) of (?:his |her |their )?birth|(?<!\\bg(?:ave|iven|ives?|iving) )birth(?! of))\\b|\\b(?:he|she)(?:'s|s| is)(?= (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\.?,? (?:19|20)\\d\\d\\b)`,
  'gi',
)
const OWN =
  /\bI(?:'m| am| was)?(?: \p{L}+,)? born\b|\bmy (?:own )?(?:birth ?day|date of birth|birth ?date)\b/iu
/** "Viggo, born", "Margaret was born", "Tara's birthday", "our Callum, he's 3 August 2007" */
const NAMED =
  /(?<![.?!] )\b(?!(?:He|She|They|It|Her|His|Their|And|But|My|Our|Who)\b)(\p{Lu}\p{L}+)(?:,| who)?(?: was| is|'s)? born\b|\b(\p{Lu}\p{L}+)'s (?:birth|bday|date of birth)|\b(?:[Oo]ur|[Mm]y) (\p{Lu}\p{L}+)(?=,? (?:he|she)(?:['’]?s| is)\b)/u
