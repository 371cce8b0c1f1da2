/** Two times asked of what another does, or of what merely happens: there is nothing to choose. */
import { wordsOf } from './linked.ts'

/** @param at where the times stand; what is asked of them may be said before, after, or a sentence earlier */
export function isForeseen(typed: string, at: readonly [number, number]): boolean {
  const told = sentencesIn(typed.slice(0, at[0]))
  const before = told.at(-1)!
  const own = [...before, ...sentencesIn(typed.slice(at[1]))[0]!]
  if (own.every((word) => BESIDE_TIMES.includes(word))) return happens(told.findLast(isAsking) ?? [])
  // "will friday or saturday be calmer": the days themselves are asked about
  return !FORETELLS.has(before.at(-1) ?? '') && happens(own)
}

/** Words of each sentence; the last one is still open. */
function sentencesIn(typed: string): string[][] {
  const sentences: string[][] = [[]]
  for (const word of wordsOf(typed)) {
    if (ENDS.includes(word)) sentences.push([])
    else if (word !== ',') sentences.at(-1)!.push(word)
  }
  return sentences
}

function isAsking(words: readonly string[]): boolean {
  return words.some((word) => !BESIDE_TIMES.includes(word))
}

function happens(words: readonly string[]): boolean {
  if (words.some((word) => JUDGES.has(word))) return false
  const at = words.findIndex((word) => !LEADS.has(word))
  const [verb = '', subject = '', ...deed] = at < 0 ? [] : words.slice(at)
  const asksWhen = words.slice(0, at).some((word) => ASKS_WHEN.includes(word))
  if (!FORETELLS.has(verb) || OF_NOBODY.includes(subject)) return false
  const joined = deed.indexOf('and')
  if (ASKERS.includes(subject) || (joined >= 0 && ASKERS.includes(deed[joined + 1] ?? '')))
    return asksWhen ? deed.some((word) => BEFALLS.has(word)) : verb !== 'do' && verb !== 'are'
  if (IS.includes(verb)) return OTHERS.includes(subject) || deed.some((word) => COMES.has(word))
  // "when does it make sense to call him"
  return subject !== 'it' || !deed.includes('to')
}

const ENDS: readonly string[] = ['.', '?', '!', ';']
const ASKERS: readonly string[] = ['i', 'we']
const OTHERS: readonly string[] = ['he', 'she', 'they']
const IS: readonly string[] = ['is', 'are']
const OF_NOBODY: readonly string[] = ['', 'be', 'you', 'u']
const ASKS_WHEN: readonly string[] = ['when', 'which', 'what']
const FORETELLS: ReadonlySet<string> = new Set('will does do did has have is are'.split(' '))
const BESIDE_TIMES: readonly string[] = ['on', 'the', 'in', 'at', 'either', 'this', 'next', 'or', 'maybe']
/** What may stand before the verb of a question. */
const LEADS: ReadonlySet<string> = new Set(
  'so and but or ok okay well hi hello please tell me when which what on at in of the these two day days date night weekend week month'.split(
    ' ',
  ),
)
/** A day is weighed, whoever does the deed; and so is what the sky says of it. */
const JUDGES: ReadonlySet<string> = new Set(
  'better best easier easiest kinder gentler lighter calmer wiser safer good ok okay right lucky luckier suit suits prefer chart sky stars planets'.split(
    ' ',
  ),
)
/** What comes to somebody without their doing. */
const BEFALLS: ReadonlySet<string> = new Set('get hear receive know find win meet'.split(' '))
const COMES: ReadonlySet<string> = new Set(
  'due coming arriving calling ringing leaving landing returning writing'.split(' '),
)
