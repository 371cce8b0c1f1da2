/** Letters and stops. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Nothing stays nothing. */
export function full(text: string): string {
  if (text === '') return ''
  return /[.!?]["”’]?$/.test(text) ? text : `${text}.`
}

/** After a colon: a name keeps its capital. */
export function small(text: string): string {
  return NAME.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
const NAME =
  /^(?:I|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)(?:day)?\b/
