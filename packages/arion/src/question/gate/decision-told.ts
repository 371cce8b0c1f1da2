/**
 * A decision that is set out and not asked: something is put before the asker, and an answer is owed. "They
 * offer me Leeds, I must answer until Friday" asks whether to take it as surely as if it were said.
 */
import { capital } from '../../language/text.ts'
import type { Wants } from '../../listen/vocabulary.ts'
import { askingSentences, sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { clauseOf, questionPutBefore } from './put-before.ts'

export interface DecisionTold {
  /** the question that it leaves unsaid, in the asker's own words */
  words: string
  /** one of two ways that are both named, or whether to */
  wants: Extract<Wants, 'which' | 'whether'>
  /** until when an answer is owed, in its words; null where no time is said */
  until: string | null
}

/** null where nothing is put before the asker, no answer is owed, or it has been given. */
export function decisionTold(typed: string): DecisionTold | null {
  const sentences = sentencesOf(typed)
  if (sentences.some((sentence) => SETTLED.test(sentence)) || asksOutright(typed)) return null
  const until = sentences.map(owedBy).find((words) => words !== null) ?? null
  if (until === null && !sentences.some((sentence) => LEFT_TO_ONE.test(sentence))) return null
  const which = eitherWay(sentences)
  if (which) return { words: which, wants: 'which', until }
  const whether = sentences.map(questionPutBefore).find((question) => question !== null)
  return whether ? { words: whether, wants: 'whether', until } : null
}

/** A message with the question that it leaves unsaid, as an ear hears it; itself where it leaves none. */
export function withUnsaid(typed: string): string {
  const decision = decisionTold(typed)
  return decision ? `${typed.trim()}\n${decision.words}` : typed
}

/** A question of its own stands in it; "so?" and "what will I do" say no more than that one is left open. */
function asksOutright(typed: string): boolean {
  return askingSentences(typed).some((sentence) => {
    const text = plain(sentence)
    if (LEAVES_OPEN.test(text)) return false
    const isTold =
      OR_ELSE.test(sentence) ||
      CHOICE_GIVEN.test(sentence) ||
      questionPutBefore(sentence) !== null ||
      owedBy(sentence) !== null
    return sentence.endsWith('?') || !isTold
  })
}

function eitherWay(sentences: readonly string[]): string | null {
  return twoOffers(sentences) ?? orElse(sentences)
}

/** "two offers, Leeds and Hull" */
function twoOffers(sentences: readonly string[]): string | null {
  const groups = sentences.map((sentence) => TWO_OFFERS.exec(sentence)?.groups).find((found) => found)
  return groups ? `${capital(groups['one']!)} or ${groups['other']!}?` : null
}
const TWO_OFFERS =
  /\b(?:two|2) (?:\w+ )?offers[,:]? (?:(?:one|from|in|at) )*(?<one>[^,.;:?!]{3,40}?) and (?:(?:one|from|in|at) )*(?<other>[^,.;:?!]{3,40})/i

/** "Rotterdam from January. Or stay in Leeds": the way before it stands in the sentence before. */
function orElse(sentences: readonly string[]): string | null {
  const place = sentences.findIndex((sentence, index) => index > 0 && OR_ELSE.test(sentence))
  const before = sentences[place - 1]
  if (before === undefined) return null
  const question = questionPutBefore(before)
  const isGiven = question !== null || sentences.some((sentence) => CHOICE_GIVEN.test(sentence))
  const one = question?.slice(0, -1) ?? capital(clauseOf(before))
  return isGiven ? `${one}, or ${clauseOf(sentences[place]!.replace(OR_ELSE, ''))}?` : null
}

function owedBy(sentence: string): string | null {
  return OWED.exec(sentence)?.[0] ?? null
}

const CHOICE_GIVEN =
  /\b(?:give|gives|gave|given|have|has|got|offer\w*) (?:me |us )?(?:a |the |two |this )?(?:choi[cs]es?|options?|ultimatum)\b/i
const OR_ELSE =
  /^or (?!(?:so|something|is|am|are|was|what|maybe|not|else|he|she|they|it)\b)(?:i |we |else |just |could |can )*/i

const DAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?\\b|tomorrow|tonight|today|(?:this|next) (?:week|month)|\\d{1,2}(?:st|nd|rd|th)?\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|christmas|xmas|new year)'
const BY = `(?:\\b(?:by|before|until|till?|due|no later than|within|on|in) (?:the )?(?:${DAY}|an?\\b|one|two|three|end|weekend|noon|break|then|they|he|she)|\\b${DAY})`
const MUST = "(?:must|have to|has to|need to|needs to|got to|gotta|should|supposed to|had better|'d better)"
/** Whoever is at home is told of it, and waits for no answer. */
const AT_HOME =
  '(?! (?:my|our) (?:wife|husband|mum|mom|dad|mother|father|kids|children|family|parents|partner)\\b)'
