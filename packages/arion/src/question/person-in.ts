/** Whom a question is about, besides the one who asks. */
import { capital } from '../language/text.ts'

export interface Person {
  /** as the asker calls them: "Maya", "your sister" */
  name: string
  /** house of that relation in the asker's chart */
  house: number
  /** by what they are to the asker, and by no name: "your sister" */
  isRole?: true
  /** a boss, a landlord, a doctor: met in the hours of an office */
  isAtWork?: true
}

/** `name` as in `Person`: what plans have to know of its words is read here. */
export function called(name: string, house: number): Person {
  return {
    name,
    house,
    ...(name.startsWith('your ') && { isRole: true as const }),
    ...(AT_WORK.test(name) && { isAtWork: true as const }),
  }
}

const AT_WORK =
  /\b(boss|manager|supervisor|chief|colleague|co-?worker|assistant|employee|team|client|landlord|doctor)\b/

const RELATIONS: [RegExp, number][] = [
  [/\bmy ((?:mother|father|sister|brother|son|daughter)[- ]in[- ]law)\b/, 7],
  [/\bmy (brother|sister|sibling|cousin|neighbou?r|twin)\b/, 3],
  [
    /\bmy (father|dad|daddy|papa|stepfather|stepdad|landlord|parents|family|grandfather|grandmother|grandma|grandpa|granddad|grandad|granny|gran|nana|uncle|aunt|auntie)\b/,
    4,
  ],
  [/\bmy (child|son|daughter|stepson|stepdaughter|kid|kids|children|baby|teenager|lover|crush)\b/, 5],
  [/\bmy (colleague|co-worker|coworker|assistant|employee|team|doctor)\b/, 6],
  [
    /\bmy (partner|husband|hubby|wife|fiancée|fiancé|boyfriend|girlfriend|ex|fiance|fiancee|business partner|spouse|client)\b/,
    7,
  ],
  [/\bmy (mother|mum|mom|mummy|mommy|mama|stepmother|stepmum|stepmom|boss|manager|supervisor|chief)\b/, 10],
  [/\bmy (best friend|bestie|bff|best mate|mate|friend|friends|roommate|flatmate|housemate)\b/, 11],
]

export function personIn(text: string): Person | null {
  for (const [pattern, house] of RELATIONS) {
    const found = pattern.exec(text)
    if (found) return called(`your ${found[1]}`, house)
  }
  const named =
    /\b(?:with|on|is|about|to|does|for|and) \[?(?:person|name|someone|this person|them|him|her)\]?\b/.exec(
      text,
    )
  if (/\b(person|name)\b/.test(text) && named) return called('that person', 7)
  return null
}

/** A name is only seen by its capital, so it is looked for in the question as typed. */
export function namedPerson(question: string): string | null {
  const found =
    /\b(?:[Hh]ow (?:is|are)|[Ww]ith|[Cc]heck in on|[Aa]bout|[Dd]oes|(?<!(?:mov|fly|go|driv|travel|trip|relocat|emigrat|journey|back|way)\w* )(?<!\b(?:tickets?|bus|train|flights?|ferry|road|coach|plane) )[Tt]o) ([A-Z][\p{L}'’-]{1,24})(?=[ ?.,!]|$)/u.exec(
      question,
    )
  const name = found?.[1] ?? null
  return name && !NOT_NAMES.test(name) ? name : (nameOfKin(question)?.name ?? null)
}
/** "my husband Einar", "Einar died": who is called by a name and is somebody to the asker. */
export function nameOfKin(typed: string): Person | null {
  const found = KIN_NAMED.exec(typed)
  const [, role, name] = found ?? []
  if (role && name && isName(name)) return called(name, personIn(`my ${role.toLowerCase()}`)?.house ?? 7)
  const dead = NAME_DIED.exec(typed)?.[1]
  return dead && isName(dead) ? called(dead, 7) : null
}

/** "my sister Mina and my brother Tom": who is called by a name, and what they are to the asker. */
export function kinNamed(typed: string): { name: string; role: string }[] {
  return [...typed.matchAll(new RegExp(KIN_NAMED, 'gu'))]
    .map(([, role, name]) => ({ name: name!, role: role!.toLowerCase() }))
    .filter(({ name }) => isName(name))
}

/** "sister", "boss": what those are to the asker whom the small text speaks of, in order of mention. */
export function rolesIn(text: string): string[] {
  return RELATIONS.flatMap(([pattern]) => [...text.matchAll(new RegExp(pattern, 'g'))])
    .toSorted((one, other) => one.index - other.index)
    .map(([, role]) => role!)
}

/** Whether a capital is that of a name: none of a day, a month, a sign or a body. */
export function isName(word: string): boolean {
  return !NOT_NAMES.test(word) && word !== word.toUpperCase()
}

const KIN_NAMED =
  /\b(?:[Mm]y|[Oo]ur) (?:(?:late|dear|little|older|younger|big|eldest|youngest|best|dead|ex|new|own) )*(husband|wife|partner|boyfriend|girlfriend|fiancée?|spouse|ex|mother|mum|mom|father|dad|sister|brother|son|daughter|child|baby|granddaughter|grandson|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|friend|bestie|mate|boss|colleague|flatmate|roommate|dog|cat|horse)(?:[- ]in[- ]law)?s?,? ([A-Z][\p{L}'’-]{1,23})(?=[ ?.,!;:]|$)(?! [A-Z]\p{L}+ (?:School|University|Road|Street))/u
const NAME_DIED =
  /(?:^|[.,;:!?] |\b(?:since|when|after|that|because|and) )(?!(?:He|She|They|We|You|It|Who)\b)([A-Z]\p{L}{1,23})(?: (?:has|had|just|suddenly))* (?:died|passed away)\b/u

/** "And Felix?", "and for junjun?": somebody who is named and nothing else. */
export function nameIn(typed: string): string | null {
  const found = ALONE.exec(typed.trim())
  const [, lead, name] = found ?? []
  if (!name || NOT_NAMES.test(capital(name)) || NOBODY.test(name)) return null
  const isCapital = /^\p{Lu}/u.test(name)
  return isCapital || /\bfor\b/i.test(lead ?? '') ? capital(name) : null
}
const ALONE =
  /^((?:(?:and|but|ok|so|what about|how about|same(?: question| thing)?|no,?|sorry,?|i meant?)[ ,]+)+(?:for |with |about )?)([\p{L}][\p{L}'’-]{1,23})\s*[?.!]*$/iu
const NOBODY =
  /^(me|us|you|him|her|them|it|that|this|those|himself|herself|then|now|here|there|today|tomorrow|tonight|love|work|money|home|health|why|when|what|who|how|next|later|after|before|so|not|no|yes|both|again|more|else|other|second|first|third|last|mine|everyone|everything|free|sure|fun|long|good|travel|family|friends|kids|children|school|sleep|rest|in|at|on|spring|summer|autumn|fall|winter)$/i

const NOT_NAMES =
  /^(I|The|This|That|My|It|Is|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Ascendant|Midheaven|Christmas|Love|Work|Money|Arion|Europe|Italy|France|Germany|Spain|London|Paris|Berlin|Name|Person)$/
