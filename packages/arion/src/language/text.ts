/** Letters and stops. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Nothing stays nothing. */
export function full(text: string): string {
  if (text === '') return ''
  return /[.!?]["”’]?$/.test(text) ? text : `${text}.`
}
