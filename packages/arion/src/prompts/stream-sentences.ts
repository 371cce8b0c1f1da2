/**
 * Pieces of text as they arrive → whole sentences, with `paragraph` between paragraphs. Marks of emphasis and
 * of lists are taken off.
 */
export type Spoken = { sentence: string } | 'paragraph'

export async function* streamSentences(pieces: AsyncIterable<string>): AsyncIterable<Spoken> {
  let rest = ''
  let isAnything = false
  for await (const piece of pieces) {
    rest += piece
    for (;;) {
      // a sentence is whole once something follows its stop, so that "exact on 3." may still become "3.5"
      const found = END.exec(rest)
      if (!found) break
      const sentence = plain(rest.slice(0, found.index + (found[1] ?? '').length))
      rest = rest.slice(found.index + found[0].length)
      if (sentence) {
        isAnything = true
        yield { sentence }
      }
      if (isAnything && /\n\s*\n/.test(found[2] ?? found[4] ?? '')) yield 'paragraph'
    }
  }
  const sentence = plain(rest)
  if (sentence) yield { sentence }
}

/** A stop and the space after it (but not that of "1. first"), or the end of a line. */
const END = /(?<!(?:^|\n)\s*\d{1,2})([.!?]["”’)]*)(\s+)(?=\S)|()(\n\s*)(?=\S)/

/** Without Markdown, and with the model's typography made ours. */
function plain(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}\s+|[-*•]\s+|\d+[.)]\s+|>\s+)/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*—\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}
