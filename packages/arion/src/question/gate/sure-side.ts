/** Which of the sides of life that were heard can be said: the likeliest of all may be a guess. */
import { SURE_OF_CHILDREN, SURE_OF_SIDE } from '../../listen/calibration.ts'
import type { HeardByEars } from '../../listen/heard.ts'
import { wordsOf } from '../../listen/illness-marks.ts'
import { isChild } from '../../listen/kin-words.ts'
import type { Reading } from '../../listen/reading.ts'

/** `texts`: the message, and the one before it. */
export function withSureSides(
  { pairs, about: shares }: Pick<HeardByEars, 'pairs' | 'about'>,
  texts: readonly string[],
): Reading['offers'] {
  const ofChildren = texts.some((text) => wordsOf(text).some(isChild)) ? SURE_OF_CHILDREN : Infinity
  return pairs.map((pair) => {
    const enough = pair.about === 'children' ? ofChildren : SURE_OF_SIDE
    return shares[pair.about] >= enough ? { ...pair, isSideSure: true } : pair
  })
}
