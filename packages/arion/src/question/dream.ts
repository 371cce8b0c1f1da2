/** A dream that is told: no chart holds a key to it, so that it is met and not read. */

/** "Had the dream again where …", "I dreamt of my father"; never a dream house, job, man or holiday. */
export function tellsDream(question: string): boolean {
  const text = question.toLowerCase().replaceAll('’', "'")
  return TOLD.test(text)
}

const TOLD =
  /\b(had|have|having|keep having|get|got|woke (up )?from|there was) (a|an|the|this|that|these|another|such an?|my)( \w+){0,2} (dreams?|nightmares?)\b(?! (job|house|home|man|woman|partner|holiday|wedding|car|come true))|\bi (keep |always |often |just |also )?(dreamt|dreamed)\b|\bi (keep |was )?dreaming (of|about|that)\b(?! (moving|quitting|leaving|opening|starting|becoming|having my own))|\b(in|into) (my|the|a) (dreams?|nightmare)\b(?! (job|house|home))|\b(came|comes?|appeared|appears?|stood|visits?|visited)( \w+){0,3} in (my |the |a )?dreams?\b|\b(have|having|had|get|getting) nightmares\b|\bwhat (does|do|did) (my|this|that|the) (dreams?|nightmare) mean\b|\b(recurring|same|strange|weird|bad) (dreams?|nightmares?)\b/

export type DreamPicture = (typeof PICTURES)[number][0]

/** The first of the pictures that it tells; null where it tells none of them. */
export function pictureIn(question: string): DreamPicture | null {
  const text = question.toLowerCase()
  return PICTURES.find(([, words]) => words.test(text))?.[0] ?? null
}

const PICTURES = [
  [
    'own_end',
    /\bi (was |had |have )?(just |suddenly )?(died?|dying|dead|killed)\b|\bmy (own )?(death|funeral)\b/,
  ],
  ['visit', /\b(late|dead|died?|passed|deceased|funeral|grave|ghost)\b/],
  ['water', /\b(water|flood\w*|sea|ocean|waves?|river|rain|drown\w*|lake)\b/],
  ['chase', /\b(chas(e|ed|ing)|followed|following me|running (away|from)|hunted|escape)\b/],
  ['teeth', /\b(teeth|tooth|hair (falls?|fell|falling))\b/],
  ['fall', /\b(fall(s|ing)?|fell|cliff|elevator|lift (fell|drops?))\b/],
  [
    'exam',
    /\b(exam|test|school|classroom|late for|missed the|miss(ing)? (the|a|my) (train|bus|plane|flight))\b/,
  ],
  ['flight', /\b(fly(ing)?|flew|wings?)\b/],
  ['child', /\b(baby|babies|pregnant|birth|child)\b/],
  ['animal', /\b(snakes?|spiders?|dogs?|cats?|wolf|wolves|horses?|bears?|birds?|animals?|bull|lion|rats?)\b/],
  ['house', /\b(house|home|rooms?|door|stairs|attic|cellar|basement|kitchen|flat)\b/],
  ['lovers', /\b(ex|kiss\w*|naked|wedding|married|cheat\w*|lover)\b/],
] as const satisfies readonly (readonly [string, RegExp])[]
