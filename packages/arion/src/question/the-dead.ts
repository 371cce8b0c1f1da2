/** Who is told to have died, so that nobody is offered a talk with them, nor an hour for one. */
import { KINDS } from '../kinds/index.ts'
import { hash } from '../language/hash.ts'
import { mourning } from './grief-intent.ts'
import type { Offered, ParsedQuestion } from './intent.ts'
import { isName } from './person-in.ts'
import { plain } from './plain-text.ts'
import type { Told } from './turn-state.ts'
import { griefIn } from './care/grief.ts'

/** What those are called, small, whom a message tells to have died: "einar", "husband". `today` is local. */
export function theDeadIn(told: string, today: string): string[] {
  const mourned = told.split(/(?<=[.!?])\s+/).filter((sentence) => griefIn(sentence, today) !== null)
  const matches = mourned.flatMap((sentence) => DIED.flatMap((words) => [...sentence.matchAll(words)]))
  const found = matches.flatMap(({ groups }) => [
    ...(groups!['name'] && isName(groups!['name']) ? [groups!['name']] : []),
    // of these one has one; a brother or a friend may be another
    ...(groups!['kin'] && ONE_ALONE.test(groups!['kin']) ? [groups!['kin']] : []),
  ])
  return [...new Set(found.map((call) => callOf(call)))]
}

/** Who is told to have died, and of whom another one lives. `today` is the local day on which it was said. */
export function deathsIn(told: string, today: string): Pick<Told, 'dead' | 'others'> {
  return { dead: theDeadIn(told, today), others: othersIn(told) }
}

/** "My second husband": the one who is spoken of lives, though another of that name has died. */
export function othersIn(told: string): string[] {
  return [...told.matchAll(ANOTHER)].map(([, call]) => call!.toLowerCase())
}
const ANOTHER =
  /\b(?:my|our) (?:new|second|third|current|present|next) (husband|wife|partner|spouse|fianc[eé]e?)(?!\p{L})/giu

/** The mark in a person's memory that one of this name has died; it gives the name away to nobody. */
export function markOfDead(call: string, seed: string): string {
  return `${OF_DEAD}${hash(`${seed}|${call}`).toString(36)}`
}

export function isMarkOfDead({ unit }: { unit: string }): boolean {
  return unit.startsWith(OF_DEAD)
}
const OF_DEAD = 'mourning.of.'

/**
 * As it was read where none of the dead is named. What is asked of them gets presence; what is asked beside
 * them is answered, and they are no one to be spoken with.
 */
