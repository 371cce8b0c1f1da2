/** What the server itself says on the privacy policy. */
export const privacyWords = {
  /** by the month in which the newest change came to apply; null: none was announced here yet */
  updated: (at: Date | null) =>
    `Last updated: ${at ? new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at) : 'January 2025'}`,
  ahead: (subject: string, day: string, told: string) =>
    `From ${day} on: ${subject}. Everybody with an account was told by mail, beginning on ${told}`,
  model: (name: string, host: string) => `${name} at ${host}`,
  payments: 'Stripe',
  columns: ['What', 'In your copy', 'Kept until'],
  chapters: {
    account: 'Your account and profile',
    readings: 'Your days and readings',
    conversations: 'Your conversations',
    circle: 'Your Circle',
    payments: 'Plans and payments',
  },
  yes: 'yes',
  no: 'no',
  erased: 'your account is erased',
  kept: (why: string, howLong: string) => `${howLong} (${why})`,
}
