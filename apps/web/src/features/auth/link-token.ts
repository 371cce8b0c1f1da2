/** The token of a mailed link. It stands in the fragment, which no server, log or referrer ever sees. */
export function linkToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''
}

/** Whether the link is that of a change of address. */
export function isOfChange(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).get('for') === 'change'
}
