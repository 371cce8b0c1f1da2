/** Letters and stops. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function full(text: string): string {
  return /[.!?]["”’]?$/.test(text) ? text : `${text}.`
}
