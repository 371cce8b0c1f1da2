/** Sentences of a message that ask something, where there are several. */

export interface AskingSentence {
  text: string
  /** first and last character (excluded) in the message */
  at: [number, number]
}

const SHORTEST = 12

/** Empty where there is one question or none: then the message is read as a whole. */
export function sentencesThatAsk(message: string): AskingSentence[] {
  const found: AskingSentence[] = []
  for (const match of message.matchAll(/[^.?!\n]+\?+/g)) {
    const text = match[0].trim()
    const start = match.index + match[0].indexOf(text)
    if (text.length >= SHORTEST) found.push({ text, at: [start, start + text.length] })
  }
  return found.length > 1 ? found : []
}
