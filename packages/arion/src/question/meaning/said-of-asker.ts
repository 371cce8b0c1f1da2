/** "My wife says I am cold": what somebody finds in the asker is a question about the asker. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About } from '../../listen/vocabulary.ts'

/** The side of life is the one on which the two meet; null where nothing is said of the asker. */
export function saidOfAsker(text: string, thing: AskedThing): AskedThing | null {
  const found = SAYS.exec(text)
  if (!found || !ASKS.test(text) || text.split(' ').length > LONGEST) return null
  // what is asked beside it, of a deed or of a day, is the question
  if (NOT_OF_IT.test(text) || ['when', 'which'].includes(thing.wants[0]!)) return null
  const role = (thing.person?.role ?? found[1] ?? '').toLowerCase()
  const about = SIDES.find(([, roles]) => roles.test(role))?.[0] ?? 'self'
  return { ...thing, about: [about], wants: ['why'], confidence: Math.max(thing.confidence, SAID) }
}

const LONGEST = 34
/** The words say it themselves. */
const SAID = 0.8
const WHO =
  '(?:my (?:\\w+ )?(\\w+)|he|she|they|people|everyone|everybody|others|some people|most people|friends|colleagues)'
const OFTEN =
  '(?:always |often |sometimes |still |keeps? |kept |just |once |all |has |have |(?:(?:has|have) )?even )*'
const SAYS = new RegExp(
  `\\b${WHO} ${OFTEN}(?:says?|said|saying|tells? me|told me|telling me|thinks?|thought|thinking|claims?|complains?|complained|complaining|finds?|insists?|swears?)(?: to me)?(?: that)? (?:i(?: am|'m)|im|i (?:can be|seem|come across|sound|never|always|do not|don't|cannot|can't|only|have no|have a|give|push|talk|care|love|act|live|work)|me (?:too |so |very |a |an )?\\w+)\\b|\\b${WHO} ${OFTEN}(?:calls?|called|calling|accuses?|accused|accusing) me\\b`,
)
const ASKS =
  /\b(is (he|she|it|that|this)|are they|am i|do i|is there|why|what|how come|right|true|really|fair|wrong|according to|does (my|the) chart|where does)\b/
const NOT_OF_IT =
  /\b(?:(?:should|shall|can|could|may|will) (?:i|we)|right for me|when (?:should|will|can|do|is))\b/
const SIDES: readonly (readonly [About, RegExp])[] = [
  ['love', /^(?:wife|husband|hubby|partner|boyfriend|girlfriend|fianc\S+|spouse|ex|lover|date)$/],
  ['children', /^(?:son|daughter|child|children|kids?|teenager|stepson|stepdaughter)$/],
  [
    'family',
    /^(?:mother|mum|mom|mummy|mama|father|dad|papa|parents|brother|sister|sibling|family|grand\S+|gran|granny|nana|aunt|uncle|cousin|mother-in-law|father-in-law)$/,
  ],
  [
    'work',
    /^(?:boss|manager|colleagues?|coworkers?|co-workers?|supervisor|chief|team|client|assistant|employee)$/,
  ],
  ['friends', /^(?:friends?|bestie|bff|mates?|best friend|roommate|flatmate|housemate)$/],
]
