import { ENGLISH } from '@astrarium/sky/wheel'

export const chart = {
  title: 'Birth Chart',
  regeneration: {
    open: 'Re-generate Birth Chart',
    dialogTitle: 'Update Birth Information',
    dialogText:
      'Your chart is made anew from these details, and your blueprint with it. The details you have now are kept, and you can go back to them.',
    save: 'Save & Regenerate',
    saving: 'Regenerating...',
    regenerated: {
      title: 'Birth Chart Regenerated',
      text: 'Your birth details and your chart have been saved.',
    },
    made: { title: 'Chart Updated', text: 'Your birth chart is ready.' },
    saveFailed: { title: 'Update Error', text: 'Failed to save birth chart data. Please try again.' },
    generationFailed: {
      title: 'Generation Error',
      text: 'Failed to regenerate birth chart. Please try again.',
    },
    locationError: 'Location Error',
    locationRequired: 'Location Required',
    missing: { title: 'Missing Information', text: 'Please ensure all birth information is complete.' },
  },
  signs: ENGLISH.signs,
  points: ENGLISH.points,
  aspects: ENGLISH.aspects,
  /** the transiting body, what it does, the natal point */
  transit: (body: string, aspect: string, point: string) => `${body} ${aspect} ${point}`,
  timing: {
    exactToday: 'exact today',
    exact: (date: string) => `exact ${date}`,
    wasExact: (date: string) => `was exact ${date}`,
    closeUntil: (date: string) => `close until ${date}`,
    close: 'close, without closing',
    between: (from: string, to: string, isOver: boolean) =>
      `${isOver ? 'was closest' : 'closest'} ${from === to ? from : `between ${from} and ${to}`}`,
  },
  download: 'Download',
  wheelName: 'Your natal chart',
  angles: 'Ascendant and Midheaven',
  planets: 'Planets',
  houses: 'House cusps',
  house: (number: number) => `House ${number}`,
  place: (sign: string, degree: string) => `${sign} ${degree}`,
  within: (from: string, to: string) => `${from} to ${to}`,
  between: (from: string, to: string) => `between ${from} and ${to}`,
  either: (signs: string[]) => `${signs.slice(0, -1).join(', ')} or ${signs.at(-1) ?? ''}`,
  retrograde: 'Rx',
  retrogradeLong: 'retrograde',
  rising: (sign: string) => `${sign} rising`,
  withoutTime: {
    unknown:
      'Your birth time is not known, so there are no houses and no Ascendant or Midheaven here: they change within minutes. The Moon is given as the stretch it crossed that day.',
    approximate:
      'Your birth time is approximate. What may have been elsewhere within that margin is given as a stretch, or left out.',
  },
  substitute: (used: string, requested: string) =>
    `${requested} has no solution this far north or south. The houses shown are ${used}.`,
  systems: {
    placidus: 'Placidus',
    koch: 'Koch',
    porphyry: 'Porphyry',
    regiomontanus: 'Regiomontanus',
    campanus: 'Campanus',
    equal: 'Equal',
    whole_sign: 'Whole sign',
    alcabitius: 'Alcabitius',
    topocentric: 'Topocentric',
    vehlow: 'Vehlow',
    meridian: 'Meridian',
    morinus: 'Morinus',
  },
  zodiacs: {
    tropical: 'tropical zodiac',
    lahiri: 'sidereal zodiac (Lahiri)',
    fagan_bradley: 'sidereal zodiac (Fagan-Bradley)',
    krishnamurti: 'sidereal zodiac (Krishnamurti)',
  },
  nodes: { true: 'true node', mean: 'mean node' },
  madeOf: (system: string, how: string, date: string) => `${system} houses, ${how}. Calculated on ${date}.`,
  madeWithout: (how: string, date: string) =>
    `${how.charAt(0).toUpperCase()}${how.slice(1)}. Calculated on ${date}.`,
  none: 'No birth chart data available. Complete your birth information to generate your chart.',
  unreadable: 'This chart cannot be shown. Please generate it again.',
}
