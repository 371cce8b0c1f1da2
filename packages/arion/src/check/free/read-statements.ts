/**
 * Mentions → statements. Words are bound by what stands near, and not by their order: one body and one sign
 * in a sentence belong together however they are put. What finds no partner is `stray`, and holds the
 * sentence back.
 */
import { isFalsePresent } from '../false-present.ts'
import { bindDates, bindTime } from './bind-dates.ts'
import { datesIn } from './dates.ts'
import type { WhenSaid } from './dates.ts'
import { mentionsIn } from './mentions.ts'
import type { BodyMention, Sphere } from './mentions.ts'
import { Reader } from './reader.ts'
import { isDated } from './statements.ts'
import type { Memory, Statement } from './statements.ts'

export interface Interpretation {
  statements: Statement[]
  unclaimed: string[]
}

const NATAL =
  /\b(natal\w*|at birth|birth ?chart|of (your|the) birth|at your birth|(were|was|are) born|born (with|under|when)|(in|of) your (natal |birth |own )?chart|your (birth |natal )?chart|you('ve| have| had)|having|yours|by nature|as (a|an|someone|somebody)|came into the world)\b/i

const SKY =
  /\b(transit\w*|now|at (the|this) moment(?! of your)|at present|currently|(the )?(current|present)|today('s)?|tonight|these (days|weeks)|this (week|month|year|season|spring|summer|autumn|winter)|for the time being|(is|are|will be|keeps?|been) (still |now |currently |slowly |already )?(mov|pass|travel|go|mak|enter|cross|tour|visit|host|journey|sitt|squar|trin|sextil|oppos|conjoin|join|transit|retrac|form|walk|spend)\w*ing|(moves|passes|travels|goes|journeys) through|passing through|moving through|spends|hosting|will|until|begins|starts|lately)\b/i

const ELSEWHEN =
  /\b((next|last|coming|following|past|previous) (few )?(weeks?|months?|years?|spring|summer|autumn|fall|winter|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|yesterday|later (this|in)|soon|in (a|two|three|four|a few|some) (days?|weeks?|months?|years?)|(this|the) (coming )?weekend|in (spring|summer|autumn|winter))\b/i

export function readStatements(sentence: string, memory: Memory): Interpretation {
  const found = datesIn(sentence, memory.year, memory.today)
  memory.year = found.year
  const mentions = mentionsIn(blank(sentence, found.dates))
  const unclaimed = mentions.filter(({ is }) => is === 'foreign').map(({ text }) => text)
  const cue: Sphere =
    NATAL.test(sentence) === SKY.test(sentence) ? 'open' : NATAL.test(sentence) ? 'natal' : 'sky'
  const reader = new Reader(sentence, mentions, cue, memory)
  reader.read()
  bindDates(reader, found.dates, memory, unclaimed)
  bindTime(reader, memory, unclaimed)
  unclaimed.push(...reader.unclaimed)
  const ends = found.dates.filter(({ role }) => role === 'to').map(({ last }) => last)
  if (isFalsePresent(sentence, ends, memory.today)) unclaimed.push('what is over, as if it were on')
  if (
    found.unclaimed.length > 0 &&
    (reader.statements.length > 0 || found.dates.length > 0 || mentions.length > 0)
  )
    unclaimed.push(...found.unclaimed)
  // "next month", "soon": a statement about the sky at a time that was not said as a date
  const isAdrift = reader.statements.some(({ readings }) =>
    readings.every((said) => isDated(said) && said.when === null),
  )
  const when = ELSEWHEN.exec(sentence)
  if (isAdrift && when) unclaimed.push(when[0])
  memory.dated = reader.statements.findLast(({ readings }) => readings.some(isDated)) ?? memory.dated
  memory.body = mentions.findLast((mention): mention is BodyMention => mention.is === 'body') ?? memory.body
  return { statements: reader.statements, unclaimed }
}

/** Dates made blank, so that "3 to 14 March" is not read as degrees or houses. */
function blank(sentence: string, dates: readonly WhenSaid[]): string {
  return dates.reduce(
    (text, { at, end }) => text.slice(0, at) + '·'.repeat(end - at) + text.slice(end),
    sentence,
  )
}
