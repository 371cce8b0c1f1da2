/** What a thing to choose is about, and which points of a chart it feeds and which go short of it. */
import type { Speaker } from '../theme-rows/theme-meaning.ts'

export interface Matter {
  name: string
  words: RegExp
  feeds: readonly Speaker[]
  starves: readonly Speaker[]
}

/** The narrow before the wide; what one does comes before where one does it. */
const MATTERS: readonly Matter[] = [
  matter(
    'wait',
    /\b(wait\w*|leave it|hold off|hold out|hold it|hold on|postpone|put it off|put it in|storage|sit out|sleep on it|later|not yet|push (?:it )?(?:to|back))\b/,
    ['moon', 'saturn'],
    ['mars', 'sun'],
  ),
  matter(
    'stay',
    /\b(stay\w*|keep\w*|remain\w*|stick\w*|same|continue|carry on|not move|hang on)\b/,
    ['moon', 'r4', 'saturn'],
    ['sun', 'mars', 'jupiter'],
  ),
  matter(
    'rest',
    /\b(retire\w*|rest|break|sabbatical|part time|less hours|fewer hours|slow down|time off|pause)\b/,
    ['moon', 'venus', 'r12'],
    ['sun', 'mars'],
  ),
  matter(
    'study',
    /\b(study\w*|uni|university|college|degree|course|master'?s?|phd|school|retrain\w*|train as|learn\w*|exam|qualif\w+)\b/,
    ['mercury', 'r9', 'jupiter'],
    ['venus', 'moon'],
  ),
  matter(
    'travel',
    /\b(travel\w*|gap year|abroad|trip|holiday|japan|overseas|emigrat\w+|world|fly|sail\w*|road)\b/,
    ['jupiter', 'r9', 'sun'],
    ['moon', 'venus'],
  ),
  matter(
    'own',
    /\b(freelanc\w*|own (?:business|company|shop|practice|thing)|self employed|start ?up|launch\w*|founder|go solo|my business|open (?:a|my))\b/,
    ['sun', 'mars', 'r1'],
    ['moon', 'venus'],
  ),
  matter(
    'money',
    /\b(money|salary|pay\w*|invest\w*|save|savings|loan|afford|raise|cheaper|funding|fund|mortgage|debt)\b/,
    ['venus', 'r2', 'saturn'],
    ['sun', 'jupiter'],
  ),
  matter('rent', /\b(rent\w*|lease|city)\b/, ['mercury', 'mars', 'r3'], ['moon', 'venus']),
  matter(
    'home',
    /\b(home|house|flat|apartment|buy|move back|family|kids?|child\w*|baby|garden|village|country(?:side)?|parents?|mum|mom|dad)\b/,
    ['moon', 'r4', 'venus'],
    ['mercury', 'sun'],
  ),
  matter(
    'care',
    /\b(nurs\w+|care|carer|counsel\w*|therap\w*|teach\w*|help\w*|volunteer\w*|social work\w*|doctor|medicine|midwi\w+)\b/,
    ['moon', 'r6', 'venus'],
    ['mars', 'sun'],
  ),
  matter(
    'sell',
    /\b(sales\w*|seller|selling|market\w*|public|clients?|network\w*|front|speaker|host|press)\b/,
    ['mercury', 'venus', 'r7'],
    ['moon', 'mars'],
  ),
  matter(
    'build',
    /\b(engineer\w*|develop\w*|tech\w*|build\w*|code\w*|programm\w*|design\w*|product|workshop|science|research\w*|fix|repair\w*|mend\w*)\b/,
    ['mars', 'r6', 'saturn'],
    ['venus', 'moon'],
  ),
  matter(
    'art',
    /\b(art\w*|music\w*|writ(?:e|ing)|paint\w*|act(?:or|ing)|film|novel|book|danc\w+|photo\w*|creative|band|craft)\b/,
    ['venus', 'r5', 'sun'],
    ['mars', 'mercury'],
  ),
  matter(
    'talk',
    /\b(ring|call|tell|text|write to|talk\w*|ask|speak|apologi[sz]e|confront|message|say|visit|fight|complain|email|send|write|answer|face)\b/,
    ['mercury', 'venus', 'r3'],
    ['moon', 'mars'],
  ),
  matter(
    'together',
    /\b(marry|wedding|together|partner\w*|relationship|commit\w*|move in|date|dating|engaged)\b/,
    ['venus', 'r7', 'moon'],
    ['mars', 'sun'],
  ),
  matter(
    'alone',
    /\b(alone|single|by myself|on my own|independent|solo)\b/,
    ['sun', 'mars', 'r1'],
    ['venus', 'moon'],
  ),
  matter(
    'go',
    /\b(leave|leaving|quit\w*|go|going|new|change|switch|start\w*|resign|other|different|look for|find|apply|join|try)\b/,
    ['mars', 'jupiter', 'sun'],
    ['moon', 'venus'],
  ),
  matter(
    'work',
    /\b(work\w*|job|career|office|offer|company|boss|position|role|promotion|contract|firm)\b/,
    ['sun', 'r10', 'saturn'],
    ['moon', 'venus'],
  ),
]

function matter(name: string, words: RegExp, feeds: readonly Speaker[], starves: readonly Speaker[]): Matter {
  return { name, words, feeds, starves }
}

/**
 * One matter to each thing, no two the same. A single thing that no words place takes what the others leave
 * hungry; null where words leave two of them alike.
 */
export function mattersOf(things: readonly string[]): Matter[] | null {
  const texts = things.map((thing) => thing.toLowerCase())
  const open = MATTERS.filter(({ words }) => !texts.every((text) => words.test(text)))
  const found: (Matter | null)[] = []
  for (const text of texts)
    found.push(open.find((one) => one.words.test(text) && !found.includes(one)) ?? null)
  const known = found.filter((one) => one !== null)
  if (known.length < things.length - 1 || known.length === 0) return null
  return found.map((one) => one ?? leftOver(known[0]!))
}

/** What is left over: it feeds what the known thing leaves hungry. */
function leftOver({ feeds, starves }: Matter): Matter {
  return { name: 'other', words: /(?!)/, feeds: starves, starves: feeds }
}

/** What would be done, where the words begin with it. */
export function matterOf(words: string): Matter | null {
  return MATTERS.find((one) => isDone(words, one)) ?? null
}

/** "Sell the house" is selling, and "accept half of the house" is no matter of a home. */
export function isDone(words: string, { words: pattern }: Matter): boolean {
  const text = words.toLowerCase()
  return !WHEN.test(text) && pattern.test(text.split(/\s+/).slice(0, 3).join(' '))
}

const WHEN = /^(?:before|after|on|in|at|until|till|during|by)\b/
