/** Whether a message asks for anything, and which of its sentences do: what is only told is met, and free. */
import { plain } from './plain-text.ts'

/** Its sentences that ask, in order, as typed; empty where all of it is told. */
export function askingSentences(typed: string): string[] {
  const sentences = sentencesOf(typed)
  return sentences.filter((sentence) => asks(sentence, sentences.length === 1))
}

/** A sentence of a longer message asks. */
export function asksWithin(sentence: string): boolean {
  return asks(sentence, false)
}

/** Nothing is asked in it, and it is too long to be a matter that is only named. */
export function onlyTells(typed: string): boolean {
  const words = typed.trim().split(/\s+/).length
  const isTold =
    words > NAMED_AT_MOST ||
    (words > SAID_AT_MOST && DONE.test(plain(typed))) ||
    (words === SAID_AT_MOST && DID.test(plain(typed)))
  const corrects = sentencesOf(typed).some((sentence) => CORRECTS.test(plain(sentence)))
  return isTold && !corrects && askingSentences(typed).length === 0
}

/** "No, I meant my brother" asks again what was asked, of somebody else. */
const CORRECTS =
  /^(?:no |sorry |wait |well |oh )*(?:i mean|i meant|i am asking|i'm asking|i was asking|i asked)\b/

const NAMED_AT_MOST = 6
/** "Haven't told nan" is news, however short. */
const DID =
  /\b(?:haven't|havent|hasn't|hasnt|didn't|didnt|told|went|lost|won|failed|passed|left|rang|called|cried|slept|quit|posted|sent)\b/
/** "Ok thanks", "no, not that". */
const SAID_AT_MOST = 3

export function sentencesOf(typed: string): string[] {
  return [
    ...typed
      .replace(/[’‘`]/g, "'")
      .replace(TITLE, '$1')
      .matchAll(/[^.?!\n]+(?:\.(?=\d)[^.?!\n]*)*[.?!]*/g),
  ]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** "Mr. Koh" ends no sentence. */
const TITLE = /\b(Mr|Mrs|Ms|Dr|Prof|St)\.(?= \p{Lu})/gu

function asks(sentence: string, isAll: boolean): boolean {
  if (sentence.endsWith('?')) return true
  const text = plain(sentence).replace(/^[' -]+/, '')
  if (TELLS.test(text)) return false
  if (OPENS.test(text) || WITHIN.test(text)) return true
  // a few words without a deed in them are a matter to look at: "love and money", "exam on Friday"
  return isAll && text.split(' ').length <= NAMED_AT_MOST && !DONE.test(text)
}

/** "Not a question I suppose": it is said that nothing is asked. */
const TELLS =
  /\b(?:not (?:really )?a question|no question|not asking|(?:just )?(?:wanted|needed|had) (?:only |just )?to (?:tell|say|share|vent|write)|(?:don'?t|do not) know why i (?:am |'m )?(?:tell|telling|say|saying|write|writing)|don'?t need (?:an answer|advice|anything))\b/
const SUBJECT =
  '(?:i|we|you|u|ya|he|she|it|they|this|that|these|those|there|my|our|your|his|her|their|the|a|an|any|anything|anyone|anybody|some|someone|somebody|everything|everyone|people|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|next|today|tomorrow)'
const FILLERS =
  '(?:(?:so|and|but|or|ok|okay|k|n|well|kindly|hi+|hey|yo|hello|arion|please|pls|also|then|like|honestly|seriously|right|now|yeah|yes|no|hmm+|um+|er|oh|lol|cheers|sorry|quick|serious|one|q|question|btw|anyway|still|just|maybe|actually|basically|wait|fair) )*'
const OPENS = new RegExp(
  `^${FILLERS}(?:(?:what|whats|what's|why|when|whens|where|wheres|who|whos|who's|whom|whose|which|how|hows|how's|wat|wot)\\b(?! a (?:day|week|night|relief|mess|year|joke)\\b)(?<!\\bwhen(?= (?:i|we|he|she|they|my \\w+|the \\w+) (?:was|were|am|came|comes?|got|had|saw|see|went|said|told|rang|left|took)\\b))|(?:tell|give|show|explain|describe|compare|pick|choose|find|help|look|check|convince|impress|advise|suggest|name|recommend|talk|walk|remind|go|continue|elaborate|more|repeat|summari[sz]e|expand|carry)\\b|(?:is|are|will|should|shall|can|could|does|do)(?! not\\b|n't\\b) \\w+|(?:any|best|good(?! (?:morning|afternoon|evening|eve\\b(?! for)|night|day to you))|better|right|lucky|worst|bad|day|hour|time|date|chances|odds|thoughts|advice|same|if|and)\\b)`,
)
const WITHIN = new RegExp(
  `\\b(?:(?:is|are|am|was|were|do|does|did|has|have|will|would|should|shall|can|could|may|might|isn't|aren't|won't|shouldn't|doesn't) (?:i|we|you|u|ya|he|she|they|there|things)\\b|(?:do|does|will|would|should|could) (?:it|this|that|my)|is (?:it|this)(?! is\\b)|(?:if|whether) (?:i|we) (?:should|shall|can|could|am|will|ought)|(?:and|but|or|so|then) (?:is|are|was|were|does|did|will|would|should|can|could) ${SUBJECT}\\b|or(?! so\\b| something\\b| anything\\b| nothing\\b| owt\\b| nowt\\b| less\\b| more\\b| whatever\\b| two\\b)|i (?:\\w+ )?wonder|wondering|i (?:want|need|wanted|needed|am wanting)|i'm wanting|(?:would|'d|i) like|(?:i|i'd|would|should) (?:like|want|need|love) to know|asking (?:\\w+ ){0,2}(?:whether|if|about|for|what|when|how)|curious|not sure|(?:do not|don'?t|dont) know|idk|dunno|no idea|unsure|can'?t tell|help me|(?:tell|show|give) me|let me know|any (?:advice|idea|ideas|thoughts|light|tips|clue|way|feeling)|thoughts|what (?:do|does|should|would|shall|is|are|was|were|to|now|about|if|kind|sort|day|time)|how (?:do|does|to|can|should|long|much|many|come|will)|why (?:do|does|am|is|are|now|that|then)|(?:when|where|which|who|whom) (?:do|does|did|should|shall|would|can|could|is|are|was|will|to|one|ones|day|date|month|week|way|of)|good day|best (?:day|time|night|hour)|what happens|in (?:my|the|your) chart|how (?:much|many|far|soon|well|bad|good)|supposed to mean|(?:as|like|what) you (?:say|said)|you (?:say|said) i)\\b|\\b(?:what|when|where|which|whom?|why|how)(?: (?:exactly|then|though|tho|even|lol|pls|please))?$`,
)
const DONE =
  /\b(?:i|we|he|she|it|they|i'm|im|i've|he's|she's|it's|its|they're|was|were|is|are|am|had|has|did|got|went|came|told|thanks|thank|ta|cheers|cried|made|passed|posted|sent|left|won|lost|done|feel|felt|feeling|goodnight|night|bye|hello|hi|hey|lol|haha|ok|okay|fine|sure|cool|nice|great|yes|no|yep|nope|sorry|wow|omg)\b/
