/** What a question asks, as its answer can begin with it: in their own words, with the person turned. */
import type { AskedThing } from '../../listen/reading.ts'
import { sentencesOf } from '../asking.ts'
import { nounsToName } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { askedClause } from './asked-clause.ts'
import type { AskedClause } from './asked-clause.ts'
import { plain } from '../plain-text.ts'
import { mattersIn } from './names-asked.ts'
import { tidy } from './tidy.ts'
import { turned } from './turned.ts'

/** Of what hurts to hear again, nothing is said back. */
export interface OpeningAsked {
  /** what it speaks of, by the stems of its words */
  matters: readonly string[]
  clause: AskedClause | null
  /** "your cousin Tre", "the boiler": whom or what it speaks of, those of the sentence that asks first */
  nouns: readonly string[]
  /** those of them that are nobody */
  things: readonly string[]
}

/**
 * @param named words of the question alone, without what is told beside it
 * @param beside what is asked of several times, without them: the answer names them itself
 */
export function openingAsked(
  question: string,
  { at, person }: AskedThing,
  { named, beside }: { named: string | null; beside: (words: string) => string },
): OpeningAsked {
  const words = named ?? question
  const whole = sentenceThatAsks(words === question ? words.slice(...at) : words, words)
  const asks = beside(whole)
  const isDeed = asks !== whole && (asks.startsWith('to ') || asks.startsWith('for '))
  // "or should I ask for the 14th" is half of what is weighed
  const isHalf = asks === whole && beside(words) !== words
  const clause: AskedClause | null = isDeed
    ? { words: turned(tidy(asks)), is: 'clause' }
    : isHalf
      ? null
      : askedClause(asks)
  // a name and nothing else is whom it is about
  const alone = person?.name?.toLowerCase() === plain(question) ? [person.name] : []
  const [own, told] = [nounsIn(asks), nounsIn(words)]
  const nouns = [...own.all, ...told.all, ...alone]
  return {
    matters: mattersIn(asks),
    clause: clause && !hurts(clause.words) ? clause : null,
    nouns: nouns.filter((noun) => !hurts(noun)),
    things: [...own.things, ...told.things].filter((thing) => !hurts(thing)),
  }
}

/** Of several the one that is answered. */
function sentenceThatAsks(first: string, words: string): string {
  const own = ownQuestions(untitled(first)).at(-1) ?? ownQuestions(untitled(words))[0]
  return own ? sentencesOf(own.words).at(-1)! : words
}

/** "dr. Kowal" ends no sentence. */
function untitled(words: string): string {
  return words.replace(/\b(dr|mr|mrs|ms|prof|st)\. /gi, '$1 ')
}

function nounsIn(words: string): { all: string[]; things: string[] } {
  const found = nounsToName(words)
  const said = (nouns: readonly string[]) => nouns.map((noun) => turned(tidy(noun)))
  const things = said(found.things.filter((thing) => !/^the \S+est$/.test(thing)))
  return { all: [...said(found.people), ...things], things }
}

function hurts(words: string): boolean {
  return HARSH.test(words)
}

const HARSH =
  /\b(?:stupid|dumb|ugly|fat|idiot\w*|worthless|useless|loser|failure|pathetic|crazy|insane|hate|hates|die|died|dead|death|dying|kill\w*|suicid\w*|sex\w*|fuck\w*|shit\w*|bitch\w*|ass|asshole|crap|rape\w*|abus\w*|beat\w*|affair|cheat\w*|cancer|drunk|drugs?|addict\w*|arion)\b/i
