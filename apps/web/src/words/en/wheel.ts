import { ENGLISH } from '@astrarium/sky/wheel'

/** The natal wheel: what it says of a chart, and what stands around the drawing. */
export const wheel = {
  reading: ENGLISH,
  bodies: 'Bodies of the chart',
  hint: 'Choose a body to see what it is joined to.',
  noAspects: 'No aspects.',
  asTable: 'Read the chart as a table',
  tables: { bodies: 'Bodies', angles: 'Angles', houses: 'House cusps', aspects: 'Aspects' },
  columns: {
    body: 'Body',
    angle: 'Angle',
    place: 'Place',
    house: 'House',
    motion: 'Motion',
    aspect: 'Aspect',
    orb: 'Orb',
  },
  direct: 'direct',
  none: 'none',
}
