import { describe, expect, it } from 'vitest'
import { readTime } from './read-time.ts'

// Friday 20 November 2026
const frame = { today: '2026-11-20', isSouthern: false, zone: 'Europe/Berlin' }
const read = (text: string) => {
  const found = readTime(text, frame)
  return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
}

/** What a letter tells before it asks. */
const LETTER =
  'I have worked in the same bakery since 2014, at first for my uncle, a loud man with a good heart, and then for his widow, who counts each egg. In 2019 I left for a year and came back in spring. My sister says I never finish anything, and she may be right about the piano. '

describe('of a letter the time is one that its question points at or asks of', () => {
  it.each([
    [
      'The exam is on the 3rd, at nine, in a hall in Cork. My aunt lights a candle. Will it go well?',
      '2026-12-03..2026-12-03',
    ],
    [
      'The wedding is on the 12th of December. I carry the rings. How will that day be?',
      '2026-12-12..2026-12-12',
    ],
    [
      'My mother lands on the 1st of June and stays until the 31st of August. How will it go while she is here?',
      '2027-06-01..2027-08-31',
    ],
    [
      'We go to the coast from the 10th to the 20th of March. What will those ten days do to us?',
      '2027-03-10..2027-03-20',
    ],
    [
      'My permit ends on 30 January. Two firms still write. Will one say yes before my permit ends?',
      '2026-11-20..2027-01-30',
    ],
    [
      'I lost my keys, my temper and my job in the second week of October. What was going on in that week?',
      '2026-10-08..2026-10-14',
    ],
  ])('%s', (told, expected) => expect(read(LETTER + told)).toBe(expected))

  it.each([
    'Last Lent I cried in the shop. Who am I when I do not bake?',
    'My mother rang on Friday. Why can I not ring her back?',
    'The landlord wants an answer in May. What does my chart say of my voice?',
  ])('and what is only told names none: %s', (told) => expect(read(LETTER + told)).toBe('none'))
})

it('a year that stands elsewhere in a letter is no length of what begins on a day', () =>
  expect(read('He came after nineteen years. The course starts on Monday. Is it good?')).toBe(
    '2026-11-23..2026-11-23',
  ))
