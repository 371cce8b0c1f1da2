/** The first word of a full name. */
export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** The full name with its first word exchanged, so that giving a first name never drops a family name. */
export function withFirstName(fullName: string, firstName: string): string {
  const chosen = firstName.trim().replace(/\s+/g, ' ')
  const before = fullName.trim().replace(/\s+/g, ' ')
  if (chosen === '' || before === chosen || before.startsWith(`${chosen} `)) return before
  const rest = before.split(' ').slice(1)
  // somebody who types the whole name again means the whole name
  if (chosen.includes(' ') && rest.length > 0 && chosen.endsWith(` ${rest.join(' ')}`)) return chosen
  return [chosen, ...rest].join(' ')
}
