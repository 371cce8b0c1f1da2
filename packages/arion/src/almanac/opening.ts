/**
 * The first sentence of an answer speaks of what was asked, as the asker put it: the deed, the thing, the
 * person. A plan that does so by itself is left alone.
 */
import { claimsNothing } from '../check/claims-nothing.ts'
import { KINDS } from '../kinds/index.ts'
import { MONTHS, WEEKDAYS } from '../language/calendar.ts'
import { capital } from '../language/text.ts'
import { namesAsked } from '../question/asked/names-asked.ts'
import type { OpeningAsked } from '../question/asked/opening-asked.ts'
import type { Intent } from '../question/intent.ts'
import type { Composer } from './composer.ts'
import type { Line, LineOrBreak } from './line.ts'

/** `aside` is what has to be said beside the answer; it follows its first paragraph. */
export function* opened(
  composer: Composer,
  asked: OpeningAsked,
  { lines, aside }: { lines: Iterable<LineOrBreak>; aside: () => Iterable<LineOrBreak> },
): Iterable<LineOrBreak> {
  const deferred: Line[] = []
  let isOpen = false
  let isAside = false
  for (const line of lines) {
    if (line === 'paragraph') {
      if (isOpen && !isAside) {
        isAside = true
        yield* aside()
      }
      yield line
    } else if (isOpen || line.text === '') yield line
    else if (RESERVE.test(line.text) && !namesItself(composer.context.intent)) deferred.push(line)
    else {
      isOpen = true
      yield { ...line, text: openingOf(composer, asked, line.text) }
      yield* deferred
    }
  }
  if (!isAside) yield* aside()
}

/** Whose chart or which hour is not at hand is no answer to begin with. */
const RESERVE = /^(?:I have no chart of |(?:(?:Since|As) y|Y)our birth time is not known)/

function openingOf(
  composer: Composer,
  { matters, clause, nouns, things }: OpeningAsked,
  headline: string,
): string {
  const { frame, intent } = composer.context
  const said = KINDS[intent.kind].gives === 'road' ? headline : headline.split(/(?<=[.?!]) /)[0]!
  if (namesAsked(said, matters) || namesItself(intent)) return headline
  const isOfMore = matters.length > 0
  if (clause && claimsNothing(clause.words) && (isOfMore || clause.is === 'condition')) {
    const begins = capital(clause.words)
    if (clause.is === 'question') return `${begins} ${headline}`
    const day = /^For (?<day>[^:]+): (?<said>.+)$/s.exec(headline)?.groups
    if (day) return `${begins}${begins.includes(day['day']!) ? '' : `, for ${day['day']}`}: ${day['said']}`
    return /: /.test(said) ? `${begins}? ${headline}` : `${begins}: ${small(headline)}`
  }
  // of days to choose from it is what they are for, and nobody whom it is told of
  const isOfDays = intent.choices?.every(({ isTime }) => isTime) === true
  const noun = isOfMore ? (isOfDays ? things : nouns).find(claimsNothing) : null
  if (noun) return `About ${noun}: ${small(headline)}`
  const span =
    frame.isNamed && !frame.said.isPointed && claimsNothing(frame.span.phrase) ? frame.span.phrase : null
  if (span) return headline.includes(span) ? headline : `${capital(span)}: ${small(headline)}`
  // whoever takes an offer is answered: what it speaks of stands in it, as do the days that were named
  const isTaken = composer.input.offer != null || isOfDays
  if (isOfMore && !isTaken && !intent.follows && !KINDS[intent.kind].answersUnsaid)
    composer.leavesOutWhatWasAsked = true
  return headline
}

/** Of the chart itself its own points are named, and of a cycle its days. */
function namesItself({ kind, cycle, named }: Intent): boolean {
  return KINDS[kind].isFact && (cycle?.is !== 'past' || named?.told != null)
}

function small(headline: string): string {
  const first = /^[\p{L}']+/u.exec(headline)?.[0] ?? ''
  return CAPITAL.test(first) ? headline : headline.charAt(0).toLowerCase() + headline.slice(1)
}

const CAPITAL = new RegExp(
  `^(?:I|I'm|${[...WEEKDAYS, ...MONTHS].join('|')}|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)$`,
)
