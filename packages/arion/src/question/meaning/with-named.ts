/** What a question names reaches its answer: the matter leads it; person and occasion are called so. */
import { KINDS } from '../../kinds/index.ts'
import { isMourning } from '../grief-intent.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { MATTER_ROWS } from '../named/matter-rows.ts'
import { namedIn } from '../named/named.ts'
import type { Named } from '../named/named.ts'
import { plain } from '../plain-text.ts'
import { nameOfKin } from '../person-in.ts'
import { topicOf } from '../theme-of-question.ts'
import type { Theme } from '../themes.ts'

/** `typed`: the words of the question that was read, whichever turn they stand in. */
export function withNamed(found: ParsedQuestion, typed: string, before: Intent | null): ParsedQuestion {
  if (found.kind !== 'read' || found.refusals.length > 0) return found
  const { intent } = found
  if (isMourning(intent))
    return { ...found, intent: withName({ ...intent, named: namedIn(typed, plain(typed)) }, typed, before) }
  const named = namedIn(typed, plain(typed))
  return { ...found, intent: withMatter({ ...intent, named }, named, before) }
}

/** Whoever is mourned keeps the name that was told. */
function withName(intent: Intent, typed: string, before: Intent | null): Intent {
  const kin = nameOfKin(typed)
  const told = kin && hasDied(kin.name, typed) ? kin : null
  const person = told ?? (before?.grief ? before.person : null)
  return person ? { ...intent, person } : intent
}

/** "My sister Ann has not rung since the funeral": she is named, and somebody else has died. */
function hasDied(name: string, typed: string): boolean {
  const [before = '', ...after] = typed.split(name)
  const next = after.join(name).split(/[.?!]/)[0] ?? ''
  return (
    OF_DEATH.test(next) ||
    /\b(?:late|lost|losing|miss|buried|mourn\w*|funeral of|death of|without)\b[^.?!]*$/i.test(before)
  )
}

const OF_DEATH =
  /^(?:'s)?,? (?:(?:\w+ ){0,4})?(?:died|dead|passed|gone|death|passing|funeral|killed|drowned|no more|ashes)\b/i

function withMatter(intent: Intent, named: Named, before: Intent | null): Intent {
  const { kind, theme, person } = intent
  const name = named.matter
  if (!name) {
    const goesOn = intent.follows !== null && before?.matter !== undefined && before.theme === theme
    const { matter: _, ...rest } = intent
    return goesOn ? { ...rest, matter: before.matter! } : rest
  }
  const { onMatter, isWithSomebody } = KINDS[kind]
  if (!onMatter || OWN_STATES.includes(theme) || intent.follows?.turn) return intent
  const row = MATTER_ROWS[name]
  // a talk has somebody at the other end; the rest is one's own, whoever stands beside it
  const isAlone = person === null || !isWithSomebody || row.theme !== 'talk'
  const next = isAlone ? onMatter : kind
  return { ...intent, matter: name, theme: row.theme, kind: next, topic: topicOf(row.theme, next, person) }
}

/** States that are told by a planet of their own, with a doctor's line where one is needed. */
const OWN_STATES: readonly Theme[] = ['anger', 'worry', 'tired', 'unavailable']
