/** What plans have to know of the words that name a stretch of time: read once, where its frame is made. */
export interface PhraseSaid {
  /** "14 March", "2027": a day by its number belongs to no fact */
  hasNumber: boolean
  /** "14 March", in a stretch: the week of it is meant */
  hasDate: boolean
  /** "this week", "next year" */
  isStretch: boolean
  /** "today", "next month": it can stand after "for" as it is */
  isNear: boolean
  /** "last week", "this year": it stands by itself */
  isLastOrThis: boolean
  /** "the time after it": after what another answer named */
  isPointed: boolean
  /** "your birthday" */
  isOfAsker: boolean
}

export function phraseSaid(phrase: string): PhraseSaid {
  const words = phrase.split(' ')
  const [first = '', ...others] = words
  const isOf = (...of: readonly string[]) => words.some((word) => of.includes(word))
  return {
    hasNumber: /\d/.test(phrase),
    hasDate: /\d [A-Z]/.test(phrase),
    isStretch: isOf('week', 'month', 'year'),
    isNear:
      ['today', 'tomorrow', 'tonight'].includes(phrase) ||
      (others.length === 1 && ['this', 'next'].includes(first)),
    isLastOrThis: others.length > 0 && ['last', 'this'].includes(first),
    isPointed: phrase === 'the time after it' || phrase === 'the time before it',
    isOfAsker: isOf('you', 'your'),
  }
}
