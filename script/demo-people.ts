/** Invented people, for `script/demo`: somebody to be, and eight to know. */
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
export const JONAS = { name: 'Jonas Reuter', birth: born('1993-11-02', '06:40', 'London') }
export const VERA = { name: 'Vera Holm', birth: born('1991-08-16', '18:50', 'Cracow') }

export const CIRCLE = [
  ['Jonas', 'partner', JONAS.birth, 'We met on a night train and have argued about windows since.'],
  ['Elin', 'sibling', born('1998-02-14', '22:05', 'Padua'), null],
  ['Ruth', 'parent', born('1966-07-08', '04:30', 'Padua'), null],
  ['Tomás', 'best_friend', born('1994-09-27', '15:20', 'Lisbon'), 'Reads everything I write first.'],
  ['Claire', 'boss', born('1979-03-30', null, 'Paris'), null],
  ['Marek', 'colleague', born('1990-12-19', '09:10', 'Cracow'), null],
  ['Noor', 'friend', null, 'From the choir.'],
] as const

/** Her own words about two of them. */
export const NOTES = [
  ['Jonas', 'Wants to be asked twice before a trip. Take the early train with him in spring.'],
  ['Tomás', 'His new play opens in January. Keep the evening free, and read the second act before.'],
] as const

/** What Vera writes with her request. */
export const REQUEST = 'We sat next to each other in the second row in Lisbon.'

export const TALK = ['What do I need in love?', 'And how does next month look for it?'] as const
export const UNCLEAR = 'Her again?'

/** Questions of other days, the first of them saved, and insights that she kept then. */
export const EARLIER = {
  questions: ['What am I naturally good at?', 'When is a good day this week for an important conversation?'],
  notes: [
    noteOf({
      tone: 'A day for finishing',
      cue: 'The morning is clear, the evening asks for company.',
      leanInto: 'Close one thing before you open the next.',
      avoid: 'Answering while you are still cross.',
      grounding: 'Walk home the long way, without the phone.',
    }),
    noteOf({
      tone: 'Soft edges, slow answers',
      cue: 'Around noon somebody says more than they mean to.',
      leanInto: 'Listen to the end of the sentence.',
      avoid: 'Promising a date today.',
      grounding: 'Twenty minutes with the cello and nobody else.',
    }),
  ],
}

/** In the text form of a note: `insightToText` of the contracts. */
function noteOf(day: { tone: string; cue: string; leanInto: string; avoid: string; grounding: string }) {
  return [
    day.tone,
    `**Timing Cues**\n• ${day.cue}`,
    `**Lean Into**\n${day.leanInto}`,
    `**Mindfully Avoid**\n${day.avoid}`,
    `**Grounding Practice**\n${day.grounding}`,
  ].join('\n\n')
}

export const FORECASTS = ['3 Months', '1 Year'] as const
