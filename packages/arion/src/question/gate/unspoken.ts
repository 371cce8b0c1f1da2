/**
 * The question that a telling leaves unsaid: who was asked for a loan has to say yes or no, who cannot
 * account for a feeling wants to know why.
 */
import { sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { ownNouns } from './own-nouns.ts'
import type { OwnQuestion } from './own-question.ts'

/** In the order in which they press, at most two; empty where nothing is left open. */
export function unspokenQuestions(typed: string): OwnQuestion[] {
  const found = sentencesOf(typed).flatMap((sentence, index, all) => [
    ...unaccounted(sentence),
    ...advised(sentence),
    ...asked(sentence, typed),
    ...wished(sentence, all[index + 1] ?? ''),
  ])
  return found
    .filter(({ words }, index) => found.findIndex((other) => other.words === words) === index)
    .slice(0, 2)
}

/** "I find I am reluctant and cannot account for it" */
function unaccounted(sentence: string): OwnQuestion[] {
  if (!UNACCOUNTED.test(plain(sentence))) return []
  const feeling = FEELING.exec(sentence)?.[1]
  return [{ words: feeling ? `Why am I ${feeling}?` : 'Why is it like this for me?', wants: 'why' }]
}

const UNACCOUNTED =
  /\b(?:(?:can't|cannot|can not|couldn't) (?:\w+ )?(?:account for|explain|say why|tell why|put (?:my|a) finger on|work out why|understand (?:it|why))|(?:don't|do not|dont) (?:\w+ )?(?:know|understand|get|see) why|no idea why|for no reason|it is (?:absurd|silly|ridiculous|stupid) that)\b/
const FEELING =
  /\bI(?:'m| am| feel| felt| find (?:that )?I am)(?: still| so| a bit| rather| oddly| strangely)* (\p{Ll}{4,}(?: \p{Ll}+ing)?)(?=[,.]| and\b| but\b)/iu

/** "My sister-in-law says we should pay": what others say that one should do, one has to answer. */
function advised(sentence: string): OwnQuestion[] {
  const [, whom, deed] = ADVISED.exec(sentence) ?? []
  if (!whom || !deed) return []
  return [{ words: `Should ${whom.toLowerCase() === 'we' ? 'we' : 'I'} ${ended(deed)}?`, wants: 'whether' }]
}

const DEED =
  '((?:(?!,|;|\\band (?:she|he|they|i|we|it)\\b|\\b(?:but|because|so|since|which|who|while|before|until|till)\\b)[^.?!\\n]){3,60})'
const ADVISED = new RegExp(
  `\\b(?:says?|said|thinks?|thought|tells? me|told me|reckons?|insists?|keeps? saying|keeps? telling me|wants? me to think) (?:that )?(i|we) (?:should|ought to|must|need to|have to) (?!have\\b|be\\b)${DEED}`,
  'i',
)

/** "has asked me for 3,000", "wants us to sign five more years", "has offered to sit with her" */
function asked(sentence: string, typed: string): OwnQuestion[] {
  const [, whom, deed] = WANTED.exec(sentence) ?? []
  if (whom && deed)
    return [{ words: `Should ${/^us$/i.test(whom) ? 'we' : 'I'} ${ended(deed)}?`, wants: 'whether' }]
  if (!ASKED.test(sentence)) return []
  const { people } = ownNouns(sentence)
  const who = people[0] ?? ownNouns(typed).people[0]
  return [{ words: who ? `Do I say yes to ${who}, or no?` : 'Do I say yes, or no?', wants: 'whether' }]
}

const WANTED = new RegExp(
  `\\b(?:wants?|wanted|would like|'d like|begs?|begged|expects?|pushing|presses|pressing|asks?|asked|invited|invites) (me|us) to ${DEED}`,
  'i',
)
const ASKED =
  /\b(?:has|have|'s|'ve|had|just|now|also)? ?(?:asked (?:me|us) (?:for|whether|if)|asks (?:me|us) for|offer(?:s|ed|ing)?(?: (?:me|us|him|her|them))? (?!no|nothing)(?:to|a|an|the|more|half|money|her|his|£|\$|€|\d)|propos(?:e|es|ed|ing) (?:to|that|a)|wants? (?:\w+ )?[£$€\d]|wants (?:it|this|that|the \w+) for \d|wanna make me|wants? to make me|wants? (?:to )?borrow|made (?:me|us) an offer)/i

/** "I wanna go up ten bucks and she thinks we'll lose them": a wish, and what stands against it. */
function wished(sentence: string, next: string): OwnQuestion[] {
  const [, whom, deed] = WISHED.exec(sentence) ?? []
  if (!whom || !deed || !AGAINST.test(`${sentence} ${next}`)) return []
  return [{ words: `Should ${/^we/i.test(whom) ? 'we' : 'I'} ${ended(deed)}?`, wants: 'whether' }]
}

const WISHED = new RegExp(
  `(?<!\\b(?:all|what|thing|if|because|that) )\\b(i|we) (?:just |really |so |kind of |kinda )*(?:want to|wanna|would like to|'d like to|am tempted to|plan to|hope to) (?!(?:know|say|tell|ask|be|see|hear|cry|scream|die|disappear|lie|share)\\b)${DEED}`,
  'i',
)
const AGAINST =
  /\b(?:but|and (?:he|she|they|my|the|now)|thinks?|says?|says no|afraid|scared|though|although|except|against|worried|only)\b/i

function ended(deed: string): string {
  return deed
    .trim()
    .replace(/\s+(?:and|or|if)$/i, '')
    .replace(/[\s"')]+$/, '')
}
