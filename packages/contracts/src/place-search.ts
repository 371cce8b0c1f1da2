/**
 * How many letters a place is searched from: more than two, but two where Chinese, Japanese or Korean is
 * written, whose names are whole in two characters (東京, 서울).
 */
export function placeLettersMin(text: string): 2 | 3 {
  return EAST_ASIAN.test(text) ? 2 : 3
}

/** Whether enough of a place was typed. An accent is no letter of its own, however it is typed. */
export function isPlaceSearchable(typed: string): boolean {
  const text = typed.trim().normalize('NFC')
  return Array.from(text).length >= placeLettersMin(text)
}

/**
 * Whether it can be a whole name: Ål and Oś are. So short a one is looked up as it stands, once it is typed
 * to its end, and nothing that only begins with it is found.
 */
export function isPlaceName(typed: string): boolean {
  return Array.from(typed.trim().normalize('NFC')).length >= 2
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
