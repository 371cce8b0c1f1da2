/** What a forecast says in a calendar. */
export const foresightWords = {
  calendarName: (timeline: string) => `Astrarium: ${timeline} Forecast`,
  exact: (type: string) => `Exact: ${type}`,
  exactMoment: (type: string) => `The exact moment: ${type}.`,
  hadBegun: 'It had begun long before this forecast, which marks it from its own first day.',
  lastsBeyond: 'It lasts long beyond this forecast, which marks it until its own last day.',
  energies: {
    opening: 'Opening',
    dynamic: 'Dynamic',
    reflective: 'Reflective',
    transformative: 'Transformative',
  },
}
