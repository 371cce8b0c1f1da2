/** How far what was heard can be trusted: fitted on five hands that the ear had not learned from. */

/** Chance that both first readings are right, by the product of their probabilities. */
export function confidenceOf(about: number, wants: number): number {
  const score = 4.7 * (about * wants) - 1.75
  return 1 / (1 + Math.exp(-score))
}

/** Below this Arion asks back. */
export const SURE_ENOUGH = 0.5

/** Below this it is answered at no charge, with what else it may mean beneath. */
export const SURE_OF_CHARGE = 0.75

/** A few words that change one thing of the last question take the rest from it. */
export const SURE_OF_CHANGE = 0.4

/** A longer turn that leans takes over what it does not name: below it wrongly, two times in three. */
export const SURE_THOUGH_LEANING = 0.6

/** Who only tells asks for nothing: below this they are met, and nothing is charged. */
export const SURE_THOUGH_TOLD = 0.9

/** Below this no date and no yes or no is given: it would be the wrong one as often as the right one. */
export const SURE_OF_VERDICT = 0.5

/** From here on what will come of something is told as the time around it. */
export const SURE_OF_PROMISE = 0.7

/** From here on a side of life is said beneath a question as it was put: of 141 by new people 120 rightly. */
export const SURE_OF_SIDE = 0.6

/** The same of children, where one of them is spoken of; where none is, they were meant in 29 of 51. */
export const SURE_OF_CHILDREN = 0.4

/** A cry is heard from here on; lower, and "is it right to leave my husband" becomes one. */
export const CRY_HEARD = 0.6

/**
 * The same in a part of a letter that asks nothing: four more of 96 cries by a hand of many voices, and two
 * more of 1,004 calm messages.
 */
export const CRY_IN_PART = 0.85

/** From here on one sign of a farewell gets a line for help: 20 of 42 cries, 16 of 48 that only sound so. */
export const SIGN_BORNE_OUT = 0.3

/**
 * Below this nobody is asked about it, and a line for help stands beneath what is said: from 0.6 to here
 * twelve of twelve messages by strangers were ordinary, and 37 of 44 by the kept hands were cries.
 */
export const CRY_ASKED = 0.9

/** Below this, and without a rule that bears it out, it may be a bad dream or a secret: Arion asks. */
export const CRY_CERTAIN = 0.985

/** From here on somebody near to the asker lies ill: heard so of 180 such messages 102, of 1,147 others 8. */
export const ILL_HEARD = 0.6

/** From here on where an illness was told in the days before. */
export const ILL_KNOWN_HEARD = 0.45

/** From here on also where nobody is named. */
export const ILL_SURELY_HEARD = 0.8

/** From here on they may: what is asked is answered, after a word that leaves it open. */
export const ILL_HALF_HEARD = 0.3

/** From here on it is sure what is done with a message: so that it asks nothing. */
export const SURE_OF_ACT = 0.6

/** The same where a sentence in it asks. */
export const SURE_THOUGH_ASKING = 0.9

/** From here on a deed is in question: 665 of 1,121 were heard or told by form, and 122 of 1,583 others. */
export const SURE_OF_DEED = 0.65

/** From here on where nothing is charged for it: 170 and 23. */
export const DEED_HALF_HEARD = 0.5

/** From here on the app or astrology is asked about: of 131 messages by new people 8 were not. */
export const SURE_OF_CRAFT = 0.7

/** The same where a side of life was heard: of 111 messages by new people 100 were, 7 wanted a reading. */
export const SURE_THOUGH_READ = 0.85

/** From here on a known question is answered, of 17 so sure 13 rightly; below it three are offered. */
export const KNOWN_AT_ONCE = 0.7

/** What must be declined is heard from here on; lower, and "should I buy a house" is one for a lawyer. */
export const DECLINE_HEARD = 0.7
