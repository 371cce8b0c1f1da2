/** A dream that is told: no chart holds a key to it, so that it is met and not read. */

/** "Had the dream again where …", "I dreamt of my father"; never a dream house, job, man or holiday. */
export function tellsDream(question: string): boolean {
  const text = question.toLowerCase().replaceAll('’', "'")
  return TOLD.test(text)
}

const TOLD =
  /\b(had|have|having|keep having|get|got|woke (up )?from|there was) (a|an|the|this|that|these|another|such an?|my)( \w+){0,2} (dreams?|nightmares?)\b(?! (job|house|home|man|woman|partner|holiday|wedding|car|come true))|\bi (keep |always |often |just |also )?(dreamt|dreamed)\b|\bi (keep |was )?dreaming (of|about|that)\b(?! (moving|quitting|leaving|opening|starting|becoming|having my own))|\b(in|into) (my|the|a) (dreams?|nightmare)\b(?! (job|house|home))|\b(came|comes?|appeared|appears?|stood|visits?|visited)( \w+){0,3} in (my |the |a )?dreams?\b|\b(have|having|had|get|getting) nightmares\b|\bwhat (does|do|did) (my|this|that|the) (dreams?|nightmare) mean\b|\b(recurring|same|strange|weird|bad) (dreams?|nightmares?)\b/
