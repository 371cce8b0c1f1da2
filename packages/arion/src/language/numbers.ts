/** Numbers as words, and back. */

export const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
export const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
const LARGER: Record<number, string> = {
  13: 'thirteen',
  14: 'fourteen',
  20: 'twenty',
  30: 'thirty',
  90: 'ninety',
}

/** 3 → "third", up to twelve: houses, and the rounds of a life. */
export function ordinal(number: number): (typeof ORDINALS)[number] {
  const word = ORDINALS[number - 1]
  if (!word) throw new RangeError(`no ordinal for ${number}`)
  return word
}

/** "third", "three" or "3rd" → 3. */
export function numberOf(word: string): number {
  const place = Math.max(
    ORDINALS.findIndex((one) => one === word),
    NUMBERS.findIndex((one) => one === word),
  )
  return place >= 0 ? place + 1 : Number.parseInt(word, 10)
}

/** 3 → "three"; in digits what has no short word. */
export function spelled(count: number): string {
  return NUMBERS[count - 1] ?? LARGER[count] ?? String(count)
}
