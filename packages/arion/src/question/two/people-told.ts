/** The people whom somebody names in their profile: known by name and role, though in no Circle. */
import { isName } from '../person-in.ts'
import type { CirclePerson } from '../../types.ts'
import { isWrittenLate } from './is-written-late.ts'
import { folded } from '../../language/folded.ts'
import { relationsIn } from './relations.ts'

/** "My wife Ana", "our sons Leo and Max", "Leo is my son", "Leo (our son)". */
export function peopleTold(words: string): CirclePerson[] {
  const named = [
    ...[...words.matchAll(ROLE_FIRST)].flatMap(([, role = '', names = '']) =>
      names.split(BETWEEN).map((name) => ({ name, role })),
    ),
    ...[...words.matchAll(NAME_FIRST)].map(([, name = '', role = '']) => ({ name, role })),
  ]
  const people = new Map<string, CirclePerson>()
  for (const { name, role: said } of named) {
    const role = said
      .toLowerCase()
      .replace(/(?<!s)s$/, '')
      .replace(/^wive$/, 'wife')
    const [relation] = relationsIn(`my ${folded(role)}`)
    const tag = relation?.tags[0]?.[0] ?? (FAMILY.test(role) ? 'family' : null)
    // beside what somebody is, Leo is no sign
    const isNamed = name === 'Leo' || isName(name)
    if (!tag || !isNamed || people.has(name)) continue
    const person = { id: `told ${name}`, name, tag, role }
    people.set(name, { ...person, isLate: isWrittenLate(words, person) })
  }
  return [...people.values()]
}

const ROLE =
  '(?:best friend|(?:step)?(?:mother|father|son|daughter|brother|sister)s?(?:[- ]in[- ]law)?|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex(?:-(?:husband|wife|partner))?|mum|mom|mam|dad|parents?|child|children|kids?|twins?|baby|grand(?:mother|father|ma|pa|daughter|son)s?|aunt|uncle|cousins?|niece|nephew|friends?|boss|manager|colleagues?|mentor|teacher)'
const OWN =
  '(?:[Mm]y|[Oo]ur) (?:(?:late|dear|little|small|older|younger|elder|big|eldest|youngest|only|new|two|three|four|\\w+-year-old) )*'
const NAME = "\\p{Lu}[\\p{L}’'-]{1,23}"
const BETWEEN = /,? and |, | & /
const FAMILY = /^(?:grand\w+|aunt|uncle|cousin|niece|nephew)$/
const ROLE_FIRST = new RegExp(
  `\\b${OWN}(${ROLE})(?:,|:| is called| is named| called| named)? (${NAME}(?:(?:, |,? and | & )${NAME})*)`,
  'gu',
)
const NAME_FIRST = new RegExp(
  `(?<!\\p{L})(${NAME})(?:,| is| \\()? ?${OWN}(${ROLE})(?![\\w-])(?! \\p{Lu})`,
  'gu',
)
