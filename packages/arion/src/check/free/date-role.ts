export type DateRole = 'from' | 'to' | 'exact' | 'on'

/**
 * What a date is said to be: by the words before it, else by the verb of the sentence when it is the only
 * date there.
 */
export function roleOf(before: string, sentence: string, date: 'only' | 'one_of_several'): DateRole {
  const near = before.replace(/\b(on|around|about|in|the|of|early|late|mid)\b[ -]*$/i, '').trimEnd() + ' '
  if (
    /\b(exact|exactly|exact hit comes|perfects|peaks|culminates|closest|tightest|and again|then again)\W*$/i.test(
      near,
    )
  )
    return 'exact'
  if (
    /\b(until|till|through|to|by|before|up to|ends?|ending|over|lasts until|after) $/i.test(before) ||
    /\b(until|ends?|ending) $/i.test(near)
  )
    return /\bafter $/i.test(before) && !/\b(lets go|gone|over|ends?|fades?|wanes?|eases?)\b/i.test(sentence)
      ? 'from'
      : 'to'
  if (/\b(from|since|starting|beginning|begins?|starts?|as of|onwards from) $/i.test(near)) return 'from'
  if (date === 'one_of_several') return 'on'
  if (
    /\b(exact|exactly|perfects?|peaks?|culminates?|precise(ly)?|closest|tightest|exactness)\b/i.test(sentence)
  )
    return 'exact'
  if (
    /\b(leaves?|leaving|ends?|ended|is over|is done|fades?|wanes?|passes|finishe?[sd]?|lets go|moves out|exits?)\b/i.test(
      sentence,
    )
  )
    return 'to'
  if (/\b(begins?|starts?|enters?|entering|moves? into|moved into|arrives? in|comes into)\b/i.test(sentence))
    return 'from'
  return 'on'
}
