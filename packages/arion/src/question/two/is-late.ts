/** Whether the one who is meant is told to be dead; whoever else died, they are spoken of as alive. */
import type { CirclePerson } from '../../types.ts'
import { folded } from '../../language/folded.ts'
import { relationsIn } from './relations.ts'

export function isLate(question: string, { name, tag }: Pick<CirclePerson, 'name' | 'tag'>): boolean {
  return isTold(marked(folded(question), folded(name.trim()), tag))
}

/** `text` with the one who is meant as "§". */
export function isTold(text: string): boolean {
  return LATE.some((words) => words.test(text))
}

/** The one who is meant as "§", by name or what they are; `isOne` may say that another one is called so. */
export function marked(
  text: string,
  name: string,
  tag: CirclePerson['tag'],
  isOne: (role: string, before: string, after: string) => boolean = () => true,
): string {
  let said = text
  for (const { at, tags, role } of relationsIn(text).toSorted((a, b) => b.at[0] - a.at[0]))
    if (
      (tags.flat().includes(tag) || name === `your ${role}`) &&
      isOne(role, text.slice(0, at[0]), text.slice(at[1]))
    )
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
  "(?: has| had| was| is| just| suddenly| sadly| already| now| been| long|'s)*" +
  '(?: died| passed away| deceased| (?:was|been|got) (?:killed|murdered)| killed in| passed (?:\\w+ ){1,3}ago' +
  '| dead(?=$|[^a-z ]| (?:since|for|now|and|but|because|so|in|when|too|already)\\b))' +
  '(?![a-z])(?! (?:laughing|of (?:shame|laughter|boredom|embarrassment)|on stage))'
const STEP = '(?:step|grand|god|foster)?-?'
const MEN = `${STEP}(?:father|dad|brother|son)|husband|grandpa|uncle|nephew|boyfriend|friend|cousin|man|boss`
const WOMEN = `${STEP}(?:mother|mum|mom|mam|sister|daughter)|wife|grandma|gran|nana|aunt|niece|girlfriend|friend|cousin|woman|boss`
/** Nouns for somebody who may have died in place of the one who is meant. */
export const KIN = `${MEN}|${WOMEN}`
/** "I thought he died" says that he did not. */
const ONLY_THOUGHT =
  '(?<!\\b(?:thought|think|if|as though|fear(?:ed)?|afraid|dream(?:t|ed)|pretend(?:ed|ing)?) (?:that )?)'
const LATE = [
  /\b(?:my|our) late (?:\w+,? )?§/,
  /\byears (?:(?:from|since|without) )?§(?=[.,!?]|$)/,
  new RegExp(`(?<!\\b(?:${KIN}|parents) of |\\bif |\\bthought (?:that )?)§,?${DIED}`),
  // "he died": nobody else who it could be was named in between
  new RegExp(`§(?:(?!\\b(?:${MEN})\\b)[^§])*${ONLY_THOUGHT}\\bhe${DIED}`),
  new RegExp(`§(?:(?!\\b(?:${WOMEN})\\b)[^§])*${ONLY_THOUGHT}\\bshe${DIED}`),
]
