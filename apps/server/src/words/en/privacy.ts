/** What the server itself says on the privacy policy. */
export const privacyWords = {
  updated: (at: Date) =>
    `Last updated: ${new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at)}`,
  model: (name: string, host: string) => `${name} at ${host}`,
  payments: 'Stripe',
  line: (about: string, fates: readonly string[]) => `${about}: ${fates.join(', ')}.`,
  exported: 'in your copy',
  erased: 'erased with your account',
  kept: (why: string, howLong: string) => `stays: ${why}, ${howLong}`,
}
