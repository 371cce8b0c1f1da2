/** Whether the words around a phrase tell of what was or of what comes. */
import type { Tense } from './span.ts'

const PAST =
  /(?<! be| been| get| have| has| is| are| im| hes| shes| its) (?:was|were|wasnt|werent|did|didnt|had|hadnt|went|came|threw|met|left|lost|felt|died|happened|fell|broke|saw|cried|sat|slept|dreamt|dreamed|fought|quit|kissed|woke|ended|dumped|ghosted|hit|cheated|began|started|told|(?:i|he|she|we|they|you|it|who) (?!offered|booked|asked|invited|planned|scheduled|proposed|suggested|wanted|named|called|moved|need)[a-z]{2,}[^e ]ed)(?= )/g
const AHEAD =
  / (?:will|wont|ill|hell|shall|well|going to|gonna|can|could|should|shall|must|might|want|wants|need|needs|is|are|am|im|its|do|does|dont|lets|if|give|pick|find|name)(?= )/g

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
  const clause = text.slice(from, Math.min(...stops, text.length))
  return tenseOf(clause, start - from)
}

/** Of a whole clause, or of the verb nearest to a place in it. */
export function tenseOf(clause: string, place = clause.length): Tense {
  const nearest = (pattern: RegExp) =>
    Math.min(
      ...[...` ${clause} `.matchAll(pattern)].map(({ index }) =>
        index <= place ? place - index : (index - place) * 2,
      ),
      Infinity,
    )
  const [past, ahead] = [nearest(PAST), nearest(AHEAD)]
  if (past === Infinity) return 'ahead'
  return past < ahead ? 'past' : 'ahead'
}
