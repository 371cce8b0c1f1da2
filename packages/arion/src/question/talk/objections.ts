/** What is held against Arion: a faith, that it fits everybody, is a machine, has not convinced. */
import { asksForTheUnseen } from '../chart/asks-for-the-unseen.ts'

type Objection = 'faith' | 'barnum' | 'convince' | 'who'

/** `text` is plain and small. */
export function objectionIn(text: string): Objection | null {
  if (text.split(' ').length > LONGEST) return null
  const found = OBJECTIONS.find(([, patterns]) => patterns.some((words) => words.test(text)))?.[0] ?? null
  // who wants what fits nobody else asks for it, and says why
  return found === 'barnum' && asksForTheUnseen(text) ? null : found
}

/** In a long letter the same words tell of others. */
const LONGEST = 60

const SIN =
  '(?:haram|shirk|a sin|sinful|forbidden|blasphem\\w+|unchristian|ungodly|idolatry|against (?:god|allah|scripture|(?:the|my|our) (?:bible|church|islam|faith|religion|koran|torah)))'
const SORCERY =
  "(?:divination|soothsay\\w*|sorcer\\w*|witchcraft|black magic|occult\\w*|demon\\w*|satan\\w*|devil(?:ish|ry|s|'s)?(?: work)?|fortune ?tell\\w*)"
const ARION =
  '(?:you|u|this|arion|the stars|stars|astrology|horoscopes?|the zodiac|(?:birth )?charts?|this app|the app)'
const CONSULT =
  '(?:ask\\w*|talk\\w*|us(?:e|ing)|consult\\w*|writ\\w+|read\\w*|listen\\w*|believ\\w+|trust\\w*|com(?:e|ing))'
const BELIEVER =
  '(?:muslim|christian|catholic|jew|jewish|hindu|sikh|buddhist|mormon|baptist|methodist|pentecostal|evangelical|born[ -]again|orthodox|nun|deacon|believer)'
const CLERGY =
  "(?:pastor|priest|imam|rabbi|vicar|minister|preacher|bishop|church|mosque|synagogue|congregation|bible|qur'?an|koran|torah|scripture)"
const ANYBODY =
  '(?:(?:literally |just |simply |almost |practically )*(?:any ?(?:one|body)|every ?(?:one|body)|half (?:the|of|my)|my neighbou?rs?|the next (?:man|woman|person)|all (?:of )?(?:us|people)))'

const OBJECTIONS: readonly (readonly [Objection, readonly RegExp[]])[] = [
  [
    'faith',
    [
      new RegExp(`\\b${SIN}\\b(?: \\w+){0,3} ${CONSULT}(?: \\w+){0,2} ${ARION}\\b`),
      new RegExp(`\\b${CONSULT}(?: \\w+){0,3} ${ARION}\\b.{0,40}\\b${SIN}\\b`),
      new RegExp(
        `\\b(?:this|that|it|you|${ARION}) (?:is|are|isn't|'s|was|might be|would be)(?: \\w+){0,3} ${SORCERY}\\b`,
      ),
      new RegExp(`\\b${ARION}\\b(?: \\w+){0,4} ${SORCERY}\\b`),
      new RegExp(
        `\\b(?:can|may|should|is|as) (?:a|an)(?: \\w+)? ${BELIEVER}\\b.{0,50}\\b(?:${ARION}|allowed|permitted)\\b|\\bi(?:'m| am) (?:a |an )?(?:\\w+ )?${BELIEVER}\\b.{0,50}\\b(?:allowed|permitted|may i|can i)\\b.{0,40}\\b${ARION}\\b`,
      ),
      new RegExp(
        `\\b${CLERGY}\\b.{0,40}\\b(?:says?|said|tells?|told|thinks?|forbids?|forbidden|warns?|warned|condemns?|against|furious|angry|disapproves?)\\b.{0,40}\\b(?:astrology|horoscopes?|the stars|star ?gazing|on here|this app|soothsay\\w*|divination|fortune ?tell\\w*)\\b`,
      ),
      /\bdo you think (?:god|allah|jesus|the lord) (?:minds?|allows?|forgives?|approves?|punish\w*)\b/,
    ],
  ],
  [
    'convince',
    [
      /^(?:\w+ ){0,30}(?:impress|dazzle|surprise|amaze|wow) me$/,
      /\bhow (?:can|could|dare) (?:you|anyone|anybody) (?:even |ever )?(?:say|tell|claim|promise|predict|foretell)\b.*\b(?:conscience|coming|future|anybody|anyone|people|to come)\b/,
      /\b(?:convince|persuade) me(?! (?:to|that (?:he|she|it|they)|he|she)\b)|\b(?:sell|pitch) (?:me )?(?:yourself|this to me)\b/,
      /\bwhy (?:on earth )?should (?:i|anyone|anybody|one|any \w+|an? (?:\w+ ){0,2}(?:man|woman|person|adult|engineer|scientist|grown up)) (?:even |ever )?(?:listen to|use|trust|talk to|bother with|stay with|keep) (?:you|u|this|it|astrology|a horoscope|horoscopes|the stars)\b/,
    ],
  ],
  [
    'barnum',
    [
      new RegExp(
        `\\b(?:this|that|it|answer|horoscope|reading|all of (?:this|that|it))(?:'d)?(?: (?:would|could|might|may|can|will|must|also|well|as|probably|just|easily|just|be|all|really|basically))* (?:fits?|suits?|appl(?:y|ies)|describes?|goes|go|works?|holds?|(?:be )?said|(?:be )?true)(?: \\w+)? (?:to |of |about |for |on )?${ANYBODY}\\b`,
      ),
      new RegExp(`\\b(?:could|might|can) be (?:about|of|for) ${ANYBODY}\\b`),
      /\bhow (?:is|are) (?:this|you|it|yours) (?:any )?(?:different|better) (?:from|to|than) (?:that|the|a|any|them|those|what)\b/,
      new RegExp(
        `\\b(?:you|u)(?: \\w+){0,3} (?:say|tell|write|chat|told|said) (?:exactly |just )?(?:this|that|it|the same(?: \\w+)?|all (?:this|that)) (?:to |about |of )?${ANYBODY}\\b`,
      ),
      /\b(?:chart|reading|horoscope) of (?:a|an|some|any) (?:stranger|other person|neighbou?r|somebody|someone)\b.*\b(?:notice|difference|differ|tell|know|fit)\b/,
    ],
  ],
  [
    'who',
    [
      /^(?:so |and |wait |hey |lol )*(?:is |are |r )?(?:you|u|ya|this) (?:really |actually |even |just )*(?:an? )?(?:real|human|real human|real person|bot|robot|machine|person|ai)(?: (?:or|then|though|tho|person|being|bloke|woman|man)\b.*)?$/,
      /\b(?:is|is there) (?:an? |some |any )?(?:\w+ )?(?:bloke|guy|man|woman|person|human|lad|girl|somebody|someone|feller|fella)(?: or (?:an? )?\w+)? (?:behind|typing|writing|at the other end|on the other (?:end|side)|sitting there|in there)\b/,
      /\bis (?:it|this|that) (?:really )?(?:you|arion) (?:who|that) (?:writes?|answers?|is writing|is answering)\b|\ba (?:person|human|man|woman|somebody) behind\b/,
      /\bwho(?:'s| is)? (?:on|at) the other (?:end|side)\b|\bam i (?:talkin|chattin|typin|speakin)g? (?:to|with) (?:an? )?(?:real |actual )?(?:machine|bot|robot|person|human|computer|program|bloke)\b/,
    ],
  ],
]
