import { wheelInputFromStored } from '@astrarium/sky/wheel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bodyAfterKey, captionOf, joinedTo } from '../wheel-focus.ts'
import { NatalWheel } from './natal-wheel.tsx'

const chart = wheelInputFromStored({
  planets: [
    { name: 'Sun', sign: 'Taurus', degree: 0.21, house: 3, longitude: 30.21, retrograde: false },
    { name: 'Moon', sign: 'Leo', degree: 12.12, house: 7, longitude: 132.12, retrograde: false },
    { name: 'Saturn', sign: 'Scorpio', degree: 24.45, house: 10, longitude: 234.45, retrograde: true },
  ],
  houses: [
    'Capricorn',
    'Aquarius',
    'Pisces',
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
  ].map((sign, i) => ({ number: i + 1, sign, degree: 21.4 })),
  aspects: [{ planet1: 'Saturn', planet2: 'Midheaven', type: 'conjunction', orb: 0.63 }],
  ascendant: { sign: 'Capricorn', degree: 21.4 },
  midheaven: { sign: 'Scorpio', degree: 25.08 },
})
const html = renderToStaticMarkup(createElement(NatalWheel, { chart, name: "Elizabeth's natal chart" }))

describe('the natal wheel on a page', () => {
  it('has an accessible name', () => {
    expect(html).toContain('role="group" aria-label="Elizabeth&#x27;s natal chart"')
  })

  it('says each body in full to who cannot see it', () => {
    expect(html).toContain(
      'aria-label="Saturn: Scorpio 24°27′, tenth house, retrograde. Saturn conjunct Midheaven, orb 0°38′."',
    )
  })

  it('says what is seen of a body whose place is a stretch, too', () => {
    const range = { from: 131.2, to: 133.4, signs: ['Leo'] }
    const unsure = wheelInputFromStored({
      planets: [
        {
          name: 'Moon',
          sign: 'Leo',
          degree: 12.12,
          house: null,
          longitude: 132.12,
          retrograde: false,
          range,
        },
      ],
      houses: [],
      aspects: [],
      ascendant: null,
      midheaven: null,
    })
    const drawn = renderToStaticMarkup(createElement(NatalWheel, { chart: unsure, name: 'A chart' }))
    expect(drawn).toMatch(/aria-label="11°–13° Moon: between/)
  })

  it('is one stop for the Tab key', () => {
    expect(html.match(/tabindex="0"/g)).toHaveLength(1)
    expect(html.match(/tabindex="-1"/g)).toHaveLength(2)
  })

  it('can be read as a table, with every body, angle, cusp and aspect', () => {
    const table = html.slice(html.indexOf('<details'))
    expect(table).toContain('Read the chart as a table')
    for (const words of [
      'Sun',
      'Moon',
      'Saturn',
      'Ascendant',
      'Midheaven',
      'VIII',
      'Saturn conjunct Midheaven',
      'retrograde',
    ])
      expect(table).toContain(words)
  })

  it('says why there are no houses when the birth time is not known', () => {
    const timeless = renderToStaticMarkup(
      createElement(NatalWheel, {
        chart: { ...chart, cusps: null, ascendant: null, midheaven: null },
        name: 'x',
      }),
    )
    expect(timeless).toContain('The birth time is not known')
    expect(timeless).not.toContain('House cusps')
  })

  it('lets what a chip points at stand out', () => {
    const lit = renderToStaticMarkup(
      createElement(NatalWheel, { chart, name: 'x', highlight: ['saturn', 'mc'] }),
    )
    expect(lit).toContain('data-dim="true"')
    expect(lit).toMatch(/wheel-body" data-lit="true"[^>]*aria-label="Saturn/)
    expect(lit).toMatch(/wheel-aspect wheel-brass" data-lit="true"/)
  })

  it('writes no inline style, which the content policy would refuse', () => {
    expect(html).not.toContain('style=')
  })
})

describe('moving through the wheel', () => {
  it('goes on and back, around the end, home and to the end', () => {
    const order = ['sun', 'moon', 'saturn'] as const
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'x']
    expect(keys.map((key) => bodyAfterKey(order, 'sun', key))).toEqual([
      'moon',
      'moon',
      'saturn',
      'saturn',
      'sun',
      'saturn',
      null,
    ])
  })

  it('lights a body with all that it makes an aspect with', () => {
    const aspects = [
      { a: 'sun', b: 'moon' },
      { a: 'mars', b: 'sun' },
      { a: 'mars', b: 'venus' },
    ] as const
    expect([...joinedTo(aspects, 'sun')]).toEqual(['sun', 'moon', 'mars'])
  })

  it('says so when a body makes no aspect', () => {
    const text = {
      bodies: [
        {
          id: 'sun' as const,
          name: 'Sun',
          place: '',
          house: null,
          isRetrograde: false,
          sentence: 'Sun: Leo.',
        },
      ],
      angles: [],
      houses: [],
      aspects: [],
      note: null,
      sentences: [],
    }
    expect(captionOf(text, 'sun', 'No aspects.')).toEqual({
      body: 'Sun: Leo.',
      aspects: ['No aspects.'],
    })
  })
})
