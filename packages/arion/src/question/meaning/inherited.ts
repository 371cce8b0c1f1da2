/** What a turn takes over that leans on the turns before it: the earlier question with one thing changed. */
import { KINDS } from '../../kinds/index.ts'
import type { AskedThing } from '../../listen/reading.ts'
import type { About } from '../../listen/vocabulary.ts'
import type { Span } from '../../time/span.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { Choice } from '../choices/choices.ts'
import { matterIn } from './matters.ts'
import type { Before } from './thread-state.ts'

/** What else it may be about needs words of its own, and this much of the ear's trust. */
const SURE_OF_ITS_OWN = 0.7
/** A day or a few of them: what is pointed at when a day was asked for. */
const FEW_DAYS = 7

export interface Leans {
  /** plain and small */
  text: string
  /** the time stands in its own words */
  namesTime: boolean
}

/** The thing itself where nothing was spoken of before, or a rule is certain of it. */
export function inherited(thing: AskedThing, before: Before | null, { text, namesTime }: Leans): AskedThing {
  if (!before || thing.confidence === 1) return thing
  const time = namesTime ? thing.time : timeSpokenOf(thing.time, before)
  const { about } = before
  if (!about || !isOfThread(thing, about, text)) return { ...thing, time }
  return {
    ...thing,
    about: [about, ...thing.about.filter((one) => one !== about)],
    confidence: Math.max(thing.confidence, thing.sureOfWants ?? 0),
    time,
  }
}

function isOfThread(thing: AskedThing, before: About, text: string): boolean {
  const { about, confidence, person } = thing
  const [own] = about
  // how to put it, and whom it is about, are said of a matter and do not replace it
  if (own === 'conversation' && thing.wants[0] === 'how') return false
  if (person && OF_PEOPLE.includes(own!)) return own === before
  if (own === before || about.includes(before)) return true
  if (OF_NO_LIFE.includes(own!) && confidence >= SURE_OF_ITS_OWN / 2) return false
  const named = matterIn(text)
  if (named !== null) return named === before
  return confidence < SURE_OF_ITS_OWN && POINTS_BACK.test(text)
}

/** Who turns to the guide, or to the chart as such, has left the matter. */
export const OF_NO_LIFE: readonly About[] = ['arion', 'small_talk', 'chart', 'sky']

const OF_PEOPLE: readonly About[] = ['family', 'children', 'friends', 'love', 'parting']

const POINTS_BACK =
  /\b(?:it|its|it's|this|that|these|those|them|they|he|she|him|her|his|one|ones|same|then|else|instead|too|either|so|still)\b|^(?:and|but|or|if|what if|when|why|how|which)\b/

/**
 * What the person said is in force. Dates that an answer brought along are none of the person's, but for the
 * day which it named because one was asked for.
 */
function timeSpokenOf(time: Span | null, { intent, words }: Before): Span | null {
  const { gives } = KINDS[intent.kind]
  const isAsked = gives === 'date' || gives === 'road'
  const chosen = gives === 'road' ? choiceNamedFirst(intent.choices ?? [], words) : null
  if (chosen) return chosen
  if (time && isAsked && daysBetween(time.from, time.to) < FEW_DAYS) return time
  return intent.span
}

/** The day that an answer put first, of those there were to choose from. */
function choiceNamedFirst(choices: readonly Choice[], answer: string): Span | null {
  const text = answer.toLowerCase()
  const places = choices.flatMap(({ words, name, span, isTime }) => {
    const place = text.indexOf((isTime ? name : words).toLowerCase())
    return span && place >= 0 ? [{ span, place }] : []
  })
  if (places.length < choices.length) return null
  return places.sort((a, b) => a.place - b.place)[0]?.span ?? null
}
