/** The sky of today and the chart to try, for everybody. What stands in braces the server fills in. */
export const sample = {
  meta: {
    title: 'Try a sample chart · Astrarium',
    description: 'Choose a date and see the sky of that day as a wheel, and the first thing Arion would say.',
  },
  sky: {
    title: 'Above you, today',
    at: '{{today}}, computed for this hour',
    lit: '{{moonLit}} % lit',
    next: '{{moonNext}}',
    planets: 'Where the Sun, the Moon and the planets stand',
  },
  call: {
    title: 'Try it with a date',
    text: 'No account, and nothing is kept. Without an hour there are no houses, and the Moon stands anywhere along the arc of that day.',
    date: 'A day you care about',
    show: 'Show that sky',
  },
  page: {
    title: 'The sky of {{named}}',
    lead: 'Each planet where it truly stood. Try another day, or your birthday.',
    before: 'Day before',
    after: 'Day after',
    said: 'What Arion would say first',
    based: 'Based on',
    more: 'With your hour and place come the houses, the Ascendant, and an answer to any question.',
    action: 'Try it for Free',
    faults: {
      date: 'Please choose a day from 1900 until today. Here is another one meanwhile.',
      rate: 'Those were many days at once. Please wait a minute.',
    },
  },
}
