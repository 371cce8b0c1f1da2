/** Whether the one who is meant is told to be dead; whoever else died, they are spoken of as alive. */
import type { CirclePerson } from '../types.ts'
import { folded } from './name-of.ts'
import { relationsIn } from './relations.ts'

export function isLate(question: string, { name, tag }: Pick<CirclePerson, 'name' | 'tag'>): boolean {
  const text = marked(folded(question), folded(name.trim()), tag)
  return LATE.some((words) => words.test(text))
}

/** The same of what is kept about them, where they need no name: "Died in 2019", "My late mother". */
export function isWrittenLate(words: string | null, person: Pick<CirclePerson, 'name' | 'tag'>): boolean {
  if (words === null) return false
  const told = words.replaceAll(/\b(my|our) late (\p{L}+)/giu, '$1 $2 died').replaceAll(/,? who\b/gi, '')
  return [told, `${person.name} ${told}`, `${person.name}. ${told}`].some((text) => isLate(text, person))
}

/** The one who is meant as "§", by name or by what they are. */
function marked(text: string, name: string, tag: CirclePerson['tag']): string {
  let said = text
  for (const { at, tags, role } of relationsIn(text).toSorted((a, b) => b.at[0] - a.at[0]))
    if (tags.flat().includes(tag) || name === `your ${role}`)
      said = said.slice(0, at[0]) + '§' + said.slice(at[1])
  const [first = name] = name.split(/\s+/)
  for (const called of new Set([name, first.length > 1 && first !== 'your' ? first : name]))
    said = said.replaceAll(
      new RegExp(`(?<!\\p{L})${called.replaceAll(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`, 'gu'),
      '§',
    )
  return said.replaceAll(/§,? §/g, '§')
}

const DIED =
  "(?: has| had| just| suddenly|'s)*(?: died| passed away| is dead| was killed| passed (?:\\w+ ){1,3}ago)\\b"
const MEN =
  'father|dad|brother|son|husband|grand(?:father|son|dad|pa)|uncle|nephew|boyfriend|friend|cousin|man|boss'
const WOMEN =
  'mother|mum|mom|mam|sister|daughter|wife|grand(?:mother|daughter|ma)|gran|nana|aunt|niece|girlfriend|friend|cousin|woman|boss'
const LATE = [
  /\b(?:my|our) late (?:\w+,? )?§/,
  /\byears (?:(?:from|since|without) )?§(?=[.,!?]|$)/,
  new RegExp(`§${DIED}`),
  // "he died": nobody else who it could be was named in between
  new RegExp(`§(?:(?!\\b(?:${MEN})\\b)[^§])*\\bhe${DIED}`),
  new RegExp(`§(?:(?!\\b(?:${WOMEN})\\b)[^§])*\\bshe${DIED}`),
]
