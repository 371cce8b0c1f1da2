/** What is said about a list of days: that one of them is asked for, that they are offered, or ruled out. */
import { askingSentences } from '../asking.ts'
import { plainText } from '../../time/plain-text.ts'

/** "which", "which one", "what day", not "which is why". @param text plain */
export function whichAsked(text: string): boolean {
  return WHICH.test(text)
}

const WHICH =
  / (?:which(?= (?:one|ones|day|days|date|dates|evening|night|morning|of|is(?! (?:why|when|how|what|fine|ok|good|my|a|the)\b)|to|do|does|should|shall|would|will|suits?|works?|and|better|best|i|we|then|please|pls|you|\?|\.|,|!) )|which(?= $)|(?:what|best|better|right|pick|choose) (?:a |the )?(?:day|date|one|evening|night)) /

/** From "which" on: what is asked of the days, and not what is told of them. @param text plain */
export function afterWhich(text: string): string {
  const at = text.search(WHICH)
  return at < 0 ? '' : text.slice(at)
}

/** "which one", and not "what day", which may ask for any other. @param text plain */
export function oneAsked(text: string): boolean {
  return / which (?!day|date|evening|night)/.test(text) && WHICH.test(text)
}

/** "Cafe has", "gives me", "slots are". @param before what was typed before the first of them */
export function daysOffered(before: string): boolean {
  return OFFERED.test(plainText(before).text)
}

const OFFERED = new RegExp(
  ` (?:has|have|gives?|giving|gave|given|offers?|offered|offering|proposes?|proposed|suggests?|suggested|(?:can|could) (?:do|come|take|make|fit|see)|says?|available|free|open|slots?|options?|choices?|dates?|appointments?|openings?|left)(?: (?:me|us|him|her|them|you|only|on|for|the|are|is|were|be|would|could|can|dates?|days|nights?|evenings?|slots?|just|still|either|free|open|left|available|these|place|places|seats?|room|a|table|spots?|it|that|to|choose|from|of|n\\d|or|:|,|-))* $`,
)

/** "Torn between the 4th and the 9th". @param text plain */
export function isChosen(text: string): boolean {
  return / (?:choose|choosing|pick|torn|decide|compare)(?= )/.test(text)
}

/** "Between the 5th and the 16th": the days from the one to the other. @param before as typed */
export function isSpanned(before: string): boolean {
  return / between(?: the)? $/.test(plainText(before).text)
}

/** Where a number without any mark of a day may be one. @param before as typed */
export function mayBeginDays(before: string): boolean {
  return MAY_BEGIN.test(plainText(before).text)
}

const MAY_BEGIN =
  /(?:^ ?| (?:[.,:?!;(]|on|either|between|for|go|come|travel|leave|fly|move|sail|drive|meet|do|start|begin|is) )$/

/** What is asked beside days that are offered is what to make of them, or nothing. */
export function asksNothingElse(typed: string): boolean {
  return askingSentences(typed).every((sentence) => {
    const { text } = plainText(sentence)
    return /\d/.test(text) || whichAsked(text) || OF_ADVICE.test(text)
  })
}

const OF_ADVICE =
  / (?:(?:what|which) (?:do|would|should) (?:you|u|i|we) (?:say|think|advise|take|do|choose|pick|answer|tell)|advice|your pick|tell me|you decide|help)(?= )/

/** Days that are taken are none to choose from, unless it is asked which of them. */
export function daysRuledOut(
  { before, after }: { before: string; after: string },
  asksOne: boolean,
): boolean {
  const told = plainText(before).text
  const next = plainText(after).text
  if (/ (?:not|never|except|avoid|avoiding|but|no) (?:on )?(?:the )?$/.test(told)) return true
  return (
    !asksOne &&
    (/ (?:away|busy|booked|closed|gone|working|off|full)(?: on)?(?: the)? $/.test(told) || TAKEN.test(next))
  )
}

const TAKEN =
  /^ (?:(?:is|are|were) )?(?:booked|taken|full|gone|out|closed|busy|impossible|no good|not possible)(?= )/

/** A day, a date or an evening is spoken of, so that a number may be one. @param text plain */
export function namesDays(text: string): boolean {
  return DAYS.test(text)
}

const DAYS =
  / (?:days?|dates?|evenings?|nights?|mornings?|weekends?|slots?|appointments?|calendar|birthday|christmas|wigilia|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)(?= )/
