import { counted } from './counted.ts'

export const birth = {
  tooYoung: 'A little early',
  date: {
    legend: 'Birth date',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    dayHint: 'DD',
    monthHint: 'MM',
    yearHint: 'YYYY',
    /** read out before the parsed date */
    reads: (date: string) => `That is ${date}.`,
    errors: {
      empty: 'Please give your birth date.',
      incomplete: {
        day: 'The day is missing.',
        month: 'The month is missing.',
        year: 'The year needs four digits.',
      },
      day: 'The day is a number from 1 to 31.',
      month: 'The month is a number from 1 to 12.',
      year: (thisYear: number) => `The year is from 1900 to ${thisYear}.`,
      no_such_day: 'That month does not have this day.',
      not_yet: 'That day has not come yet.',
    },
  },
  time: {
    legend: 'Birth time',
    hour: 'Hour (0 to 23)',
    minute: 'Minute',
    accuracy: 'How well do you know the time?',
    exact: 'I know the exact time',
    approximate: 'I know it approximately',
    unknown: "I don't know my birth time",
    within: 'How far it may be off',
    minutes: (minutes: number) =>
      minutes < 60
        ? `${counted(minutes, 'minute')} either way`
        : `${counted(minutes / 60, 'hour')} either way`,
    approximateHint: 'Whatever may change within that margin is left open in your chart.',
    unknownHint:
      'Your time is kept as not known. The chart leaves out Ascendant and houses, draws the planets as at noon and gives the Moon as a range. You can add the time later.',
    exactHint: (time: string) =>
      `${time} is kept as your exact birth time. If you do not know it, say so: the planets are then drawn as at noon, the Moon as a range, and Ascendant and houses are left out.`,
    /** the time as people say it, read out after it was typed */
    reads: (hour: number, minute: string) => {
      if (hour % 12 === 0 && minute === '00') return hour === 0 ? 'That is midnight.' : 'That is noon.'
      const part =
        hour < 5 || hour > 21
          ? 'at night'
          : hour < 12
            ? 'in the morning'
            : hour < 18
              ? 'in the afternoon'
              : 'in the evening'
      return `That is ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}, ${part}.`
    },
    /** while nothing was said and 12:00 stands */
    defaultHint:
      'Until you say how well you know it, your time is kept as not known, and not as 12:00: the planets are drawn as at noon, the Moon as a range, and Ascendant and houses are left out.',
    /** while nothing was said of a time that was typed */
    unsaidHint: 'Please say how well you know this time.',
    errors: { empty: 'Please choose how well you know your birth time.' },
  },
  place: {
    label: 'Birth place',
    placeholder: 'Town or city',
    searching: 'Searching locations...',
    none: 'No locations found',
    found: (count: number) => `${counted(count, 'location')} found`,
    assumedBefore: 'We took the first place found: ',
    assumed: (place: string) => `We took the first place found: ${place}.`,
    change: 'Choose another place',
    changeLater: 'You can choose another on your profile.',
    errors: {
      empty: 'Please give your birth place.',
      not_found:
        'Unable to find coordinates for the specified location. Please select a location from the suggestions.',
      too_short: 'Please select a birth location from the suggestions to ensure accurate coordinates.',
      missing: 'Birth coordinates are still missing. Please try selecting your location again.',
      failed: 'Locations cannot be searched at the moment. Please try again.',
    },
  },
  zone: {
    label: 'Timezone',
    placeholder: 'Search timezones',
    detected: 'Timezone auto-detected from location',
    /** while there is no place */
    comes: 'Found from the birth place, as soon as you have chosen it',
    changeable: 'You can change this if needed',
    elsewhere: (place: string, zone: string) => `${place} was in ${zone}.`,
    takePlaces: 'Use it',
    found: (count: number) => counted(count, 'timezone'),
    none: 'No timezone found',
    common: 'Common',
    errors: { empty: 'Please choose a timezone.' },
  },
  clocks: {
    checking: 'Looking up the clocks of that day…',
    offset: (offset: string) => `${offset} at your birth`,
    summer: (offset: string) => `${offset}, summer time`,
    stood: (date: string, city: string, offset: string) =>
      `On ${date} the clocks in ${city} stood at ${offset}, and your chart is made with that.`,
    repeated: (time: string) =>
      `The clocks went back that night, so ${time} happened twice. Which of the two was it?`,
    earlier: (offset: string) => `The first time (${offset})`,
    later: (offset: string) => `The second time (${offset})`,
    skipped: (time: string) =>
      `The clocks went forward, so ${time} never happened on that day in this timezone. Please check the time.`,
    ahead: 'That moment has not come yet. Please check the birth time.',
    wasIt: (before: string, after: string) => `Was it ${before} or ${after}?`,
    failed: 'The clocks of that day cannot be looked up at the moment. Please try again.',
    errors: { repeated: 'Please choose which of the two it was.' },
  },
}

/** The same form in words about somebody else. */
export const birthOfMember: typeof birth = {
  ...birth,
  date: { ...birth.date, errors: { ...birth.date.errors, empty: 'Please give their birth date.' } },
  time: {
    ...birth.time,
    unknown: "I don't know their birth time",
    approximateHint: 'Whatever may change within that margin is left open in their chart.',
    unknownHint:
      'Their time is kept as not known. The chart leaves out Ascendant and houses, draws the planets as at noon and gives the Moon as a range. You can add the time later.',
    exactHint: (time) =>
      `${time} is kept as their exact birth time. If you do not know it, say so: the planets are then drawn as at noon, the Moon as a range, and Ascendant and houses are left out.`,
    defaultHint:
      'Until you say how well you know it, their time is kept as not known, and not as 12:00: the planets are drawn as at noon, the Moon as a range, and Ascendant and houses are left out.',
    errors: { empty: 'Please choose how well you know their birth time.' },
  },
  place: { ...birth.place, errors: { ...birth.place.errors, empty: 'Please give their birth place.' } },
  clocks: {
    ...birth.clocks,
    offset: (offset) => `${offset} at their birth`,
    stood: (date, city, offset) =>
      `On ${date} the clocks in ${city} stood at ${offset}, and their chart is made with that.`,
  },
}
