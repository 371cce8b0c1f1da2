import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { checkText } from './check-sentence.ts'

const sky = await openSky()
const zone = 'Europe/Berlin'
const chart = sky.chart({ at: new Date('1990-07-14T10:00:00Z'), latitude: 52.52, longitude: 13.4 })
const at = new Date('2026-11-20T09:00:00Z')
const hold = (text: string) =>
  checkText(text, { sky, chart, zone, at, day: '2026-11-20' }, { year: 2026, subject: null }).why

/** Each true sentence with its lies: one thing in it made wrong. */
const SENTENCES: [truth: string, ...lies: [from: string, to: string][]][] = [
  [
    'Your solar return is on Wednesday 14 July 2027, around 10:35.',
    ['Wednesday 14', 'Thursday 15'],
    ['10:35', '13:35'],
    ['solar', 'lunar'],
    ['Wednesday', 'Friday'],
  ],
  [
    'In 236 days, on Wednesday 14 July 2027, around 10:35: that is your solar return.',
    ['236', '238'],
    ['10:35', '02:35'],
  ],
  [
    'Your lunar return is on Friday 20 November, around 21:35.',
    ['Friday 20', 'Saturday 21'],
    ['21:35', '09:35'],
  ],
  [
    'Your first Saturn return was on Monday 6 January 2020, around 13:30.',
    ['first', 'second'],
    ['Monday 6', 'Tuesday 7'],
    ['Saturn', 'Jupiter'],
  ],
  [
    'Your second Saturn return is exact on 9 February 2049, on 14 August and on 3 November.',
    ['second', 'third'],
    ['14 August', '20 August'],
    ['3 November', '9 November'],
  ],
  [
    'From 14 July 2027 you are in a second-house year, a year of Scorpio, with Mars as its lord.',
    ['second-house', 'third-house'],
    ['Scorpio', 'Libra'],
    ['Mars', 'Venus'],
    ['14 July', '16 July'],
    ['2027', '2028'],
  ],
  [
    'You are in a first-house year, a year of Libra, with Venus as its lord, from 14 July 2026 to 14 July 2027.',
    ['first', 'tenth'],
    ['Libra', 'Virgo'],
    ['Venus', 'Saturn'],
    ['from 14', 'from 2'],
  ],
  [
    'The next full moon is on Tuesday 24 November, around 15:55, in Gemini, in your ninth house, the house of far horizons.',
    ['full moon', 'new moon'],
    ['Tuesday 24', 'Wednesday 25'],
    ['15:55', '19:55'],
    ['Gemini', 'Cancer'],
    ['ninth', 'eighth'],
  ],
  [
    'The next eclipse is an annular eclipse of the Sun on Saturday 6 February 2027, around 17:00, in Aquarius, in your fifth house. That eclipse of the Sun is square to your Pluto in Scorpio.',
    ['annular', 'total'],
    ['an annular eclipse of the Sun', 'an annular eclipse of the Moon'],
    ['Saturday 6', 'Sunday 7'],
    ['Aquarius', 'Pisces'],
    ['fifth', 'fourth'],
    ['square to', 'opposite'],
    ['Pluto in Scorpio', 'Venus in Gemini'],
  ],
  [
    'Mercury is retrograde from 9 February to 3 March 2027, and turns back in Pisces, in your fifth house.',
    ['Mercury', 'Mars'],
    ['9 February', '19 February'],
    ['3 March', '13 March'],
    ['Pisces', 'Aquarius'],
    ['fifth', 'sixth'],
  ],
  [
    'Saturn leaves your seventh house, the house of partnership, on Saturday 7 August 2027, around 05:15.',
    ['seventh', 'eighth'],
    ['Saturday 7', 'Saturday 14'],
    ['05:15', '07:15'],
    ['leaves', 'enters'],
    ['Saturn', 'Jupiter'],
  ],
  [
    'Jupiter enters Virgo on Monday 26 July 2027, around 06:50, and is there until 24 August 2028.',
    ['Virgo', 'Libra'],
    ['Monday 26', 'Monday 19'],
    ['24 August', '28 August'],
    ['enters', 'leaves'],
  ],
  ['Your progressed Moon is in Leo, in your eleventh house.', ['Leo', 'Virgo'], ['eleventh', 'tenth']],
  [
    'Your progressed Moon enters Virgo on 6 November 2027.',
    ['Virgo', 'Libra'],
    ['6 November', '20 November'],
    ['2027', '2026'],
  ],
  [
    'From 8 March to 2 April 2025 Saturn was square to your Venus in Gemini, exact on 20 March.',
    ['Saturn', 'Jupiter'],
    ['square to', 'opposite'],
    ['8 March', '18 March'],
    ['2 April', '12 April'],
    ['20 March', '26 March'],
    ['2025', '2024'],
    ['Gemini', 'Cancer'],
  ],
  [
    'Saturn was in your fourth house, the house of home, from 1 November 2018 to 27 March 2021.',
    ['fourth house', 'fifth house'],
    ['1 November', '9 November'],
    ['2021', '2022'],
  ],
  [
    'Since 25 October 2026 Saturn has been joined to your Moon in Aries, and it lasts until 24 January 2027.',
    ['25 October', '5 October'],
    ['24 January', '4 January'],
    ['joined to', 'opposite'],
  ],
]

describe('sentences about cycles, for 14 July 1990, 12:00, Berlin', () => {
  it.each(SENTENCES.map(([truth]) => truth))('%s', (truth) => expect(hold(truth)).toBeNull())

  it.each(SENTENCES.flatMap(([truth, ...lies]) => lies.map(([from, to]) => truth.replace(from, to))))(
    'held back: %s',
    (lie) => expect(hold(lie)).not.toBeNull(),
  )
  it('every lie changes its sentence', () => {
    for (const [truth, ...lies] of SENTENCES)
      for (const [from, to] of lies) expect(truth.replace(from, to)).not.toBe(truth)
  })
})
