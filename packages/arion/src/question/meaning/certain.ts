/** What a rule reads with certainty: questions that are offered to everybody, and points by name. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Intent } from '../intent.ts'
import { plain } from '../plain-text.ts'
import { OFFERED_READINGS } from '../suggested-questions.ts'
import { subjectOf } from '../topic-words.ts'
import { traitsIn } from '../traits.ts'

/** The reading itself where no rule is certain. */
export function certainThing(typed: string, thing: AskedThing): AskedThing {
  const text = plain(typed)
  const clauses = [text, ...typed.split(/[.!?,;:\n]+/).map(plain)]
  const known = CERTAIN.find(({ pattern }) => clauses.some((clause) => pattern.test(clause)))
  if (known) return { ...thing, about: [known.about], wants: [known.wants], confidence: 1 }
  const traits = traitsIn(text)
  const isOpen = !/^(is|are|am|will|would|should|shall|does|do|did|can|could|has|have)\b/.test(text)
  if (traits.has('check_in') && thing.person && isOpen)
    return { ...thing, about: ['friends'], wants: ['who'], confidence: 1 }
  if (!isOpen || text.split(' ').length > 9) return thing
  if (traits.has('block') || traits.has('purpose'))
    return { ...thing, about: ['purpose'], wants: ['who'], confidence: 1 }
  return thing
}

/** "Tell me about my Venus" */
export function pointAsked(text: string): Intent | null {
  const subject = text.split(' ').length <= 9 ? subjectOf(text) : null
  return (
    subject && {
      theme: 'self',
      topic: 'self',
      kind: 'essence',
      span: null,
      subject,
      person: null,
      traits: traitsIn(text),
      follows: null,
    }
  )
}

const CERTAIN: { pattern: RegExp; about: About; wants: Wants }[] = OFFERED_READINGS.map(
  ([question, about, wants]) => ({
    pattern: new RegExp(
      `^${plain(question).replace(/\b(person|name)\b/g, '[\\p{L}-]+( [\\p{L}-]+)?')}( \\S+)?$`,
      'u',
    ),
    about,
    wants,
  }),
)
