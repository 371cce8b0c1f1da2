export const answer = {
  basedOn: 'Based on',
  fact: {
    wheel: 'Your natal chart; what this fact is about stands out',
    noPoint: 'No single point of your chart stands behind this, so none stands out in it.',
    timeline: {
      label: 'When it is',
      from: (date: string) => `Begins on ${date}`,
      exact: (date: string) => `Exact on ${date}`,
      to: (date: string) => `Ends on ${date}`,
      openBefore: 'It began before the time that was looked at',
      openAfter: 'It goes on beyond the time that was looked at',
      today: 'The dashed line is today.',
    },
    /** what a word of the trade means, in the order in which they are explained */
    terms: {
      transit:
        'What the sky of these days does to the chart of your birth: something moving now passes a place that mattered then.',
      conjunct: 'Two things stand in the same place, and act as one.',
      sextile: 'A friendly angle, a sixth of the circle. It opens a door and leaves the walking to you.',
      square: 'The angle of friction, a quarter of the circle. The discomfort is what gets something done.',
      trine: 'The easy angle, a third of the circle. Two things help each other without being asked.',
      opposite: 'Two things face each other across the circle. Each sees what the other leaves out.',
      exact: 'When the angle fits to the degree. Around then it is felt most.',
      orb: 'How far the angle is from fitting to the degree. The less it is, the more it counts.',
      rules:
        'Each part of life is given a planet that looks after it. Wherever that one stands, it brings that part of life along.',
      house:
        'The sky over your place of birth is cut into twelve parts, counted from the horizon. Each stands for a part of life.',
      ascendant:
        'The sign that came up in the east when you were born. It stands for how you come into a room.',
      midheaven: 'The highest point of the sky at your birth. It stands for what you are known for.',
      retrograde: 'It seems to go backwards for some weeks. What is begun then is usually gone over twice.',
    },
    kinds: {
      placement: 'A placement in your chart',
      natal_aspect: 'An aspect in your chart',
      rulership: 'A planet that rules one of your houses',
      transit: 'A transit to your chart',
      passage: 'A planet passing through one of your houses',
      lunation: 'A lunation',
      moon: 'The Moon of the day',
      moon_hour: 'An hour of the Moon',
      void_moon: 'The Moon between two signs',
      chart: 'A fact of your chart',
      event: 'An event of the sky',
      pair: 'Between two charts',
      option: 'One of the things to choose from',
    },
  },
  choice: {
    for: 'For it',
    against: 'Against it',
    nothing: 'This answer names nothing for it or against it.',
    besides: 'For deciding it',
    span: (from: string, to: string) => `${from} to ${to}`,
    today: 'Today',
    legend: 'Above its line stands what speaks for each, below it what speaks against it.',
  },
  copy: 'Copy answer',
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy to clipboard',
  noChart: {
    text: 'No birth chart data available. Complete your birth information to generate your chart.',
    action: 'Go to your profile',
  },
}
