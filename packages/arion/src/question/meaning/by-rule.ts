/** Names of points, of Arion itself, of places left blank: no ear is needed for those. */
import { capital } from '../../language/text.ts'
import { askingSentences } from '../asking.ts'
import { soundsLow } from '../care/care-indirect.ts'
import { soundsHeavy } from '../care/sounds-heavy.ts'
import { decisionTold } from '../gate/decision-told.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { isLetter } from '../letter.ts'
import { chartIntent, pointIntent, pressureIntent } from '../chart-intent.ts'
import { craftIn } from '../craft/craft-in.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { meetsTheirs } from '../chart/contact.ts'
import { techniquesIn } from '../chart/techniques.ts'
import { UNREAD_POINTS, UNREAD_TECHNIQUES } from '../chart/unknown-term.ts'
import { mendTypos } from '../mend-typos.ts'
import { plain } from '../plain-text.ts'
import { addressIn } from '../talk/said-to-arion.ts'
import { selfTalk } from '../small-talk.ts'
import { methodIn } from '../talk/method.ts'
import { tellsTheirBirth } from '../talk/their-birth.ts'
import { bareTheme } from './bare-theme.ts'

export function readByRule(
  typed: string,
  whole: string,
  { before, isGrave }: { before: Intent | null; isGrave: boolean },
): ParsedQuestion | null {
  // beside an offer that waits for its answer all else is told
  const isTold = (typed.includes('?') && isLetter(typed)) || decisionTold(typed)
  const text = isTold ? askedIn(typed) : whole
  const address = isGrave || soundsHeavy(typed) ? null : addressIn(typed)
  // nobody who is low is laughed with
  if (address && !(address === 'joke' && soundsLow(plain(typed))))
    return { kind: 'small_talk', talk: address }
  const method = methodIn(text, whole) ?? (tellsTheirBirth(typed, before !== null) ? 'their_birth' : null)
  if (method) return { kind: 'method', method }
  if (!isGrave && ADDS.test(whole) && whole.split(' ').length <= LONGEST_HOW_TO)
    return { kind: 'known', question: 'add_person' }
  const craft = craftIn(text) ?? craftIn(onlyAsked(typed))
  if (craft) return { kind: 'craft', about: craft }
  const self = selfTalk(text) ?? selfTalk(askedAlone(typed))
  if (self) return { kind: 'small_talk', talk: self }
  const blank = BLANK.exec(typed)
  if (blank) return { kind: 'blank', words: blank[0], isSomebody: SOMEBODY.test(blank[0]) }
  if (techniquesIn(text).length > 0) {
    const intent = chartIntent(text, before)
    if (intent) return { kind: 'read', intent, refusals: [] }
  }
  const unread = UNREAD_POINTS.exec(text)
  if (unread) return { kind: 'unread_point', name: capital(unread[1]!) }
  const technique = UNREAD_TECHNIQUES.exec(text)
  if (technique) return { kind: 'unread_technique', name: technique[0] }
  if (meetsTheirs(text)) return { kind: 'not_in_chart', witness: 'their_point' }
  const bare = before ? null : bareTheme(text)
  if (bare) return { kind: 'read', intent: bare, refusals: [] }
  const chart = chartIntent(text, before) ?? chartIntent(plain(mendTypos(typed)), before)
  const intent = chart ?? pointIntent(text) ?? pressureIntent(text)
  return intent && { kind: 'read', intent, refusals: [] }
}

function askedIn(typed: string): string {
  return plain(
    ownQuestions(typed)
      .map(({ words }) => words)
      .join(' '),
  )
}

/** "How do I put my mother in the Circle?" */
const ADDS =
  /\b(?:how|can i|could i|should i|may i|where)\b(?: \w+){0,4} (?:put|add|get|enter|bring)(?: \w+){1,5} (?:in|into|to) (?:the|my|your|that) circle\b/
/** in words: of a longer message it is no more than a half */
const LONGEST_HOW_TO = 70

/** What is told around the one sentence that asks is left out. */
function onlyAsked(typed: string): string {
  const [only, ...others] = askingSentences(typed)
  return only && others.length === 0 ? plain(only) : ''
}

/** The one question in what is told around it. */
function askedAlone(typed: string): string {
  const own = ownQuestions(typed)
  return own.length === 1 ? plain(own[0]!.words) : ''
}

const BLANK =
  /[[<{](?:the |their |your |his |her |my |a |insert |enter )*(?:person|name|someone|somebody|partner|friend|them|him|her|who|date|day|month|year|place|city|event|project|thing|topic|decision|job|company|x|\.\.\.|…|_+)(?: name| here|'s name)?[\]>}]|\b(?:with|for|to|about|support|is|does|and|on) _{2,}/i
const SOMEBODY = /person|name|some|partner|friend|them|him|her|who/i
