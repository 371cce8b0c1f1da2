/** What the words say to a cry that the ear was not certain of: that it is one, or that it is none. */
import { CRY_ASKED } from '../../listen/calibration.ts'
import type { Cry } from '../../listen/vocabulary.ts'
import { plain } from '../plain-text.ts'
import { isGlad } from '../talk/mood.ts'
import { addressIn } from '../talk/said-to-arion.ts'
import { isThankful } from '../talk/thanks.ts'
import { soundsLow } from './care-indirect.ts'
import { isOfThing } from './of-a-thing.ts'
import { soundsHeavy } from './sounds-heavy.ts'

/** Words alone are no cry, and half a cry with such words is one. */
export function bearsOut(question: string, cry: Cry, share: number): boolean {
  if (soundsHeavy(question)) return share >= WITH_HEAVY_WORDS
  if (cry === 'abuse')
    return share >= WITH_HEAVY_WORDS && soundsLow(plain(question)) && isDoneToAsker(question)
  return share >= WITH_LOW_WORDS && soundsLow(plain(question))
}
const WITH_HEAVY_WORDS = 0.3
const WITH_LOW_WORDS = 0.5

/**
 * Who quarrels over a price, whose mother keeps away: nothing in it hurts anybody. Of harm to another there
 * is a word where there is harm.
 */
export function speaksAgainst(question: string, cry: Cry, share: number): boolean {
  if (isOfThing(question)) return true
  if (cry === 'abuse') return KEEPS_AWAY.test(question)
  return cry === 'harm' && share < CRY_ASKED && !FORCE.test(question) && !soundsLow(plain(question))
}

/** Who is proud or gives thanks may be saying goodbye as well: a loud cry beside it keeps its line. */
export function soundsWell(question: string): boolean {
  return isGlad(question) || isThankful(question) || addressIn(question) !== null
}

/** A day for a scan or for the medical of a licence: the fear in it is of an illness, and not of oneself. */
export function isOfCheck(question: string, cry: Cry): boolean {
  return cry === 'crisis' && CHECK.test(question) && !soundsHeavy(question) && !OF_DESPAIR.test(question)
}
const OF_DESPAIR =
  /\b(?:die|dying|dead|death|kill\w*|hurt\w*|cut|pills?|overdose|end (?:it|this)|any ?more|hopeless|numb|empty|pointless|tired of|burden|funeral|goodbye|insurance)\b/i
const CHECK =
  /\b(?:scan|biopsy|mammogram|x-?ray|blood test|screening|check-?ups?|optician|dentist|deductible|under my arm|the medical|(?:driver'?s|driving) licen[cs]e)\b/i

/** Whether the harm that was heard is of one's own life: nobody is struck, and nobody is to be. */
export function isOfOwnLife(question: string): boolean {
  return !FORCE.test(question) && OWN_END.test(question)
}

function isDoneToAsker(question: string): boolean {
  return /\b(?:me|my|mine)\b/i.test(question.replace(/\bme and\b/gi, ' '))
}

const KEEPS_AWAY =
  /\b(?:never|doesn'?t|does not|don'?t|hasn'?t|won'?t) (?:\w+ )?(?:asks?|calls?|rings?|writes?|visits?|texts?|rung|called|written)\b|\b(?:been|being|is|was|gone|went|all|so) (?:weird|cold|cool|distant|quiet|off|short|funny|strange) (?:with me|since|lately|about)\b/i
const FORCE =
  /\b(?:hands?|neck|kni(?:fe|ves)|gun|scissors|axe|hammer|wait(?:ing|ed)? for (?:him|her|them)|know where (?:he|she|they)|hurt\w*|kill\w*|hit(?:s|ting)?|sh(?:ake|ook|aking)|push\w*|pillow|smash\w*|burn\w*|blood|scream\w*|temper|rage|angry|anger|furious|revenge|pay for (?:it|what)|deserves?d?|regret\w*|trust (?:my|the)|snap(?:ped)?|lose it|lost it|police|lesson|fright\w*|stop (?:him|her|them)|thoughts|voices?|belt|danger\w*|safe|threat\w*|harm\w*|strangle\w*|drown\w*|poison\w*|follow(?:ed|ing) (?:him|her|them)|watch(?:ing|ed)? (?:him|her|them)|(?:his|her|their) (?:light|house|street|car|door)|d(?:o|one) to (?:him|her|them)|rid of (?:him|her|them)|monster|evil|what i (?:might|could|would) do|found (?:him|her|them))\b/i
const OWN_END =
  /\b(?:not|never|n'?t) (?:have to )?wak(?:e|ing)(?: up)?\b|\b(?:be|were|was) (?:simpler|easier|better)\b.*\b(?:if|without)\b|\bgo to sleep and\b/i
