/** The sentences of a plain text, and the one that asks. */
export interface Sentence {
  start: number
  end: number
  isAsked: boolean
}

export function sentencesOf(text: string): Sentence[] {
  const result: Sentence[] = []
  for (const match of text.matchAll(/[^.!?;]+(?:[.!?;][ .!?;]*|$)/g)) {
    if (!/[a-z\d]/.test(match[0])) continue
    result.push({ start: match.index, end: match.index + match[0].length, isAsked: match[0].includes('?') })
  }
  return result
}

/** The last that asks, by its mark or else by its form; null where all is told. */
export function askedOf(text: string, sentences: readonly Sentence[]): Sentence | null {
  return (
    sentences.findLast(({ isAsked }) => isAsked) ??
    sentences.findLast(({ start, end }) => ASKING.test(text.slice(start, end))) ??
    null
  )
}

/** What stands there is told, and in no sentence that asks. */
export function isBeside(text: string, place: number): boolean {
  const sentences = sentencesOf(text)
  const own = sentences.find(({ start, end }) => place >= start && place < end)
  return sentences.length > 1 && own !== undefined && !own.isAsked && own !== askedOf(text, sentences)
}

const ASKING =
  /^ ?(?:and |but |so |ok |please |then )*(?:what|whats|how|hows|why|when|which|who|where|is|are|am|do|does|did|will|would|should|shall|can|could|was|were|has|have|tell|give|pick|name|find|explain|read|show|set|choose)\b| : (?:is|are|do|does|will|what|how|when)\b| (?:which|what|how|why|when|whether) (?:is|are|do|does|will|would|should|can|to|was|did|day|i|it|comes|date) | (?:tell|show) me /
