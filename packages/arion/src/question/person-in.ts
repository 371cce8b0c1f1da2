/** Whom a question is about, besides the one who asks. */

export interface Person {
  /** as the asker calls them: "Maya", "your sister" */
  name: string
  /** house of that relation in the asker's chart */
  house: number
}

const RELATIONS: [RegExp, number][] = [
  [/\bmy (brother|sister|sibling|cousin|neighbou?r|twin)\b/, 3],
  [/\bmy (father|dad|landlord|parents|family|grandfather|grandmother|grandma|grandpa)\b/, 4],
  [/\bmy (child|son|daughter|kid|kids|children|lover|crush)\b/, 5],
  [/\bmy (colleague|co-worker|coworker|assistant|employee|team|doctor)\b/, 6],
  [/\bmy (partner|husband|wife|boyfriend|girlfriend|ex|fiance|fiancee|business partner|spouse|client)\b/, 7],
  [/\bmy (mother|mum|mom|boss|manager|supervisor|chief)\b/, 10],
  [/\bmy (best friend|friend|friends|roommate|flatmate|housemate)\b/, 11],
]

export function personIn(text: string): Person | null {
  for (const [pattern, house] of RELATIONS) {
    const found = pattern.exec(text)
    if (found) return { name: `your ${found[1]}`, house }
  }
  const named =
    /\b(?:with|on|is|about|to|does|for|and) \[?(?:person|name|someone|this person|them|him|her)\]?\b/.exec(
      text,
    )
  if (/\b(person|name)\b/.test(text) && named) return { name: 'that person', house: 7 }
  return null
}

/** A name is only seen by its capital, so it is looked for in the question as typed. */
export function namedPerson(question: string): string | null {
  const found =
    /\b(?:[Hh]ow (?:is|are)|[Ww]ith|[Cc]heck in on|[Aa]bout|[Dd]oes|(?<!(?:mov|fly|go|driv|travel|trip|relocat|emigrat|journey|back|way)\w* )[Tt]o) ([A-Z][\p{L}'’-]{1,24})(?=[ ?.,!]|$)/u.exec(
      question,
    )
  const name = found?.[1] ?? null
  return name && !NOT_NAMES.test(name) ? name : null
}
const NOT_NAMES =
  /^(I|The|This|That|My|It|Is|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Ascendant|Midheaven|Christmas|Love|Work|Money|Arion|Europe|Italy|France|Germany|Spain|London|Paris|Berlin|Name|Person)$/
