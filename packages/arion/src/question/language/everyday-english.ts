/** Everyday words of English that its neighbours lack: "is" and "of" are Dutch, too. */
const WORDS = new Set(
  `about after again all an and any are at be because been before but by can cant could day did does doesnt
  dont for from full get give go good had has have having he her here him his how i if im into it its just know
  later like moon more much my need never new next not now off one only our out over say she should
  sign some sun tell than that the their them then there these they thing this time to today tomorrow too up us
  very want we were what whats when where which who whom why with without work would year yes you your
  mercury square trine retrograde rx rn lol house`.split(/\s+/),
)

export function isSpoken(word: string): boolean {
  return WORDS.has(word)
}
