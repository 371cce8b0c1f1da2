/** Whether a sentence speaks of what was asked, in words that stand in the question. */
import { plain } from '../plain-text.ts'

/** What a question speaks of: its words without those that every question has, and without its times. */
export function mattersIn(question: string): string[] {
  const words = plain(question).split(' ')
  return [...new Set(words.filter((word) => word.length > 2 && !EMPTY.test(word)).map(stem))]
}

export function namesAsked(sentence: string, matters: readonly string[]): boolean {
  const said = new Set(plain(sentence).split(' ').map(stem))
  return matters.some((word) => said.has(word))
}

/** "Finishing" is "finish", "tracks" is "track". */
function stem(word: string): string {
  const bare = word.replace(/'s$|s'$/, '')
  return bare.length > 4 ? bare.replace(/(?:ings?|ed|es|s)$/, '').slice(0, 6) : bare
}

const EMPTY =
  /^(?:i'?m|i'?ve|i'?d|i'?ll|you|your|yours|she|her|hers|him|his|they|them|their|its|the|and|but|for|nor|are|was|were|been|being|does|did|doing|has|had|have|having|will|would|should|shall|could|can|can't|cannot|may|might|must|ought|don'?t|didn'?t|isn'?t|aren'?t|won'?t|what|whats|what's|why|when|which|who|whom|whose|how|where|that|this|these|those|there|here|then|than|with|without|from|into|about|over|under|again|also|just|only|even|ever|never|still|always|very|really|quite|too|much|many|more|most|some|any|anything|something|nothing|everything|all|both|each|every|other|another|one|ones|two|not|yes|our|ours|mine|myself|way|thing|things|kind|sort|bit|lot|good|bad|best|better|right|wrong|great|okay|fine|like|look|looks|looking|going|gonna|get|got|getting|make|made|know|think|tell|told|say|says|said|see|ask|asks|want|wants|need|needs|day|days|week|weeks|weekend|month|months|year|years|time|times|today|tomorrow|tonight|yesterday|morning|afternoon|evening|night|now|soon|later|next|last|coming|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|chart|stars?|sky|life|lately|please|hello|arion|out|off|because|though|until|since|after|before|three|four|five|six|give|show|advice|tips?|ideas?|thoughts?|insights?|guidance|hold|expect|focus|bring|happen|happens|help|helps|does)$/
