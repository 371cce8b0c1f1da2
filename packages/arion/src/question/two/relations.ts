/** "my sister", "the boss", "our small one": what somebody is to the one who asks. */
import type { RelationshipTag } from '@astrarium/contracts'

export interface RelationFound {
  at: [number, number]
  /** the tags that it may be, the likeliest first; several at once are as likely */
  tags: readonly (readonly RelationshipTag[])[]
  role: string
}

const ROWS: readonly (readonly [string, readonly (readonly RelationshipTag[])[]])[] = [
  ['(?:mother|mum|mam|mom|father|dad|sister|sis|brother|bro|daughter|son)(?:-| )in(?:-| )law', [['family']]],
  ['ex(?:-| )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf)?', [['ex']]],
  ['best friend|bestie|best mate|bezzie|bff', [['best_friend']]],
  [
    'partner|husband|hubby|wife|missus|spouse|fiancee?|boyfriend|girlfriend|bf|gf|other half|better half|man',
    [['partner', 'spouse']],
  ],
  ['mother|mum|mam|mom|mama|mummy|mommy|father|dad|daddy|papa|parent', [['parent']]],
  ['sister|sis|brother|bro|sibling|twin', [['sibling']]],
  [
    'son|daughter|boy|girl|kid|child|little one|small one|eldest|youngest|toddler|teenager|lad|lass',
    [['child']],
  ],
  ['friend|mate|pal|buddy', [['friend'], ['best_friend']]],
  ['boss|manager|gaffer|supervisor', [['boss']]],
  ['colleague|coworker|co-worker|teammate|workmate', [['colleague']]],
  ['mentor', [['mentor']]],
  ['teacher|professor|coach|tutor', [['teacher']]],
]
const RELATIONS = ROWS.map(([words, tags]) => ({
  tags,
  pattern: new RegExp(
    `\\b(?:my|our|the|and) (?:(?:own|dear|little|big|older|younger|elder|old|new|only|poor) )?(${words})(?![\\w-])(?! of\\b)`,
    'g',
  ),
}))

/** What is either the one or the other: of whoever is called one of a pair, the other one does not speak. */
const PAIRS = [
  ['mother|mum|mam|mom|mama|mummy|mommy', 'father|dad|daddy|papa|tata'],
  ['sister|sis', 'brother|bro'],
  ['daughter|girl|lass', 'son|boy|lad'],
  ['wife|girlfriend|gf|missus', 'husband|hubby|boyfriend|bf|man'],
].flatMap(([one = '', other = '']) => [
  { words: whole(one), others: whole(other) },
  { words: whole(other), others: whole(one) },
])

/** Called so, a relative by blood. */
const BY_BLOOD = whole('aunt|aunty|auntie|uncle|cousin|granny|gran|grandma|grandpa|nan|nana|niece|nephew')
const IN_LAW = /[- ]in[- ]law$/

/** "Dad" is not "my mother", and "Aunt Rosa" no sister-in-law. `name` and `role` are folded. */
export function isTheOther(name: string, role: string): boolean {
  if (IN_LAW.test(role) && BY_BLOOD.test(name)) return true
  return PAIRS.some(({ words, others }) => words.test(role) && others.test(name) && !words.test(name))
}

function whole(words: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`)
}

/** `text` is folded. */
export function relationsIn(text: string): RelationFound[] {
  const found: RelationFound[] = []
  for (const { pattern, tags } of RELATIONS) {
    for (const one of text.matchAll(pattern)) {
      const isLoose =
        /^(?:the|and) /.test(one[0]) &&
        !/^(?:the|and) (?:boss|gaffer|small one|little one|missus)/.test(one[0])
      const at: [number, number] = [one.index, one.index + one[0].length]
      const isInside = found.some((other) => at[0] < other.at[1] && other.at[0] < at[1])
      if (!isLoose && !isInside) found.push({ at, tags, role: one[1] ?? '' })
    }
  }
  // "tata" and "mum" stand without "my"
  for (const one of text.matchAll(
    /\b(?:from|to|about|for|with|without|of) (tata|mum|mam|mom|mama|dad|papa)\b(?![- ]in[- ]law)/g,
  ))
    if (!found.some(({ at }) => one.index < at[1] && at[0] < one.index + one[0].length))
      found.push({ at: [one.index, one.index + one[0].length], tags: [['parent']], role: one[1] ?? '' })
  return found
}
