/** Whom of the Circle a question is about: by name, by relation, or as "she" after a turn. */
import type { RelationshipTag } from '@astrarium/contracts'
import { namedPerson } from '../person-in.ts'
import type { CirclePerson } from '../../types.ts'
import { firstNameOf } from '../../language/first-name.ts'
import { folded } from '../../language/folded.ts'
import { remembered } from '../../language/remembered.ts'
import { isSuggested } from '../suggested-questions.ts'
import { isTheOther, relationsIn } from './relations.ts'

export type Meant =
  | { kind: 'nobody' }
  /** in order of mention */
  | { kind: 'people'; people: [CirclePerson, ...CirclePerson[]]; isNamed: boolean }
  /** a name or a relation that several have: asked back */
  | { kind: 'unsure'; words: string; at: [number, number]; among: CirclePerson[] }
  /** named, and in no Circle */
  | { kind: 'stranger'; called: string }

export interface InThread {
  people: readonly CirclePerson[]
  /** whom "she" would mean: the last ones spoken of, or the one the conversation is about */
  before: readonly CirclePerson[]
}

/** A chip is read once for all who have nobody in their Circle. */
export const whoIsMeant = remembered(meantIn, (question, { people, before }) =>
  people.length + before.length === 0 && isSuggested(question) ? question : null,
)

function meantIn(question: string, { people, before }: InThread): Meant {
  const all = [...namedIn(question, people), ...relatedIn(question, people)].toSorted(
    (a, b) => a.at[0] - b.at[0],
  )
  // "when Wendell was sick" tells when, and of whom only where nobody else is there
  const central = all.filter(({ at }) => !TELLS_WHEN.test(question.slice(0, at[0])))
  const isSpokenOf = before.length > 0 && SINGLE.test(question)
  const named = central.length > 0 || isSpokenOf ? central : all
  const introduced = INTRODUCED.exec(question)?.slice(1).find(Boolean)
  if (introduced && !people.some((one) => firstName(one) === folded(introduced)))
    return { kind: 'stranger', called: introduced }
  const found: CirclePerson[] = []
  for (const { at, among, role } of named) {
    const known = narrowed(among, named, at)
    if (known.some((one) => found.some(({ id }) => id === one.id))) continue
    const [only] = known
    if (known.length === 0 && found.length === 0 && named.length === 1 && !isQuoted(question, at))
      return { kind: 'stranger', called: `your ${role}` }
    if (known.length > 1) {
      const again = known.find((one) => before.some(({ id }) => id === one.id))
      if (!again) return { kind: 'unsure', words: question.slice(...at), at, among: known }
      found.push(again)
    } else if (only) found.push(only)
  }
  const [first, ...others] = found
  if (first) return { kind: 'people', people: [first, ...others], isNamed: true }
  const stranger = namedPerson(question)
  if (stranger) return { kind: 'stranger', called: stranger }
  const [last, ...earlier] = before
  if (last && PRONOUN.test(question)) return { kind: 'people', people: [last, ...earlier], isNamed: false }
  const bosses = people.filter(({ tag }) => tag === 'boss')
  const [boss] = bosses
  if (boss && bosses.length === 1 && SINGLE.test(question) && OF_A_BOSS.test(question))
    return { kind: 'people', people: [boss], isNamed: false }
  return { kind: 'nobody' }
}

const TELLS_WHEN = /\b(?:when|since|after|before|until|till) (?:my |our )?$/i
export const SINGLE = /\b(?:she|shes|she's|her|he|hes|he's|him|his)\b/i
const OF_A_BOSS = /\b(?:shifts?|overtime|rota|promotion|raise|salary)\b/i
/** "Harold is his name", "a man called Harold" */
const INTRODUCED =
  /(?:^|[.!?,] |\b)(\p{Lu}[\p{L}’'-]+) is (?:his|her|their) name\b|\b(?:called|named|name is) (\p{Lu}[\p{L}’'-]+)/u

/** "my mother says she is bad for me" is not about the mother. */
function isQuoted(question: string, [, to]: [number, number]): boolean {
  return /^ (?:says?|said|thinks?|thought|reckons?|told|tells|always says|wrote)\b/.test(question.slice(to))
}

const PRONOUN =
  /\b(she|shes|she's|her|hers|he|hes|he's|him|his|they|theyre|they're|them|their|us|we|we're|our|ours|each other|between us|together)\b/i

