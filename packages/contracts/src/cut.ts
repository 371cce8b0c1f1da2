/** Texts cut to so many characters as people count them: a family of three with one face each is one. */

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text, and dots where it goes on. */
export function cut(text: string, most: number): string {
  const beginning = firstCharacters(text, most)
  return beginning === text ? text : `${beginning.trimEnd()}...`
}

export function firstCharacters(text: string, most: number): string {
  // no character is shorter than a unit of the text
  if (text.length <= most) return text
  let count = 0
  for (const { index } of CHARACTERS.segment(text)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