/** Until when an answer is wanted. */
const OWED = new RegExp(
  [
    `\\b${MUST} (?:answer|decide|reply|choose|confirm|respond|make up my mind)\\b`,
    `\\b${MUST} (?:tell|give|let|sign|inform|accept|say)\\b${AT_HOME}[^.;]{0,40} ?${BY}`,
    `\\b(?:answer|reply|decision|decide|respond|response)s? (?:(?:is|are|was|needed|wanted|expected|owed) )*${BY}`,
    `\\b(?:wants?|needs?) (?:to know|(?:an|my|our) answer|a yes|a decision)\\b(?=[.,;]|$| and\\b| (?:by|before|until|till?|on)\\b| ${DAY})`,
    `\\b(?:wants?|needs?) (?:it|this|that) .*\\b(?:by|before|until|till?) (?:the )?${DAY}`,
    `\\bto (?:sign|move|start)\\b.*\\bby (?:the )?${DAY}`,
    `\\b(?:told|said|promised) .*(?:\\bwould|'d|\\bwill|'ll|\\bid|\\bill) (?:tell|answer|decide|let|give|say|ring|call) .*${BY}`,
    '\\b(?:have|has|got|gave me|given me|gives me|gave us) (?:only )?(?:until|till?) ',
  ]
    .map((way) => `(?:${way})[^,;.?!]*`)
    .join('|'),
  'i',
)
const DO_WHAT = 'what (?:will|should|shall|do|must) (?:i|we) do\\b(?! (?:about|with|for|if|when|to|at|on)\\b)'
/** It is for the asker to say, whatever the day. */
const LEFT_TO_ONE = new RegExp(
  [
    `\\bdecide (?:for |by )?(?:yourself|myself|ourselves)\\b|\\bup ?to (?:me|you|u|us)\\b|["“']as (?:you|u) (?:want|like|wish)`,
    `\\b(?:my|your|ur|our) (?:call|choice|decision)\\b|^so ?\\?$|\\b${DO_WHAT}`,
    `\\b(?:told|said|promised) .*(?:\\bwould|\\bwill|'d|'ll|\\bid|\\bill) (?:sleep on|think|pray)\\b|\\bthink (?:about it|it over)\\b`,
    `\\b(?:don'?t|do not) know (?:do|if|whether|should) (?:i|we)\\b|\\b(?:can'?t|cannot) decide\\b|\\btorn\\b`,
  ].join('|'),
  'i',
)
/** The answer has been given, or the time for it lies far back. */
const SETTLED =
  /\b(?:i|we)(?:'ve| have| already| just| then| also)* (?:said (?:yes|no|ok)\b|accepted|declined|refused|agreed|turned (?:it|that|him|her|them) down|took it|signed|decided\b|resigned|booked|told (?:him|her|them|it) (?:yes|no)\b|(?:will|'ll|am going to|'m going to|won'?t|will not) (?:take|accept|sign|do|go|refuse|decline)\b)|\b(?:in|since) (?:19\d\d|20[01]\d)\b|\byears ago\b|\blong (?:time )?ago\b|\bback then\b/i
/** Nothing is asked by these but what to do about what was told. */
const LEAVES_OPEN = new RegExp(
  `^(?:(?:and|but|ok|well|now|arion|honestly) )*(?:so|well|hm+|thoughts|help|what now|(?:${DO_WHAT}|what (?:will|should|do|would) you (?:do|say|think|reckon)\\b).*|any (?:advice|thoughts|ideas?)\\b.*|(?:i )?(?:really |just |still )*(?:don'?t|do not) know\\b.*|(?:i )?can'?t decide\\b.*|(?:i'?m |i am )?(?:not sure|unsure|torn)\\b.*|(?:i have )?no idea\\b.*|idk\\b.*)$`,
)
