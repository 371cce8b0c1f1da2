/** Whether the words around a phrase tell of what was or of what comes. */
import type { Tense } from './span.ts'

const PAST =
  /(?<! since i| when i| when he| when she| want| wants| need| needs| be| been| get| have| has| is| are| im| hes| shes| its) (?:was|were|wasnt|werent|did|didnt|had|hadnt|went|came|threw|met|(?<! (?:days?|nights?|weeks?|months?|hours?|slots?|places?|seats?|shifts?|one|n\d+|any|much|some|time|money|enough) )left|lost|felt|died|happened|fell|broke|saw|cried|sat|slept|dreamt|dreamed|fought|quit|kissed|woke|ended|dumped|ghosted|cheated|began|started|told|rang|drove|flew|spoke|sold|lent|stood|ran|swam|wore|tore|grew|drank|ate|rose|won|spent|caught|who took|who ate|bought|stole|passed away|passed(?= (?:on )?(?:the )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))|passed on|slipped away|(?:i|he|she|we|they|you|it|who|(?:my|the|his|her|our|their) (?!exam|test|date|party|wedding|appointment|interview)[a-z]+) (?!fixed|arranged|expected|needed|offered|booked|asked|invited|planned|scheduled|proposed|suggested|wanted|named|called|moved|need)[a-z]{2,}[^e ]ed)(?= )/g
const AHEAD =
  / (?:will|wont|ill|hell|shell|itll|theyll|youll|shall|well|going to|gonna|can|could|should|shall|must|might|want|wants|need|needs|is|are|am|im|its|do|does|dont|lets|if|give|pick|find|name)(?= )/g

/** "What did that business in November want of me": the first verb of a question rules it. */
const ASKS_OF_PAST =
  /^[ .?!,;]*(?:(?:and|so|but) )?(?:what|why|how|when|where|who) (?:did|was|were) (?!(?:i|we|it|that|this) supposed|you )/

/** Of the clause about the phrase; what stands nearest decides. */
export function tenseAt(text: string, [start, end]: [number, number]): Tense {
  const from = Math.max(
    ...[' . ', ' ? ', ' ! ', ' ; ', ' , and ', ' , but ', ' but ', ' , so '].map((stop) =>
      text.lastIndexOf(stop, start),
    ),
    0,
  )
  const stops = [' . ', ' ? ', ' ! ', ' ; ', ' , ', ' but ']
    .map((stop) => text.indexOf(stop, end))
    .filter((index) => index >= 0)
  const own = text.slice(start, end)
  const whole = text.slice(from, Math.min(...stops, text.length))
  // what is set for a day, moved to it or due by it lies ahead of the telling
  if (
    / (?:for|to|by|until)(?: the)? $/.test(text.slice(0, start)) &&
    !/ (?:was|were) $/.test(text.slice(0, start))
  )
    return 'ahead'
  // "to sat" names a Saturday, and no one who sat
  const clause = `${whole.slice(0, start - from)}${' '.repeat(own.length)}${whole.slice(end - from)}`
  return tenseOf(clause, start - from)
}

/** Of a whole clause, or of the verb nearest to a place in it. */
export function tenseOf(clause: string, place = clause.length): Tense {
  if (ASKS_OF_PAST.test(clause)) return 'past'
  const nearest = (pattern: RegExp) =>
    Math.min(
      ...[...` ${clause} `.matchAll(pattern)].map(({ index, 0: { length } }) =>
        index <= place ? Math.max(0, place - index - length) : (index - place) * 2,
      ),
      Infinity,
    )
  const [past, ahead] = [nearest(PAST), nearest(AHEAD)]
  if (past === Infinity) return 'ahead'
  return past < ahead ? 'past' : 'ahead'
}
