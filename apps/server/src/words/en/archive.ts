/** What the archive says around the words of its owner. */
export const archiveWords = {
  title: 'Everything Astrarium keeps of you',
  asOf: (at: string) =>
    `As of ${at} UTC. The same stands in astrarium.json, with the numbers that tie it together; another Astrarium can take that in, and schema.json says how it is built.`,
  nothing: 'Nothing.',
  yes: 'yes',
  no: 'no',
  none: 'none',
  you: 'You',
  ownChart: 'Your birth chart',
  chartOf: (name: string) => `The birth chart of ${name}`,
  circle: 'Your Circle, from the innermost ring to the outermost',
  forecast: (timeline: string) => `What touches your chart: ${timeline}`,
  photo: 'Your photo',
  moment: (day: string, time: string) => `${day}, ${time} UTC`,
  placed: ({
    name,
    sign,
    degree,
    house,
    retrograde,
  }: {
    name: string
    sign: string
    degree: number
    house: number | null
    retrograde: boolean
  }) =>
    `${name}: ${degree.toFixed(1)}° ${sign}${house === null ? '' : `, house ${house}`}${retrograde ? ', retrograde' : ''}`,
  cusp: (number: number, sign: string, degree: number) => `${number}: ${degree.toFixed(1)}° ${sign}`,
  aspect: (one: string, type: string, other: string, orb: number) =>
    `${one} ${type} ${other}, within ${orb.toFixed(1)}°`,
  transit: (transiting: string, aspect: number, natal: string) =>
    `${capital(transiting)} ${ASPECTS[aspect] ?? ''} your ${natal === 'asc' ? 'Ascendant' : natal === 'mc' ? 'Midheaven' : capital(natal)}`,
  /** of columns that would read oddly */
  names: {
    ringSource: 'Where the ring comes from',
    ringReading: 'What was said of the ring',
    relationshipTag: 'Relationship',
    contextDescription: 'What you wrote about them',
    sunSign: 'Sign of the Sun',
    birthTimeAccuracy: 'How well the time is known',
    birthTimeUtc: 'Moment of birth',
    hasSeenWelcomeModal: 'Welcomed',
    preparesDay: 'Day made ready',
    isRestricted: 'Only what is needed',
    isFindable: 'Can be found by name',
    themeTitle: 'Theme',
    themeDescription: 'About it',
    asc: 'Ascendant',
    mc: 'Midheaven',
  } as Record<string, string>,
}

/** by angle */
const ASPECTS: Record<number, string> = {
  0: 'conjunct',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposite',
}

function capital(name: string): string {
  const plain = name.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
