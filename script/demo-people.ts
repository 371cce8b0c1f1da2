/** Invented people, for `script/demo`: somebody to be, and seven to know. */
const PLACES = {
  Padua: ['Padua, Veneto, Italy', 45.40797, 11.88586, 'Europe/Rome'],
  London: ['London, England, United Kingdom', 51.50853, -0.12574, 'Europe/London'],
  Lisbon: ['Lisbon, Lisbon, Portugal', 38.71667, -9.13333, 'Europe/Lisbon'],
  Paris: ['Paris, Île-de-France, France', 48.85341, 2.3488, 'Europe/Paris'],
  Cracow: ['Kraków, Lesser Poland, Poland', 50.06143, 19.93658, 'Europe/Warsaw'],
} as const

function born(birthDate: string, birthTime: string | null, place: keyof typeof PLACES) {
  const [birthPlace, birthLatitude, birthLongitude, timezone] = PLACES[place]
  return {
    birthDate,
    birthTime: birthTime ?? '12:00',
    birthTimeAccuracy: birthTime ? 'exact' : 'unknown',
    birthPlace,
    birthLatitude,
    birthLongitude,
    timezone,
  }
}

export const SELF = { name: 'Mara Lind', birth: born('1995-05-20', '11:13', 'Padua') }

export const CIRCLE = [
  [
    'Jonas',
    'partner',
    born('1993-11-02', '06:40', 'London'),
    'We met on a night train and have argued about windows since.',
  ],
  ['Elin', 'sibling', born('1998-02-14', '22:05', 'Padua'), null],
  ['Ruth', 'parent', born('1966-07-08', '04:30', 'Padua'), null],
  ['Tomás', 'best_friend', born('1994-09-27', '15:20', 'Lisbon'), 'Reads everything I write first.'],
  ['Claire', 'boss', born('1979-03-30', null, 'Paris'), null],
  ['Marek', 'colleague', born('1990-12-19', '09:10', 'Cracow'), null],
  ['Noor', 'friend', null, 'From the choir.'],
] as const

export const TALKS = [
  ['What do I need in love?', 'And how does next month look for it?'],
  ['What am I naturally good at?'],
  ['When is a good day this week for an important conversation?'],
] as const

export const FORECASTS = ['3 Months', '1 Year'] as const
