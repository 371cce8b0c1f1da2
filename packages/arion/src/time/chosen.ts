/** Of several times in a text the one that is asked about. */
import { daysBetween } from '../language/calendar.ts'
import { aroundNamed } from './around-named.ts'
import type { Resolved } from './resolved.ts'
import { isSetAside } from './set-aside.ts'
import { yearOfLife } from './durations.ts'
import { askedOf, sentencesOf } from './sentences.ts'
import type { Sentence } from './sentences.ts'
import type { TimeFrame } from './span.ts'
import { tenseOf } from './tense.ts'
import { toldBeside } from './told-beside.ts'

interface Rated {
  each: Resolved
  rating: number
  own: Sentence | undefined
  /** it stands beside what is asked, which points at it or asks of it */
  isTold?: boolean
}

/** `behind`: the same times, read as those of what has been. */
export function chosenOf(
  text: string,
  found: readonly Resolved[],
  frame: TimeFrame,
  behind: () => readonly Resolved[],
): Resolved | null {
  const sentences = sentencesOf(text)
  const asking = askedOf(text, sentences)
  const asked = asking ?? sentences.at(-1)
  const cue = asked ? lastCue(text, asked) : null
  const asksOfPast =
    frame.asks === 'past' || (asked ? tenseOf(text.slice(asked.start, asked.end)) === 'past' : false)
  const rated = found
    .filter(
      (each) =>
        !isSetAside(text, each) && !isBackground(each, { asked, asksOfPast, count: sentences.length, text }),
    )
    .map((each) => {
      const own = sentences.find(({ start, end }) => each.start >= start && each.start < end)
      const rating =
        (own === asked ? 4 : 0) +
        (cue !== null && own === asked && each.start > cue ? 0.75 : 0) +
        (own?.isAsked ? 2 : 0) +
        (each.isFaint ? (each.grain === 'open' ? -8 : -3) : 0) +
        (each.tense === 'past' && !asksOfPast ? -3 : 0) +
        (each.tense === 'now' && each.grain === 'day' && !each.isLimit ? -0.5 : 0) +
        // what has to be done by a day, where nothing nearer is asked
        (each.isLimit && each.from === frame.today && each.to > frame.today && own !== asked ? 0.5 : 0) +
        // since when it has been so is told, until when it may last is asked
        (each.isLimit && each.from < frame.today && !asksOfPast ? -1 : 0)
      return { each, rating, own }
    })
  let best = rated.reduce<Rated | null>((top, next) => (top && top.rating >= next.rating ? top : next), null)
  const isOwn = rated.some(({ each, own }) => !each.isFaint && (own === asked || own?.isAsked))
  if (asking && !isOwn && sentences.length > 1 && frame.asks !== 'past') {
    const words = text.slice(asking.start, asking.end)
    const isOfAll = BARE.test(words) || STILL_WHY.test(words)
    const told = isOfAll
      ? null
      : toldBeside({
          text,
          sentences,
          asked: asking,
          frame,
          found: asksOfPast ? behind() : found,
          asksOfPast,
        })
    if (told)
      best = {
        each: told,
        rating: 0,
        isTold: true,
        own: sentences.find(({ start, end }) => told.start >= start && told.start < end),
      }
    else if (!isOfAll && isLetter(text)) return best && best.own === asked ? best.each : null
  }
  if (!best) return null
  const others = rated.filter(({ own, each }) => own === best.own && !each.isFaint).map(({ each }) => each)
  const chosen = withAlternatives(text, best.isTold ? best.each : finer(text, best.each, others), {
    others,
    today: frame.today,
  })
  const day = found.find((each) => each.grain === 'day' && each.from === each.to && !each.isFaint)
  const year =
    !chosen.isLimit && day && (day === chosen || chosen.grain === 'year') ? yearOfLife(text, day) : null
  const left = asked && stillLeft(text.slice(asked.start, asked.end), chosen, frame)
  if (left) return left
  const wider = aroundNamed(text, { chosen, found, asked, frame, isTold: best.isTold === true })
  if (wider) return wider
  return year ? { ...chosen, ...year, phrase: 'the year of your life' } : chosen
}

/** What is longer tells more than it asks. */
function isLetter(text: string): boolean {
  return text.split(' ').length > LETTER
}
const LETTER = 70

/** Who seeks a day of this month seeks one of those that are left. */
function stillLeft(asked: string, chosen: Resolved, { today }: TimeFrame): Resolved | null {
  const isOfNow = chosen.from < today && chosen.to > today && !chosen.isLimit
  if (!isOfNow || !SEEKS.test(asked) || tenseOf(asked) === 'past') return null
  return { ...chosen, from: today, phrase: `the rest of ${chosen.phrase}` }
}

const SEEKS =
  / (?:(?:which|what|any|good|best|one) (?:good |quiet )?(?:days?|nights?|evenings?|moment|weekend)|should (?:i|we)|do (?:i|we) (?!have)|left|any chance|when do) /

/** What happened once and is told: no time of a question about what is now. */
function isBackground(
  each: Resolved,
  {
    asked,
    asksOfPast,
    count,
    text,
  }: { asked: Sentence | undefined; asksOfPast: boolean; count: number; text: string },
): boolean {
  if (each.tense !== 'past' || asksOfPast) return false
  if (
    / you (?:told|said|were|promised|predicted)(?= )/.test(
      text.slice(Math.max(0, each.start - 40), each.end + 10),
    )
  )
    return false
  // "2019 was hell. why?" asks of what it told
  const question = asked ? text.slice(asked.start, asked.end) : ''
  if (BARE.test(question) || STILL_WHY.test(question)) return false
  return count > 1 && asked !== undefined && (each.start < asked.start || each.start >= asked.end)
}

