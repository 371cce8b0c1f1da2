import { describe, expect, it } from 'vitest'
import { saidOfChart } from './said-of-chart.ts'

describe('what somebody has said of one’s own chart, and whether it is so', () => {
  it.each([
    [
      'Beata was mad for horoscopes, she say I have Mars in Cancer so I go from side like crab. And Saturn in Leo. She had right?',
      [
        { is: 'sign', point: 'mars', signs: ['Cancer'] },
        { is: 'sign', point: 'saturn', signs: ['Leo'] },
      ],
    ],
    ['my bsf says im a scorpio rising. legit??', [{ is: 'sign', point: 'asc', signs: ['Scorpio'] }]],
    ['I am Libra or Scorpio, which is it?', [{ is: 'sign', point: 'sun', signs: ['Libra', 'Scorpio'] }]],
    [
      'A man told me that I had Pisces on the Ascendant. I have hay fever. Can there be anything in it?',
      [{ is: 'sign', point: 'asc', signs: ['Pisces'] }],
    ],
    [
      'She always told me I had Saturn on top of my Moon. Is that true, or was it only that I was the eldest',
      [{ is: 'contact', points: ['saturn', 'moon'], angle: 0 }],
    ],
    [
      'opposite my Mercury, so Edith maintained, lies Uranus. Would you check that for me?',
      [{ is: 'contact', points: ['mercury', 'uranus'], angle: 180 }],
    ],
    [
      'got told neptune in the 1st house so nobody sees me. facts or cap',
      [{ is: 'house', point: 'neptune', house: 1 }],
    ],
    [
      'my brother says i was born with mercury retrograde. is he right?',
      [{ is: 'motion', point: 'mercury' }],
    ],
  ])('%s', (typed, said) => expect(saidOfChart(typed, false)).toEqual(said))

  it.each([
    'My granddaughter Imogen has Mars in Aries. Is it correct that such children settle?',
    'told kayla im a cancer moon. is she really mad at me',
    'I have Venus in Scorpio. Should I call him or is it wrong?',
    'How many days more stays this mercury retrograde, right?',
    'saturn in aries is hard until 2028, is that true',
    'I took my first husband’s chart out, Sun conjunct Pluto. Is it right that I said nothing?',
    'My sister has her Moon in Gemini. Is that true?',
    'Tom has Mars in Cancer. Is that true?',
    'Our baby has the Sun in Leo. Is that right?',
    'I have Saturn in the 7th house. Will I ever find true love?',
    'I’m a Scorpio sun and Cancer moon. Is he right for me?',
    'My Moon is in Pisces. Is it wrong that I still love him?',
    'Is my Venus in Libra really good for love?',
    'I have Jupiter in Taurus. Is bitcoin really a good buy?',
    'My aunt told me I don’t have Mars in Cancer. Is she right?',
    'I read that Saturn is in Aries. Is that true?',
  ])('and here nothing is put to the test: %s', (typed) => expect(saidOfChart(typed, false)).toEqual([]))

  it('is heard by the ear where no word says so, and not where a deed or a day is asked', () => {
    const told = 'One table lists my Mercury as direct, another as retrograde. That evening, I mean'
    expect(saidOfChart(told, true)).toEqual([{ is: 'motion', point: 'mercury' }])
    for (const open of ['How does my Moon in Virgo show up in love?', 'Explain my Venus in the 12th house'])
      expect(saidOfChart(open, true)).toEqual([])
    expect(saidOfChart('mars in my 3rd house made me do it. do i text him first', true)).toEqual([])
  })
})
