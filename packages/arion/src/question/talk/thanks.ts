/** Thanks and praise, in whatever words: nothing is asked with them, and nothing is read. */
import type { AskedThing } from '../../listen/reading.ts'
import { askingSentences } from '../asking.ts'
import { plain } from '../plain-text.ts'

/** `text` is plain and small, `typed` as it came. What else it is about was heard by the ear. */
export function isThanks(text: string, typed: string, { about, wants }: AskedThing): boolean {
  if (isThankful(typed)) return true
  const words = text.replace(SAID, ' ')
  if (typed.includes('?') || ASKS.test(words) || text.split(' ').length > LONGEST) return false
  if (OPENS.test(words)) return true
  const isToArion = about.slice(0, 2).some((one) => one === 'arion' || one === 'small_talk')
  const asksNothing = ['none', 'comfort', 'who'].includes(wants[0]!)
  return isToArion && asksNothing && (PRAISE.test(words) || CLOSES.test(words))
}

/** "Thank you for the other day. I did go": whatever is told besides, nothing is asked. */
export function isThankful(typed: string): boolean {
  const text = plain(typed)
  if (!THANKS_FOR.test(text) || OBJECTS.test(text)) return false
  return askingSentences(typed.replace(/\bcan you believe (?:it|that)\b\??/gi, '')).every(
    (sentence) => THANKS_FOR.test(plain(sentence)) && !sentence.endsWith('?'),
  )
}

const THANKS_FOR =
  /\b(?:thank (?:you|u|ya)|thanks|cheers|ta|grateful|(?:ap)?preciate (?:it|that)?)(?: so much| very much| again)? for (?:your|listening|what (?:you|u)|sitting|putting|being|all|everything|this|that|hearing|keeping|letting|the other|the talk|last|yesterday|helping|asking|staying|not)\b|\b(?:ap)?preciate (?:you|u|ya)\b|\b(?:say|said|saying) (?:a (?:big )?)?(?:thank you|thanks)\b|\b(?:told|put|said) (?:it|that) (?:to me )?(?:so |very )?(?:nicely|well|kindly|beautifully)\b/
const OBJECTS =
  /\bthank (?:you|u),? but\b|\b(?:was|were)(?: not|n't) asking\b|\bi was asking\b|\bfor nothing\b/
const LONGEST = 25
/** "Thank you for what you said" asks for nothing that it names. */
const SAID =
  /\b(?:for )?(?:what|when|how|all|everything|that) (?:that )?(?:you|u) (?:have |just )?(?:said|told|wrote|say|did)\b/g
const ASKS =
  /\b(?:how|what|when|why|which|who|where|should|shall|can you|could you|would you|tell me|will (?:i|it|he|she|they|we)|do i|is (?:it|he|she|there|this|now)|am i|are we|give me|show me|look at|i (?:want|need|would like) to)\b|\bfor nothing\b|\bno thank/
const TOKEN =
  "(?:ta|thanks|thank (?:you|u|ya)|thx|thnx|thnks|tnx|ty|tysm|tyvm|cheers|much obliged|(?:i )?(?:really |so )?appreciate (?:it|that|this|you|u)|(?:i am|i'm|im|so|very)? ?grateful (?:for|to) (?:you|u|it|that|this)|bless (?:you|u|ya)|god bless|nice one|good one|obrigad[ao]|gracias|merci|danke|grazie|dziękuję|spasibo|salamat)"
const OPENS = new RegExp(
  `^(?:(?:oh|ok|okay|and|well|wow|yes|aw+|haha|lol|hey|hi|omg|many|good morning|good evening) )*${TOKEN}(?! to (?:my|the|his|her|our))\\b`,
)
const CLOSES = new RegExp(
  `\\b${TOKEN}(?: (?:so|very|a|much|lot|bunch|million|mill|mate|love|arion|again|x+|my friend))*$`,
)
const PRAISE =
  /\b(?:spot|bang|dead) on\b|\bnailed it\b|\b(?:you|u|that|it|this) (?:were|was|are|r|is) (?:so |all |totally |completely |exactly |quite |very |really |dead |absolutely )*(?:right|correct|true|good|helpful|kind|lovely|brilliant|amazing|great|perfect|accurate|useful|just what i needed|a help)\b|\b(?:that|it|this|you|u) (?:really |so |did )*help(?:ed|s)\b|\b(?:just|exactly) (?:as|like|what) (?:you|u) said\b|\bgood at this\b/
