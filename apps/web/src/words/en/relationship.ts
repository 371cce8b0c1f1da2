import { counted } from './counted.ts'

export const relationship = {
  loading: 'Reading the two charts...',
  failed: { title: 'The two charts could not be read', text: 'Please try again.' },
  missing: {
    own: 'Your own chart is missing, so there is nothing to compare yet. Add your birth details on your profile.',
    theirs: (name: string) => `Without a chart of ${name} there is nothing to compare yet.`,
  },
  wheels: {
    title: 'Two wheels',
    you: 'You, inside',
    other: (name: string) => `${name}, outside`,
    name: (name: string) => `Your chart inside, the chart of ${name} outside`,
    lines: { joins: 'joins', flows: 'flows', eases: 'eases', rubs: 'rubs' },
    entered: (name: string) => `Drawn from the birth details of ${name} that you entered.`,
    agreed: (name: string, date: string) =>
      `${name} agreed on ${date} that you see these degrees. Their birth date, time and place are never shown.`,
    table: 'Read both charts as a table',
    columns: { point: 'Point', own: 'You' },
    none: 'not known',
  },
  connects: 'What connects',
  rubs: 'What rubs',
  nothingRubs: 'Nothing close enough to speak of.',
  toTry: 'To try',
  families: {
    home: 'Home',
    warmth: 'Warmth',
    work: 'Work',
    talk: 'Talk',
    drive: 'Drive',
    time: 'Time',
    depth: 'Depth',
  },
  common: {
    often: 'most pairs have this',
    oneIn: (of: number) => `one pair in ${of} has this`,
    rarer: (of: number) => `fewer than one pair in ${of} has this`,
  },
  all: (count: number) => `All ${counted(count, 'contact')}, as a table`,
  columns: { contact: 'Contact', common: 'How common' },
  days: {
    title: 'The weeks ahead for you two',
    upper: 'upper edge: you',
    lower: (name: string) => `lower edge: ${name}`,
    none: 'Nothing touches both of you in the next nine weeks.',
    today: 'Today',
    about: (days: string) => `about ${days}`,
  },
  shared: {
    title: 'The relationship as one chart',
    text: 'There are two ways to make one chart of two, from the midpoints or from the middle in time and place.',
    composite: 'Composite chart',
    davison: 'Davison chart',
    wheelName: { composite: 'Composite chart of you two', davison: 'Davison chart of you two' },
    withoutTime: {
      unknown: 'A birth time is not known, so this chart has no houses and no angles.',
      approximate: 'A birth time is approximate, so what may have been elsewhere is left out.',
    },
    loading: 'Making the chart...',
    failed: 'The chart could not be made.',
  },
} as const
