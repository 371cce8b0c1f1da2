/** Whom the sentence that asks is about, whoever is told of beside it. */
import { capital } from '../language/text.ts'
import { ownNouns } from './gate/own-nouns.ts'
import { ownQuestions } from './gate/own-question.ts'
import { rolesIn } from './person-in.ts'
import { plain } from './plain-text.ts'

/** Nobody else stands in it; false where nothing is asked in a sentence of its own. */
export function isOfAskerAlone(question: string): boolean {
  const [own] = ownQuestions(question, 1)
  if (!own) return false
  const text = plain(own.words)
  return !ANOTHER.test(text) && rolesIn(text).length === 0 && ownNouns(own.words).people.length === 0
}

const ANOTHER = /\b(?:he|she|they|him|her|hers|them|his|their|theirs|us|we|our)\b/

/** No chart of the asker's tells what moves another: "him", "your brother", "Priya"; null where it is not why somebody else is as they are or does what they do. */
export function whoseReason(question: string): string | null {
  const [own] = ownQuestions(question, 1)
  const found = own && ASKED.exec(plain(own.words))
  if (!found) return null
  const [, pronoun, role, name] = found
  if (pronoun) return OBJECT[pronoun]!
  if (role) return rolesIn(`my ${role}`).length > 0 ? `your ${role}` : null
  return name ? capital(name) : null
}

const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }
const VERB =
  "(?:is|was|are|were|does|do|did|has|had|will|would|won't|can|can't|doesn't|didn't|isn't|wasn't|hasn't|wouldn't|keeps?|kept)"
/** A name that is not written large is known by what only somebody does. */
const DOES_SO =
  '(?=(?: always| suddenly| still| so| such)? (?:being|acting|ignoring|avoiding|ghosting|mad|angry|cold|mean|weird|off|distant|jealous|rude|quiet|blanking|lying|cross|upset)\\b)'
const ASKED = new RegExp(
  `^why(?: on earth| the hell)? ${VERB} (?:(he|she|they)\\b|my (\\w+(?:[- ]in[- ]law)?)\\b|(?!(?:it|this|that|there|everything|nothing|life|work|love|i|we|you|people|everyone|everybody)\\b)([a-z]{2,20})${DOES_SO})`,
)
