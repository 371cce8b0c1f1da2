/** Sentences of a message that ask something, where there are several. */

export interface AskingSentence {
  text: string
  /** first and last character (excluded) in the message */
  at: [number, number]
}

const SHORTEST = 12
/** Each is heard by itself, which takes its time. */
const MOST = 8
/** "should I take the money and is she the right one" asks twice. */
const JOINED =
  /,? (?:and|also|plus)(?= (?:also )?(?:is|are|should|shall|will|when|what|how|why|who|where|can|does) (?:i|we|my|the|this|that|it|he|she|they|there|is|do|does|will|should|can)\b)/i

/** At most eight; empty where there is one question or none: then the message is read as a whole. */
export function sentencesThatAsk(message: string): AskingSentence[] {
  const found: AskingSentence[] = []
  for (const match of message.matchAll(/[^.?!\n]+\?+/g)) {
    let start = match.index
    for (const part of match[0].split(JOINED)) {
      const text = part.trim()
      const at = message.indexOf(text, start)
      start = at + text.length
      if (text.length >= SHORTEST) found.push({ text, at: [at, start] })
    }
  }
  return found.length > 1 ? found.slice(0, MOST) : []
}
