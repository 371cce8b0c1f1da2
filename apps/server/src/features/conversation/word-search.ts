export interface WordSearch {
  /** where the first of the words begins when all of them occur, else null */
  find(text: string): number | null
}

/**
 * Looks for texts in which every word of the query occurs, as the beginning of a word, whatever the case and
 * the accents.
 */
export function searchFor(query: string): WordSearch {
  const wanted = fold(query).match(/[\p{L}\p{N}]+/gu) ?? []
  const patterns = wanted.map((word) => ({ word, begins: new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u') }))
  return {
    find(text) {
      const folded = fold(text)
      // most texts end here, at a hundredth of the price
      if (patterns.length === 0 || patterns.some(({ word }) => !folded.includes(word))) return null
      const places = patterns.map(({ begins }) => folded.search(begins))
      return places.includes(-1) ? null : Math.min(...places)
    },
  }
}

/** The words around a place in a text, on one line. */
export function excerptAt(text: string, place: number): string {
  const from = place <= AROUND ? 0 : text.indexOf(' ', place - AROUND) + 1 || place
  const end = text.lastIndexOf(' ', place + AROUND)
  const to = place + AROUND >= text.length || end <= place ? Math.min(text.length, place + AROUND) : end
  return `${from > 0 ? '…' : ''}${text.slice(from, to).replace(/\s+/g, ' ').trim()}${to < text.length ? '…' : ''}`
}

const AROUND = 70

/** Small letters without accents; every character keeps its place. */
function fold(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase()
}
