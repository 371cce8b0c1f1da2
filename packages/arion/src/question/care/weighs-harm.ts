/** A deed is weighed that may hurt or end somebody, and that no day makes right. */

/** `text` is plain and small. */
export function weighsHarm(text: string): boolean {
  const words = text.split(' ')
  const isDeliberated = words.some((word) => DELIBERATES.includes(word))
  return isDeliberated && DEEDS.some((deed) => deed.every((word) => words.includes(word)))
}

const DELIBERATES = ['should', 'shall', 'can', 'could', 'may', 'ok', 'okay', 'when', 'better']
/** All words of one stand in the question. */
const DEEDS: readonly (readonly string[])[] = [
  ['drive', 'drunk'],
  ['drink', 'drive'],
  ['drive', 'beers'],
  ['pull', 'plug'],
  ['put', 'dog', 'down'],
  ['put', 'cat', 'down'],
  ['hit', 'kid'],
  ['hit', 'child'],
  ['hit', 'wife'],
]
