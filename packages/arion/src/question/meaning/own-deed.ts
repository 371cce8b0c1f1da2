/** A deed of one's own is a matter of hours or days, however wide the side of life that it belongs to. */
import type { Traits } from '../traits.ts'

/** "When should I tell her", "a good time to ring my boss"; what one decides for years is none. */
export function isOwnDeed(text: string, traits: Traits): boolean {
  if (traits.has('weighty') || traits.has('parting') || LONG.test(text)) return false
  return ASKED.test(text)
}

/** A day, an evening or an hour is asked for, or what fits into one. `text` is plain and small. */
export function wantsDay(text: string, traits: Traits): boolean {
  return WANTS_DAY.test(text) || isOwnDeed(text, traits)
}

const LEAD =
  '(?:just |really |best |finally |actually |even |try to |try and |dare to |go and |have to |need to )*'
const DEEDS = [
  'tell|say|ask|call|ring|phone|text|message|write (?:to|back|him|her|them|it|the|my|this|that)|e-?mail|send|reply|answer|talk|speak|confess|admit|apologi[sz]e|say sorry|thank|invite|visit|drop by|stop by|go (?:over|there|round|see)|see (?:him|her|them|my|the)|meet (?:him|her|them|with|my|the)|reach out|get in touch|contact|approach|try(?! for)(?! to (?:get pregnant|conceive|have))|make (?:a|the|my) (?:move|call|offer|announcement|speech|appointment|toast)|bring (?:it|this|that|the \\w+) up|mention|raise (?:it|this|that|the)|break (?:it|the news)|confront|announce|present|pitch|negotiate|hand (?:it|in)|submit|apply|sign(?! up for)|file|post|publish|book|pay|do (?:it|this|that)|give (?:him|her|them|my|the|it)|return (?:it|the|his|her)|pick (?:it|him|her|them) up|sit down with|kiss|hold (?:the|my)|host|set off|leave (?:the house|home|the party|the dinner|for)|cut my hair|dye|plant|mow|wash|clean|sow|bake|cook|go (?:for it|to the)|have (?:the|that|this|my|a) (?:talk|conversation|chat|word|interview|meeting|date)|show (?:him|her|them|my|the)|take (?:him|her|them) (?:out|to)|ask (?:for|her|him|them)|introduce|propose (?:the|a|my|this|that)',
].join('|')
const ASKED = new RegExp(
  `\\bwhen(?: exactly| then)? (?:should|shall|can|could|do|would|may|might|ought) (?:i|we|you) ${LEAD}(?:to )?(?:${DEEDS})\\b|\\bwhen (?:is|would be|s) (?:it |the )?(?:best|good|right|better|wise|smart|ok|okay|kind|safe)(?: day| time| moment| hour)?(?: for me)? to ${LEAD}(?:${DEEDS})\\b|\\b(?:best|good|right|better|perfect|ideal|kind) (?:time|moment|chance) (?:for me )?(?:to|for) ${LEAD}(?:${DEEDS})(?:ing)?\\b|^(?:and |so |ok )*when to (?:${DEEDS})\\b`,
)
/** Asked for years, or for something that somebody else does. */
const LONG = /\b(year|years|ever|in (?:my|this) life|20\d\d|season|finally (?:meet|find))\b/

const WANTS_DAY =
  /^(?:a |the |any )?(?:best|good|right|lucky|nice|kind) (?:evening|morning|afternoon|night|weekend) (?:for|to)\b|\b(which|what|what is the|the|a|one|shoot me a|pick me a|set me a) (exact |best |right |good |perfect |lucky |ideal |next good |clean |single |free )*(day|date|hour|time of day|weekday|evening|morning|afternoon|arvo|night)s?\b|\b(best|good|right|lucky|exact|perfect|ideal) (day|date|hour|weekday)s?\b/