export function withTheDead(
  read: ParsedQuestion,
  typed: string,
  {
    isDead,
    today,
    isUndertaking,
  }: { isDead: (call: string) => boolean; today: string; isUndertaking: boolean },
): ParsedQuestion {
  const found = withoutPerson(read, isDead)
  const isOfAnother = found.kind !== 'read' && found.kind !== 'asks_back' && found.kind !== 'not_in_chart'
  if (isOfAnother || griefIn(typed, today) !== null) return found
  const named = plain(typed)
    .split(' ')
    .filter((word) => isDead(callOf(word.replace(/'s?$/, ''))))
  if (named.length === 0) return found
  const text = named
    .filter((word) => !word.includes("'"))
    .reduce(
      (words, word) => words.replaceAll(new RegExp(`\\b(?:my |our )?(?:late )?${word}\\b(?!')`, 'g'), 'he'),
      plain(typed),
    )
  if (WITH_THEM.test(text) || (!isUndertaking && OF_THEM.test(text))) return mourning(text)
  if (found.kind === 'asks_back') return { ...found, ...offeredWithout(found, isDead) }
  if (found.kind === 'not_in_chart')
    return found.instead ? { ...found, instead: offeredWithout(found.instead, isDead) } : found
  return found
}

/** Of one who has died nobody says that their chart is missing. */
function withoutPerson(found: ParsedQuestion, isDead: (call: string) => boolean): ParsedQuestion {
  if (found.kind !== 'read' || KINDS[found.intent.kind].meets) return found
  const { person } = found.intent
  return person && isCalled(person.name, isDead)
    ? { ...found, intent: { ...found.intent, person: null } }
    : found
}

/** Offers that speak of nobody who has died. */
export function offeredWithout<Found extends Offered>(
  found: Found,
  isDead: (call: string) => boolean,
): Found {
  const { nouns, pieces, own } = found
  return {
    ...found,
    nouns: { ...nouns, people: nouns.people.filter((name) => !isCalled(name, isDead)) },
    pieces: pieces.filter(({ is, words }) => is !== 'person' || !isCalled(words, isDead)),
    ...(own && { own: own.filter(({ words }) => !isCalled(words, isDead)) }),
  }
}

function isCalled(words: string, isDead: (call: string) => boolean): boolean {
  return plain(words)
    .split(' ')
    .some((word) => isDead(callOf(word.replace(/'s?$/, ''))))
}

function callOf(call: string): string {
  const small = call.toLowerCase()
  return MOTHER.test(small) ? 'mother' : FATHER.test(small) ? 'father' : small
}

const MOTHER = /^(?:mum|mom|mam|mama|mummy|mommy)$/
const FATHER = /^(?:dad|daddy|papa)$/
const ONE_ALONE =
  /^(?:husband|wife|partner|spouse|fianc[eé]e?|mother|mum|mom|mam|mama|mummy|mommy|father|dad|daddy|papa)$/

const KIN =
  '(?<kin>husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|mother|mum|mom|mam|mama|mummy|mommy|father|dad|daddy|papa|brother|sister|twin|son|daughter|child|baby|grand\\p{L}+|gran|nan|nana|granny|aunt\\p{L}*|uncle|cousin|nephew|niece|(?:best )?friend|dog|cat|horse)(?![- ]in[- ]law)'
const NAME = '(?<name>\\p{Lu}\\p{Ll}[\\p{L}’-]*)'
const LATELY =
  '(?: (?:has|had|just|recently|suddenly|sadly|finally|unexpectedly|peacefully|then|who|also|both))*'
const GONE = '(?:died|passed away|passed on|is dead|was killed|drowned)'
const MY = '(?:[Mm]y|[Oo]ur)'
const DIED = [
  `\\b${MY} (?:\\p{L}+ ){0,2}?${KIN}(?: of [^,.?!]{2,30})?(?:,? ${NAME})?,?${LATELY} ${GONE}\\b`,
  `\\b(?:lost|buried|bury|burying|mourn|mourning|grieving|death of|loss of|passing of|funeral of) ${MY} (?:late |dear )?${KIN}(?!['’]s\\b| (?:over|to (?:another|someone|somebody))\\b)(?:,? ${NAME})?`,
  `\\b${MY} (?:late|dead|deceased) ${KIN}(?:,? ${NAME})?`,
  `\\b${MY} (?:\\p{L}+ )?${KIN}(?: ${NAME})?['’]s? (?:death|funeral|passing|burial|ashes)\\b`,
  `(?<!\\p{L})${NAME}(?:, ${MY.toLowerCase()} ${KIN},)?${LATELY} (?:died|passed away)\\b`,
].map((words) => new RegExp(words, 'gu'))

/** A talk or a meeting with them, whatever the deed is called. */
const WITH_THEM =
  /\b(?:talk|speak|chat|meet|see|call|ring|phone|text|write|visit|ask|tell|date|marry|love|listen|conversation|contact|message|reconcile|argue) (?:again )?(?:(?:to|with|for|between) )?he\b|\bhe and (?:me|i)\b|\b(?:me|i) and he\b/
const OF_THEM =
  /\b(?:with|to|from|does|did|will|would|can|could|is|was|has|miss|hear|reach|feel|for) he\b|^he\b|\bhe (?:will|would|can|could|does|is|wants?|feels?|thinks?|loves?|misses|comes?|hears?|sees?|knows?)\b/
