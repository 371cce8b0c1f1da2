/** The words by which a theme or a point of the chart is recognised. */
import type { Point } from '@astrarium/sky'
import type { Theme } from './themes.ts'

/** First match wins: the narrow before the wide. */
const THEME_WORDS: [Theme, RegExp][] = [
  [
    'unavailable',
    /\b(unavailable|avoidant|half out of reach|wrong (men|women|people|partners?|guys?|girls?|person)|never commit|not commit|same (type|kind) of (man|woman|person|partner|people|guy|men|women)|taken (men|women|people)|ghost(ed|s|ing)?|emotionally (distant|closed))\b/,
  ],
  [
    'meet',
    /\b(meet (someone|somebody|a (partner|man|woman)|my|the one|new people|anyone|love)|find (love|someone|somebody|a (partner|boyfriend|girlfriend|husband|wife)|the one|my person)|single|dating|date (someone|again)|soul ?mate|get married|marry|wedding|fall in love)\b/,
  ],
  [
    'talk',
    /\b(talk|conversation|discuss|speak (with|to)|tell (my|him|her|them)|confront|apologi[sz]e|text(ing)? (him|her|them|my)|call(ing)? (him|her|them|my (mother|mum|mom|father|dad|ex|sister|brother|boss|friend|partner))|reach(ing)? out|contact(ing)? (him|her|them|my)|argument|quarrel|fight(ing)? with|message (him|her|them|my)|write to|raise with|negotiat\w*|get along|ask (him|her|them|my (boss|manager|landlord|father|mother|partner)))\b/,
  ],
  ['friends', /\b(friend|friends|friendship|friendships|social life|lonely|loneliness|community)\b/],
  [
    'love',
    /\b(love|likes? me|like me|relationship|relationships|partner|partners|boyfriend|girlfriend|husband|wife|soul ?mate'?s?|compatib\w*|romance|romantic|marriage|attract|ex|crush|intimacy|intimate|sex|attachment|jealous\w*|break ?up|broke up|divorce|trust (him|her|them))\b/,
  ],
  [
    'move',
    /\b(move(?! (on|forward|ahead|past|in with|in together|my|the|this|it)\b)|moving(?! (on|forward|ahead|past|in with|in together)\b)|abroad|relocat\w*|emigrat\w*|immigrat\w*|another country|travel\w*|journey|trip|live in|where (should|do|could) i (live|settle|belong))\b/,
  ],
  [
    'home',
    /\b(home|house|flat|apartment|family|parents?|mother|father|rent|buy a (house|flat|place)|roots|childhood|children|kids|parenthood|parenting|motherhood|fatherhood)\b/,
  ],
  [
    'money',
    /\b(money|financ\w*|income|salary|savings?|debts?|rich|afford|spend|spending|earn\w*|budget|raise|wealth|abundance|pay rise|invest\w*|buy)\b/,
  ],
  [
    'work',
    /\b(work|job|jobs|career|profession\w*|boss|colleague|business|promotion|interview|office|project|client|clients|company|employ\w*|quit|resign|success\w*|study|studies|exam|exams|degree|university)\b/,
  ],
  [
    'tired',
    /\b(tired|exhausted|exhaustion|sleep|body|health|fatigue|burn ?out|burnt out|stress\w*|rest|strength|drained|anxious|anxiety|insomnia|(my|no|low|more|little|enough) energy|vitality|weight|fit)\b/,
  ],
  [
    'spirit',
    /\b(spirit\w*|soul|meditat\w*|faith|god|prayer|intuition|meaning|dreams?|healing|belief\w*|inner (life|peace|voice))\b/,
  ],
  ['purpose', /\b(purpose|calling|vocation|life path|my path|destiny|mission|direction|meant to)\b/],
  [
    'self',
    /\b(happy|happier|happiness|joy|confiden\w*|self (esteem|worth)|insecur\w*|overthink\w*|perfectionis\w*|anger|angry|patien(t|ce)|fears?|shy|courage|boundaries|say no|change myself|my life)\b/,
  ],
  [
    'start',
    /\b(procrastinat\w*|put(ting)? (things|everything|it) off|start|begin|launch|new (project|beginning|thing|something)|something new|beginning|sign|decide|decision|publish|take the (step|leap)|leap)\b/,
  ],
]

export function themeOf(text: string): Theme | null {
  return THEME_WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}

const SUBJECTS: [Point, RegExp][] = [
  [
    'asc',
    /\b(ascendant|rising( sign)?|how (do|would) (others|other people|people|strangers) see me|first impression)\b/,
  ],
  ['mc', /\b(midheaven|mc)\b/],
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const).map(
    (body): [Point, RegExp] => [
      body,
      new RegExp(`\\b(my (natal )?${body}( sign)?|${body} (in my chart|sign mean|placement))\\b`),
    ],
  ),
]

export function subjectOf(text: string): Point | null {
  if (/\b(transit\w*|return|opposite|square|trine|cross\w*|passing|now)\b/.test(text)) return null
  return SUBJECTS.find(([, words]) => words.test(text))?.[0] ?? null
}
