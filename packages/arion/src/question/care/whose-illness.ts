/** Who it is that lies ill: as the asker calls them, in whatever tongue, turned: "your aaji". */
import { isOfIllness, kinAt, readWords, single, wordsOf } from '../../listen/illness-marks.ts'
import type { Word } from '../../listen/illness-marks.ts'
import { isAlsoEnglish, isClose } from '../../listen/kin-words.ts'
import { sentencesOf } from '../asking.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { isName } from '../person-in.ts'

interface Somebody {
  call: string
  /** by "my"; by what one calls only one's own; another's, who comes last */
  owned: 'own' | 'bare' | 'others'
  /** place of the first and of the last word, in its sentence */
  at: number
  to: number
}

/**
 * Whoever is named last before the illness in its sentence, else first there; else whoever was named before
 * it; else the first of all. `told`: the sentence that tells of it, and how many words of it lead there.
 */
export function whoseIllness(typed: string, told?: { sentence: number; words: number }): string | null {
  const sentences = sentencesOf(typed).map(readWords)
  const names = ownNouns(typed).people.filter((name) => isName(name) && !NOBODY.has(name))
  const found = sentences.map((words) => somebodyIn(words, names))
  const at = told?.sentence ?? sentences.findIndex((words) => words.some(isOfBody))
  if (at >= 0) {
    const reach = told?.words ?? sentences[at]!.findIndex(isOfBody)
    const before = found[at]!.filter(({ to }) => to <= reach).toReversed()
    if (!told && isOneself(sentences[at]!.slice(before[0] ? before[0].to + 1 : 0, reach))) return null
    const one = ownFirst([before, found[at]!, found.slice(0, at).flat().toReversed()])
    if (one) return one.call
  }
  return told ? null : (ownFirst([found.flat()])?.call ?? pointedAt(typed))
}

/** "I am so ill today, should I call my boss?" */
function isOneself(words: readonly Word[]): boolean {
  const at = words.findLastIndex(({ word }) => I_AM.has(word))
  return at >= 0 && words.length - at <= 5
}

/** Of the nearest group that has one. */
function ownFirst(groups: readonly (readonly Somebody[])[]): Somebody | undefined {
  const near = groups
    .map((some) => some.filter(({ owned }) => owned !== 'others'))
    .find((some) => some.length > 0)
  const some = near ?? groups.find((each) => each.length > 0) ?? []
  return some.find(({ owned }) => owned === 'own') ?? some[0]
}

function isOfBody({ word }: Word): boolean {
  return isOfIllness(word)
}

function somebodyIn(sentence: readonly Word[], names: readonly string[]): Somebody[] {
  const words = sentence.map(({ word }) => word)
  const isCalled = ({ word, typed, isMarked, isCapital }: Word) =>
    (names.includes(typed) || (isMarked && isCapital && isName(typed) && !NOBODY.has(typed))) &&
    !isOfIllness(word)
  const all: Somebody[] = []
  for (let at = 0; at < sentence.length; at++) {
    const length = kinAt(words, at)
    const one = sentence[at]!
    if (length === 0) {
      if (isCalled(one)) all.push({ call: one.typed, owned: 'bare', at, to: at })
      continue
    }
    const end = at + length - 1
    const owner = ownerOf(sentence, at)
    const kin = length === 1 ? single(one.word) : words.slice(at, end + 1).join(' ')
    const next = sentence[end + 1]
    const name =
      next && !sentence[end]!.isLast && next.isCapital && isName(next.typed) ? ` ${next.typed}` : ''
    const isSaid = words.slice(Math.max(0, at - 3), at).some((word) => OWN.has(word))
    if (owner !== null && !OF_THEM.has(next?.word ?? ''))
      all.push({
        call: `${owner} ${kin}${name}`,
        owned: owner !== 'your' && !owner.startsWith('your ') ? 'others' : isSaid ? 'own' : 'bare',
        at,
        to: name ? end + 1 : end,
      })
    at = end
  }
  return all
}

/** "My dear mother" is "your mother", "his mum" stays his; null where it is not said whose. */
function ownerOf(sentence: readonly Word[], at: number): string | null {
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { word, typed, isMarked } = sentence[before]!
    if (OWN.has(word)) return 'your'
    if (OTHERS.has(word)) return word
    if (isMarked) return OWN.has(sentence[before - 1]?.word ?? '') ? `your ${typed}'s` : `${typed}'s`
  }
  const { word } = sentence[at]!
  const isLed = at === 0 ? !isAlsoEnglish(word) : LEADS.has(sentence[at - 1]!.word)
  return isLed || isClose(word) ? 'your' : null
}

/** "Him", "her": of one alone is spoken, whoever it is. */
function pointedAt(typed: string): string | null {
  const words = wordsOf(typed)
  const isHe = words.some((word) => HE.has(word))
  const isShe = words.some((word) => SHE.has(word))
  return isHe === isShe ? null : isHe ? 'him' : 'her'
}

const I_AM = new Set(["i'm", 'im', 'am'])
const OWN = new Set(['my', 'our', 'your'])
const OTHERS = new Set(['his', 'her', 'their'])
const LEADS = new Set(
  'and but because cos cause since that when as with about if so now for of to after says said'.split(' '),
)
/** What is somebody's, and lies in no bed. */
const OF_THEM = new Set('job house office work car wedding birthday party phone dog cat'.split(' '))
/** What begins a sentence with a capital and an 's, and is nobody's name. */
const NOBODY = new Set(
  'He She They We You It That This There Here What Who Where When How Let Everybody Everyone Somebody Someone Nobody One Today Tonight Tomorrow Only Christmas'.split(
    ' ',
  ),
)
const HE = new Set(['he', 'him', 'his'])
const SHE = new Set(['she', 'her', 'hers'])
