/**
 * Whether what somebody wrote about a person of theirs says that this person has died. Written about them
 * alone, it often names nobody: "Died in 2019", "† 2019". Somebody else who died in it leaves them alive.
 */
import type { CirclePerson } from '../../types.ts'
import { isTold, KIN, marked } from './is-late.ts'
import { folded } from '../../language/folded.ts'

export function isWrittenLate(words: string | null, person: Pick<CirclePerson, 'name' | 'tag'>): boolean {
  if (words === null) return false
  const told = folded(words.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(/\b(my|our) late ([a-z-]+)/g, '$1 $2 died')
    .replaceAll(/(?:,? the one)?,? who\b/g, '')
    .replaceAll(/\br\. ?i\. ?p\b\.?/g, 'rip')
  const text = subjectsSaid(about(told, person))
  if ([text, `§ ${text}`, `§. ${text}`].some(isTold)) return true
  const isAtWork = person.tag === 'boss' || person.tag === 'colleague'
  return [...SIGNS_OF_DEATH, ...(isAtWork ? [] : [GONE])].some((sign) =>
    text.split(/(?<=[.;!?])/).some((sentence) => sign.test(sentence) && !OTHERS.test(sentence)),
  )
}

const DEATH = /\b(?:died|dead|deceased|passed|killed|lost)\b/
const OTHERS = new RegExp(`\\b(?:${KIN}|parents|family|children)\\b`)
const SIGNS_OF_DEATH = [
  /[†✝]/,
  /\brip\b(?! (?:off|up|into))|\brest(?:s|ing)? in peace\b/,
  /\b(?:took|taken) (?:his|her|their) own life\b/,
  /\b(?:until|till|since|after|before) (?:his|her|their|the) (?:own )?(?:death|passing)(?! of)\b(?! metal)/,
  /\b(?:i|we) lost (?:§|him|her|them) (?:in (?:\d{4}|[a-z]+ \d{4})|to (?:cancer|covid|suicide|an? (?:accident|illness|disease))|(?:\w+ ){1,2}years? ago)/,
]
const GONE =
  /(?:^|§,?|\b(?:he|she|they))(?: is|'s| are| isn't| aren't)?(?: sadly)? ?\b(?:no longer (?:with us|alive|living|among us)|not? (?:alive|among us|with us) any ?more|with us any ?more)\b/

/** "My stepfather." at the beginning says what they are, and that nobody called otherwise is meant. */
const OPENING =
  /^(?:§,? )?(?:(?:he|she|this)(?:'s| is| was) )?(?:my|our|an?|the) ((?:[a-z'-]+ ?){1,8}?)(?=[.,;:!?(†✝]|$)/

function about(told: string, { name, tag }: Pick<CirclePerson, 'name' | 'tag'>): string {
  const opening = OPENING.exec(told)
  const calls = opening && !DEATH.test(opening[0]) ? (opening[1] ?? '').trim().split(' ') : null
  const rest = calls && opening ? told.slice(opening[0].length) : told
  const isOne = (role: string, before: string, after: string) =>
    (calls === null || calls.includes(role)) && !isAnother(rest, role, before, after)
  return (calls ? '§' : '') + marked(rest, folded(name.trim()), tag, isOne)
}

/** "We were together until my partner died": whoever is "we" with the one who writes is not who died. */
function isAnother(text: string, role: string, before: string, after: string): boolean {
  const [since = ''] = before.split(/[.!?]/).slice(-1)
  const [on = ''] = after.split(/[.!?]/)
  return (
    /\b(?:we|us|each other)\b/.test(since) ||
    /\bwe (?:have|haven't|are|aren't|still|now|speak|talk|see|live|meet|share|keep|do|don't|can|get)\b/.test(
      on,
    ) ||
    /\bnow (?:he|she|they)\b|\b(?:he|she|they)(?: is|'s| are) (?:now )?(?:my|mine|the one)\b/.test(text) ||
    new RegExp(`\\b(?:step|foster|god|adoptive |adopted )-?${role}\\b|\\b${role}[- ]in[- ]law\\b`).test(text)
  )
}

/** "Died in 2019.": a sentence without a subject is about them, where nobody else was named before it. */
function subjectsSaid(text: string): string {
  return text.replaceAll(
    /([.;!?,(–—-] ?)(?=(?:sadly |now |already )?(?:died|deceased|dead (?:since|for)|passed away|killed in)\b)/g,
    (end, _, at: number) => (OTHERS.test(text.slice(0, at)) ? end : `${end}§ `),
  )
}
