/** Nobody: a birth that was made up for the pictures of the product. */
export const MARA = { born: '1995-05-20T11:13', timeZone: 'Europe/Rome', latitude: 45.41, longitude: 11.88 }

/** What she asks, one after the other. */
export const HER_QUESTIONS = [
  'Why do I keep attracting unavailable partners?',
  'When is a good time to ask for more money?',
]
