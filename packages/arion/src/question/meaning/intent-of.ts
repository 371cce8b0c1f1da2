/** From what was asked to the intent of an answer: theme, kind, time, person. */
import type { AskedThing } from '../../listen/reading.ts'
import { addDays, addMonths } from '../../language/calendar.ts'
import type { Span } from '../../time/span.ts'
import type { AskedFor } from '../kinds/asked-for.ts'
import { kindFor } from '../kinds/kind-for.ts'
import type { Intent } from '../intent.ts'
import { withTimes } from '../choices/choices-with-times.ts'
import { personIn } from '../person-in.ts'
import type { Person } from '../person-in.ts'
import { themeFor } from './theme-for.ts'
import { moverIn, topicOf } from '../theme-of-question.ts'
import type { SpanFrame } from '../time-asked.ts'
import { traitsIn } from '../traits.ts'

export interface Asked {
  /** plain and small */
  text: string
  thing: AskedThing
  isUndertaking: boolean
  /** the time stands in its own words, and is not taken over from the thread */
  namesTime: boolean
  /** things to choose between, in the person's own words */
  choices: readonly string[]
}

/** null where no chart answers it. */
export function intentOf(
  { text, thing, isUndertaking, namesTime, choices }: Asked,
  frame: SpanFrame,
): Intent | null {
  const traits = traitsIn(text)
  const [about] = thing.about
  const [wants] = thing.wants
  const named = stretchOf(thing, frame)
  // a day that an answer named is no limit to where another one is looked for
  const time = wants === 'when' && !namesTime && named?.from === named?.to ? null : named
  const person = personOf(thing)
  const asked: AskedFor = {
    about: about!,
    wants: wants!,
    time: timeOf(time, namesTime, frame),
    isOfPerson: person !== null,
    isChoice: choices.length > 1,
    isUndertaking,
    traits,
  }
  const kind = kindFor(asked)
  if (!kind) return null
  const theme = themeFor(about!, traits)
  const mover = moverIn(text)
  return {
    theme: kind === 'yes_no' && theme === 'self' ? 'start' : theme,
    topic: topicOf(theme, kind, person),
    kind,
    span: kind === 'check_in' && time && time.from !== time.to ? null : time,
    subject: null,
    person,
    ...(kind === 'cycle' && { cycle: { is: 'past' as const } }),
    ...(kind === 'choice' && { choices: withTimes(choices, frame), span: null }),
    ...(mover && { mover }),
    ...(kind === 'when' && WANTS_DAY.test(text) && { wantsDay: true }),
    traits,
    follows: null,
  }
}

function timeOf(time: Span | null, namesTime: boolean, { today }: SpanFrame): AskedFor['time'] {
  if (!time) return 'none'
  if (time.to < today) return 'past'
  return !namesTime ? 'none' : time.from === time.to ? 'day' : 'stretch'
}

const WANTS_DAY =
  /\b(which|what|what is the|the|a|one|shoot me a|pick me a|set me a) (exact |best |right |good |perfect |lucky |ideal |next good |clean |single |free )*(day|date|hour|time of day|weekday|evening|morning|afternoon|night)s?\b|\b(best|good|right|lucky|exact|perfect|ideal) (day|date|hour|weekday)s?\b/

/**
 * The stretch an answer is about: what is left of it from today on; one that is over stays, where what has
 * been is asked for.
 */
function stretchOf({ time, wants }: AskedThing, frame: SpanFrame): Span | null {
  if (!time) return null
  const { today } = frame
  const asksOfPast = ['outlook', 'why', 'fact', 'who', 'none', 'more', 'whether'].includes(wants[0]!)
  if (time.to < today) return asksOfPast ? time : null
  // on a Sunday "this week" is what is left of it
  const isRunning = /^(this|today)\b/.test(time.phrase)
  // "since August" ends today, and is over but for today
  if (time.from < today && time.to === today && !isRunning)
    return asksOfPast ? { ...time, to: addDays(today, -1) } : null
  if (time.phrase === 'this month') return { from: today, to: addDays(today, 29), phrase: 'this month' }
  const farthest = frame.keepsLongSpans ? time.to : addMonths(today, 36)
  const isCounted = time.from <= today && time.phrase.startsWith('the next ')
  return {
    from: time.from < today ? today : time.from,
    to: isCounted && time.to > farthest ? farthest : time.to,
    phrase: time.phrase,
  }
}

function personOf({ person }: AskedThing): Person | null {
  if (!person) return null
  const known = person.role ? personIn(`my ${person.role.toLowerCase()}`) : null
  const name = person.name ?? known?.name ?? (person.role ? `your ${person.role}` : null)
  return name ? { name, house: known?.house ?? 7 } : null
}
