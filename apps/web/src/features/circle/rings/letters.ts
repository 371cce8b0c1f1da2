/**
 * Room that a text of EB Garamond takes, measured at weight 500, in hundredths of its size. Letters that
 * are not listed count as wide ones, so that a name keeps clear rather than collides.
 */
export function textWidth(text: string, size: number, style: 'upright' | 'italic'): number {
  const widths = style === 'italic' ? ITALIC : UPRIGHT
  let hundredths = 0
  for (const letter of text.normalize('NFD')) {
    if (/\p{Mark}/u.test(letter)) continue
    hundredths +=
      widths.get(letter) ?? (/\p{Script=Han}|\p{Script=Hangul}|\p{Emoji}/u.test(letter) ? 105 : 75)
  }
  return (hundredths * size) / 100
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ -.…+0123456789'
const ITALIC = tableOf(
  '51 48 33 53 35 34 43 51 31 28 48 30 80 55 41 47 50 41 29 32 54 43 65 46 43 43 ' +
    '69 59 64 74 57 52 70 76 37 32 72 58 99 77 69 59 70 71 49 64 70 70 108 66 60 64 ' +
    '21 29 23 70 59 50 50 50 50 50 50 50 50 50 50',
)
const UPRIGHT = tableOf(
  '41 52 41 52 40 33 46 53 26 24 50 26 79 54 50 53 53 36 34 33 53 45 71 46 45 40 ' +
    '70 60 71 76 57 52 73 81 35 35 71 58 91 80 76 57 76 73 47 68 74 68 95 72 60 60 ' +
    '21 29 24 71 59 50 50 50 50 50 50 50 50 50 50',
)

function tableOf(widths: string): ReadonlyMap<string, number> {
  const each = widths.split(' ').map(Number)
  return new Map(Array.from(LETTERS, (letter, at) => [letter, each[at]!]))
}
