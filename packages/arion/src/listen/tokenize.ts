/** Words to pieces of the encoder's vocabulary: the likeliest way to cut them (unigram model, Viterbi). */
import { readFileSync } from 'node:fs'
import { modelFile } from './model-files.ts'

/** Piece that stands for whatever the vocabulary lacks. */
const UNKNOWN = 0
/** The first six entries are marks and no pieces of text. */
const FIRST_PIECE = 6
/** Worse than any piece, so that it is taken only where there is none. */
const UNKNOWN_SCORE = -20

let pieces: { index: Map<string, [id: number, score: number]>; longest: number } | null = null

/** Ids of the pieces of a text, in order; a run of unknown characters is one piece. Empty for no text. */
export function tokenize(text: string): number[] {
  const { index, longest } = (pieces ??= loadPieces())
  const characters = Array.from(`▁${text.normalize('NFKC').replace(/\s+/g, ' ').trim()}`.replaceAll(' ', '▁'))
  if (characters.length === 1) return []
  const scores = new Float64Array(characters.length + 1).fill(-Infinity)
  const steps: { from: number; id: number }[] = []
  scores[0] = 0
  const step = (from: number, to: number, id: number, score: number) => {
    const total = scores[from]! + score
    if (total <= scores[to]!) return
    scores[to] = total
    steps[to] = { from, id }
  }
  for (let from = 0; from < characters.length; from++) {
    let piece = ''
    for (let to = from + 1; to <= Math.min(characters.length, from + longest); to++) {
      piece += characters[to - 1]
      const found = index.get(piece)
      if (found) step(from, to, ...found)
    }
    if (!index.has(characters[from]!)) step(from, from + 1, UNKNOWN, UNKNOWN_SCORE)
  }
  const ids: number[] = []
  for (let at = characters.length; at > 0; at = steps[at]!.from) {
    const { id } = steps[at]!
    if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id)
  }
  return ids.reverse()
}

function loadPieces() {
  const vocabulary = JSON.parse(readFileSync(modelFile('vocab.json'), 'utf8')) as [string, number][]
  const index = new Map<string, [number, number]>()
  let longest = 0
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id < FIRST_PIECE) continue
    index.set(piece, [id, score])
    longest = Math.max(longest, Array.from(piece).length)
  }
  return { index, longest }
}
