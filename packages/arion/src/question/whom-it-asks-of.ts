/** Whom the sentence that asks is about, whoever is told of beside it. */
import { capital } from '../language/text.ts'
import { ownNouns } from './gate/own-nouns.ts'
import { ownQuestions } from './gate/own-question.ts'
import { isName, rolesIn } from './person-in.ts'
import { plain } from './plain-text.ts'
import { OF_DEATH } from './told-event.ts'

/**
 * "him", "your brother", "Priya": whose doing a why is about. No chart of the asker's tells what moves
 * another; null where it is the asker's own, or somebody's who has died.
 */
export function whoseReason(question: string): string | null {
  const [own] = ownQuestions(question, 1)
  const text = plain(own?.words ?? '')
  if (!own || OF_DEATH.test(question) || DIED.test(text) || OF_THE_ASKER.test(text)) return null
  const [, pronoun, role] = OF_SOMEBODY.exec(text) ?? []
  const isOfPeople = rolesIn(plain(question)).length > 0 || ownNouns(question).people.length > 0
  if (pronoun) return pronoun === 'they' && !isOfPeople ? null : OBJECT[pronoun]!
  if (role) return rolesIn(`my ${role}`).length > 0 ? `your ${role}` : null
  const name =
    NAMED.exec(own.words)?.[1] ?? (SPOKEN_OF.test(plain(question)) ? DOES_SO.exec(text)?.[1] : null)
  return name && isName(capital(name)) ? capital(name) : null
}

/** The asker speaks in it, and nobody else stands in it; false where nothing is asked in its own sentence. */
export function isOfAskerAlone(question: string): boolean {
  const [own] = ownQuestions(question, 1)
  if (!own) return false
  const text = plain(own.words)
  const words = text.split(' ')
  const called = [...question.toLowerCase().matchAll(CALLED)].map(([, name]) => name!)
  return (
    /\b(?:i|me|my)\b/.test(text) &&
    !ANOTHER.test(text) &&
    rolesIn(text).length === 0 &&
    ownNouns(own.words).people.length === 0 &&
    !called.some((name) => words.includes(name))
  )
}

const ANOTHER =
  /\b(?:he|she|they|him|her|hers|them|his|their|theirs|us|we|our|it|this|that|marriage|relationship|together)\b/
/** "my brother tom", whose name is not written large. */
const CALLED = /\bmy \w+ (\w+)/g
const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }
const VERB =
  "(?:is|was|are|were|does|do|did|has|had|will|would|won't|can|can't|doesn't|didn't|isn't|wasn't|hasn't|wouldn't|keeps?|kept)"
const OF_SOMEBODY = new RegExp(
  `^why(?: on earth| the hell)? ${VERB} (?:(he|she|they)\\b|my (?:(?:best|older|younger|elder|little|big|own|twin) )?(\\w+(?:[- ]in[- ]law)?)\\b)`,
)
const NAMED = new RegExp(`^[Ww]hy ${VERB} (\\p{Lu}\\p{L}+)(?= )`, 'u')
/** A name that is not written large is known by what only somebody does, of whom more is told. */
const DOES_SO = new RegExp(
  `^why (?:is|does|did|has) (?!(?:it|this|that|there|everything|nothing|nobody|everyone|everybody|life|work|love|money|sleep|energy|things?|people|god)\\b)([a-z]{2,20})(?= (?:(?:always|suddenly|still|so|such) )?(?:being|acting|ignoring|avoiding|ghosting|mad|angry|cold|mean|weird|off|distant|jealous|rude|quiet|blanking|lying|cross|upset)\\b)`,
)
const SPOKEN_OF = /\b(?:he|she|him|her|hers|his|shes|hes)\b/
/** What somebody else is in the asker's head is the asker's. */
const OF_THE_ASKER =
  /\b(?:(?:on|in) my (?:mind|head|dreams?|thoughts)|matter(?:s)? to me|(?:affect|bother|hurt|trigger|annoy|scare|haunt)s? me|still have (?:a hold|power)|get to me)\b/
const DIED = /\b(?:die|died|dead|leave us|gone|passed|killed)\b/
