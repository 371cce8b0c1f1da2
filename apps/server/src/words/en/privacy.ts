/** What the server itself says on the privacy policy. */
export const privacyWords = {
  updated: (at: Date) =>
    `Last updated: ${new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)}`,
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