interface Mention {
  at: [number, number]
  among: CirclePerson[]
  /** what was said of them, of a relation */
  role: string | null
}

/** "my sister Anna": of two Annas the one who is a sister. */
function narrowed(
  among: readonly CirclePerson[],
  named: readonly Mention[],
  at: [number, number],
): CirclePerson[] {
  if (among.length < 2) return [...among]
  const beside = named.find(
    (other) => other.at !== at && Math.min(Math.abs(other.at[1] - at[0]), Math.abs(at[1] - other.at[0])) <= 2,
  )
  const both = beside ? among.filter(({ id }) => beside.among.some((one) => one.id === id)) : []
  return both.length > 0 ? both : [...among]
}

function namedIn(question: string, people: readonly CirclePerson[]): Mention[] {
  const text = folded(question)
  const found: Mention[] = []
  const take = (mention: Mention) => {
    if (!found.some(({ at }) => mention.at[0] < at[1] && at[0] < mention.at[1])) found.push(mention)
  }
  for (const person of people) {
    const whole = folded(person.name.trim())
    if (whole.includes(' '))
      for (const at of placesOf(whole, text))
        take({ at, role: null, among: people.filter((one) => folded(one.name.trim()) === whole) })
  }
  for (const first of new Set(people.map(firstName))) {
    if (first.length < 2) continue
    for (const at of placesOf(first, text))
      if (isName(question, at, first))
        take({ at, role: null, among: people.filter((one) => firstName(one) === first) })
  }
  // "our Cal" is Callum, and "our car" is nobody
  for (const short of question.matchAll(/\b[Oo]ur (\p{Lu}\p{L}{2,11})\b/gu)) {
    const at: [number, number] = [short.index + 4, short.index + short[0].length]
    const among = people.filter((one) => firstName(one).startsWith(folded(short[1] ?? '')))
    if (among.length > 0) take({ at, role: null, among })
  }
  return found
}

function firstName({ name }: CirclePerson): string {
  return folded(firstNameOf(name))
}

function placesOf(name: string, text: string): [number, number][] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${name.replaceAll(/[^\p{L}\d ]/gu, '.')}(?=$|[^\\p{L}\\d]|s\\b)`,
    'gu',
  )
  return [...text.matchAll(pattern)].map(({ index }) => [index, index + name.length])
}

/** "will", "may" and "rose" are words before they are names. */
function isName(question: string, [from, to]: [number, number], first: string): boolean {
  if (!WORDS.test(first)) return true
  if (!/^\p{Lu}/u.test(question.slice(from))) return false
  const isFirst = /^\W*$/.test(question.slice(0, from)) || /[.?!]\s*$/.test(question.slice(0, from))
  return !isFirst || /^(['’]s| and |,)/.test(question.slice(to))
}
const WORDS =
  /^(will|may|mark|rose|grace|hope|joy|art|bill|sue|pat|dawn|rich|faith|june|april|august|summer|autumn|sky|star|angel|sunny|honey|dear|baby|drew|chase|frank|grant|dean|miles|jay|ray|guy|penny|ruby|jade|amber|ivy|lily|violet|daisy|holly|iris|olive|ginger|robin|dale|cliff|heath|glen|rob|don|sandy|melody|harmony|destiny|charity|patience|mercy|victor|ernest|norm|buddy|rusty|curt|wade|trip|duke|earl|king|prince|leo|luna|an|so|see|love|my|in|we|le|mi|eve|max|carol|noel|christian|mo|ed|al|jo|bo|ha|man|sol|lee|win|china|paris|london|florence|sydney|israel|georgia|india)$/

function relatedIn(question: string, people: readonly CirclePerson[]): Mention[] {
  return relationsIn(folded(question)).map(({ at, tags, role }) => ({
    at,
    role,
    among: firstWith(people, tags).filter(
      ({ name, role: own = '' }) => !isTheOther(folded(`${name} ${own}`), role),
    ),
  }))
}

/** Of the first of these tags that anybody has; a row of tags counts as one. */
function firstWith(
  people: readonly CirclePerson[],
  tags: readonly (readonly RelationshipTag[])[],
): CirclePerson[] {
  for (const either of tags) {
    const found = people.filter(({ tag }) => either.includes(tag))
    if (found.length > 0) return found
  }
  return []
}
