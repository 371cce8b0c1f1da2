/** References of a prompt: `[[f3]]` in the words of a model stands for a statement of the engine. */
import type { Sky } from '@astrarium/sky'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { BriefFact } from '../brief/facts.ts'
import { KINDS } from '../kinds/index.ts'
import { clauseOf } from './clause-of.ts'
import { capital } from '../language/text.ts'

export interface Ref {
  id: string
  /** a clause with a verb, small first letter unless it begins with a name */
  clause: string
  fact: BriefFact
}
export type Refs = ReadonlyMap<string, Ref>

/** The heaviest facts of each kind, each with an id, in the order in which a prompt lists them. */
export function refsOf(sky: Sky, context: QuestionContext): Refs {
  const isDay = KINDS[context.intent.kind].isOfDay
  const isChart = context.asked.length > 0
  const chosen: BriefFact[] = [
    ...context.events,
    ...context.asked.slice(0, 12),
    ...context.placements.slice(0, isDay || isChart ? 3 : 5),
    ...context.aspects.slice(0, isDay || isChart ? 2 : 5),
    ...context.transits.slice(0, isChart ? 1 : isDay ? 3 : 6),
    ...context.passages.slice(0, 2),
    ...context.lunations.slice(0, 2),
    ...(context.moon ? [context.moon] : []),
    ...context.hours.filter(({ at }) => at > context.frame.at).slice(0, 8),
    ...context.later.slice(0, 2),
  ]
  const unique = chosen.filter(
    (fact, index) => !tellsBirthday(fact) && chosen.findIndex(({ id }) => id === fact.id) === index,
  )
  return new Map(
    unique.map((fact, index): [string, Ref] => {
      const id = `f${index + 1}`
      return [id, { id, clause: clauseOf(sky, context.frame, fact), fact }]
    }),
  )
}

/**
 * The Sun's own angles to where it stood at birth are the birthday, or so many months after it; a year of
 * life begins on it.
 */
function tellsBirthday(fact: BriefFact): boolean {
  if (fact.kind === 'event')
    return fact.event.is === 'profection' || (fact.event.is === 'return' && fact.event.body !== 'moon')
  return fact.kind === 'transit' && fact.body === 'sun' && fact.point === 'sun'
}

export interface Rendered {
  text: string
  /** the same with the references taken out: what the model says by itself */
  own: string
  used: Ref[]
}

const REFERENCE = /\[\[\s*(f\d+)\s*\]\]/g

/**
 * Puts the engine's statements in the places of their references. null when the sentence names a reference
 * that was not given, leaves brackets open, or turns a statement round ("it is not true that [[f3]]", "if
 * [[f3]]").
 */
export function renderReferences(sentence: string, refs: Refs): Rendered | null {
  const used: Ref[] = []
  let isSound = true
  // a reference that stands as a sentence may lack its stop
  const text = sentence.replace(/\]\] (?=[A-Z])/g, ']]. ').replace(REFERENCE, (_, id: string, at: number) => {
    const ref = refs.get(id)
    const before = sentence.slice(0, at)
    if (!ref || TURNED.test(before)) {
      isSound = false
      return ''
    }
    used.push(ref)
    return before.trim() === '' ? capital(ref.clause) : ref.clause
  })
  if (!isSound || /\[\[|\]\]/.test(text)) return null
  const own = sentence.replace(REFERENCE, '').replace(/\s+/g, ' ').trim()
  return { text: stopped(text.trim()), own, used }
}

/** A statement as a sentence of its own. */
export function sentenceOf({ clause }: Ref): string {
  return `${capital(clause)}.`
}

const TURNED =
  /\b(not|never|no longer|nor|neither|hardly|without|unless|if|whether|as though|as if|false that|untrue that|wrong to say|deny|denies|before|until|was it|isn't|doesn't|don't|didn't|won't|wasn't)\b[^,;:.]*$/i
function stopped(text: string): string {
  return /[.!?]["”’)]?$/.test(text) ? text : `${text}.`
}
