/** Questions about a cycle or an event of the sky: read before the general kinds, by narrow words. */
import { techniquesIn } from './chart/techniques.ts'
import { mendTypos } from './mend-typos.ts'
import { eventIn } from './sky-event-in.ts'
import type { Cycle } from './cycle.ts'
const PERSONAL = /\b(my|me|i|mine|for us)\b/

/**
 * `text` is plain and small. null when it is about something else; what is only about the sky is
 * `skyQuestion`'s.
 */
export function cycleIn(text: string): Cycle | null {
  const found = eventIn(text)
  if (!found) return null
  const isOwn =
    ['return', 'birthday', 'profection', 'progressed', 'big'].includes(found.is) ||
    (found.is === 'stay' && found.by === 'house')
  return isOwn || PERSONAL.test(text) ? found : null
}

/** An event of the sky that is asked about without anything of the person: told in a sentence, and free. */
export function isAboutSkyAlone(text: string): boolean {
  if (PERSONAL.test(text)) return VOID.test(text)
  const event = eventIn(text)
  return SKY_WORDS.test(text) || VOID.test(text) || (event?.is === 'stay' && event.by === 'sign')
}

/**
 * Whose answer has the birthday in it, or, as with the return of a slow planet, leads back to the birth: such
 * a question and its answer are never told to an outside model. The Moon comes back every month and tells
 * nothing.
 */
export function tellsBirthday(question: string): boolean {
  return [question, mendTypos(question)].some((text) => {
    const small = text.toLowerCase()
    const found = eventIn(small)
    return (found !== null && isOfBirthday(found)) || techniquesIn(small).length > 0
  })
}

export function isOfBirthday(cycle: Cycle): boolean {
  return (
    cycle.is === 'birthday' || cycle.is === 'profection' || (cycle.is === 'return' && cycle.body !== 'moon')
  )
}

const VOID = /\bvoid(?: of)?(?: |-)course\b|\bmoon (is )?void\b|\bvoid moon\b/
const SKY_WORDS =
  /\b(retrograde|what (is|s) the moon (phase|sign)|moon phase|phase of the moon|(which|what) (sign|phase) is the moon|where is (mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|the (sun|moon))|(full|new) moon|eclipse|(what|which) (zodiac |sign )?season is it|[a-z]+ season (start|begin|end)s?|when (is|does|do) [a-z]+ season)\b/