/** "the 21st or the 28th" is from the first to the last of them. */
function withAlternatives(
  text: string,
  chosen: Resolved,
  { others, today }: { others: readonly Resolved[]; today: string },
): Resolved {
  const before = others.find(
    (other) =>
      other.end <= chosen.start &&
      other.tense !== 'past' &&
      / or /.test(text.slice(other.end, chosen.start)) &&
      isAlternative(text, other, chosen),
  )
  if (before && !chosen.isLimit) return withAlternatives(text, before, { others, today })
  const next = others.find((other) => other.start > chosen.start && isAlternative(text, chosen, other))
  if (!next) return chosen.tense === 'ahead' ? sinceNow(text, chosen, today) : chosen
  const from = chosen.from < next.from ? chosen.from : next.from
  const to = chosen.to > next.to ? chosen.to : next.to
  if (daysBetween(from, to) > 366 && chosen.grain !== 'year') return chosen
  const isSame = from === chosen.from && to === chosen.to
  const phrase = isSame ? chosen.phrase : `${chosen.phrase} and ${next.phrase}`
  return withAlternatives(text, { ...chosen, from, to, end: next.end, phrase }, { others, today })
}

/** "start now or in January?" */
function sinceNow(text: string, chosen: Resolved, today: string): Resolved {
  const isNow = / now ,? ?or (?:[^ .?!]+ ){0,3}$/.test(text.slice(0, chosen.start))
  if (!isNow || daysBetween(today, chosen.to) > 200) return chosen
  return { ...chosen, from: today, phrase: `the time until ${chosen.phrase}` }
}

function isAlternative(text: string, { end, isLimit }: Resolved, other: Resolved): boolean {
  if (other.tense === 'past' || other.start < end || isLimit) return false
  if (
    other.tense === 'ahead' &&
    other.grain !== 'day' &&
    /^ (?:for|over|within) /.test(text.slice(other.start - 1))
  )
    return false
  const gap = text.slice(end, other.start)
  // "why the 19th and not the Friday"
  if (/ (?:not|rather than|instead of) /.test(`${gap} `)) return false
  if (
    /^(?: [^ ]+){0,3} (?:or|and|vs|versus|(?:better|worse|kinder|safer) than|&|\/)(?: [^ ]+){0,3} ?$/.test(
      gap,
    )
  )
    return true
  // "this week or let it cool until after Christmas"
  if (
    /^(?: [^ ,.?!]+){0,8} ,? ?or (?:(?:should|do|shall) i )?(?:wait|hold|leave|let|put|stay|keep|until|better|after)(?: [^ .?!]+){0,4} (?:until|for|after)(?: the)? $/.test(
      gap,
    )
  )
    return true
  if (/^ ?(?:or|and|,|&|\/|vs|, or|, and)? ?(?:the|on the|on|in)? ?$/.test(gap)) return true
  // "23rd at six, 25th at noon, or 27th with a change"
  if (other.grain === 'day' && /^(?: [^ ,.?!]+){0,4} (?:,|, or|, and|or)(?: (?:on|the|on the))? ?$/.test(gap))
    return true
  // "which of the two: the one in May, or the other with the boat in September"
  return / which /.test(text) && /^(?: [^ ]+){0,3} or (?:[^ ]+ ){0,7}$/.test(`${gap.trimEnd()} `)
}

/** "this month, on the 20th": the day. */
function finer(text: string, chosen: Resolved, others: readonly Resolved[]): Resolved {
  if (chosen.isLimit) return chosen
  const inside = others.find(
    (other) =>
      other !== chosen &&
      !/,| (?:and|but) /.test(
        text.slice(Math.min(chosen.end, other.end), Math.max(chosen.start, other.start)),
      ) &&
      other.from >= chosen.from &&
      other.to <= chosen.to &&
      !other.isLimit &&
      daysBetween(other.from, other.to) < daysBetween(chosen.from, chosen.to) &&
      other.tense !== 'past' &&
      !(other.tense === 'now' && other.grain === 'day'),
  )
  return inside ?? chosen
}

/** Where in a long sentence the asking begins: "… so tell me straight how this month goes". */
function lastCue(text: string, { start, end }: Sentence): number | null {
  const last = [...text.slice(start, end).matchAll(CUE)].at(-1)
  return last && last.index > 80 ? start + last.index : null
}

/** "2014 … why is this still so fresh": asks of what it told. */
export const STILL_WHY =
  /\bwhy\b.*\b(?:still|again|after all|fresh|(?:comes?|coming) (?:back|now)|stays?|wear (?:down|off)|dreams?)\b/i
const BARE =
  / ?(?:(?:but|and|so|tell me) )?(?:why(?: (?:is|was|did) (?:that|it)(?: happen)?)?|how come|what (?:was|is|were) (?:that|it|this|all that)(?: (?:about|for|all about))?|what (?:happened|went wrong|got into me|for))(?: (?:arion|then|please|exactly))? [?.! ]*$/
const CUE =
  / (?:what|how|why|when|which|where|who|whether|tell me|say|find me|give me|pick me|do i|should i|shall i|can i|will i|am i|is it|will it|does it|will (?:he|she|they)|is (?:he|she)|are (?:they|we)|do we)(?= )/g
