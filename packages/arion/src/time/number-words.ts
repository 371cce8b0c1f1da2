/** Numbers and their order in words. */

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINAL_ONES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** "one" stays a word: "the one before" is no first of a month. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ONES.map((word, index) => [word, index + 1] as const).slice(1),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['dozen', 12],
  ['hundred', 100],
])
export const ORDINAL_WORDS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ORDINAL_ONES.map((word, index) => [word, index + 1] as const),
  ['thirtieth', 30],
])
