import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signAndDegree } from '../aspects/angles.ts'
import { formatDegree } from './degrees.ts'
import type { WheelBody, WheelInput } from './input.ts'
import { wheelSvg } from './svg.ts'
import { wheelText } from './text.ts'
import { wheel, DEFAULT_BODIES } from './wheel.ts'
import { ENGLISH } from './words.ts'

const at = (id: WheelBody['id'], longitude: number, more: Partial<WheelBody> = {}): WheelBody => ({
  id,
  longitude,
  sign: signAndDegree(longitude).sign,
  degree: longitude % 30,
  house: 10,
  isRetrograde: false,
  range: null,
  ...more,
})

const chart: WheelInput = {
  bodies: [at('sun', 131.875), at('saturn', 12.5, { house: 6, isRetrograde: true })],
  cusps: Array.from({ length: 12 }, (_, i) => (222 + i * 30) % 360),
  ascendant: 222,
  midheaven: 140.5,
  aspects: [{ a: 'sun', b: 'saturn', kind: 'trine', orb: 0.625 }],
}

describe('degrees in words', () => {
  it('are cut, not rounded', () => {
    expect(formatDegree(11.875)).toBe('11°52′')
    expect(formatDegree(15.7)).toBe('15°42′')
  })

  it('never reach the next sign', () => {
    expect(formatDegree(29.9999)).toBe('29°59′')
    expect(formatDegree(30)).toBe('29°59′')
  })
})

describe('the text equivalent', () => {
  it('says each body with sign, degree, house and motion', () => {
    expect(wheelText(chart).bodies.map(({ sentence }) => sentence)).toEqual([
      'Sun: Leo 11°52′, tenth house.',
      'Saturn: Aries 12°30′, sixth house, retrograde.',
    ])
  })

  it('says angles, cusps and aspects', () => {
    const { sentences } = wheelText(chart)
    expect(sentences).toContain('Ascendant: Scorpio 12°00′.')
    expect(sentences).toContain('Midheaven: Leo 20°30′.')
    expect(sentences).toContain('First house: Scorpio 12°00′.')
    expect(sentences).toContain('Sun trine Saturn, orb 0°38′.')
  })

  it('gives an uncertain body as a range and says why the houses are missing', () => {
    const moon = at('moon', 65, {
      house: null,
      range: { from: 55.25, to: 68.5, signs: ['Taurus', 'Gemini'] },
    })
    const text = wheelText({ bodies: [moon], cusps: null, ascendant: null, midheaven: null, aspects: [] })
    expect(text.sentences).toEqual(['Moon: between Taurus 25°15′ and Gemini 8°30′.', ENGLISH.withoutTime])
  })

  it('names every body', () => {
    fc.assert(
      fc.property(fc.subarray([...DEFAULT_BODIES, 'mean_lilith' as const]), (ids) => {
        const input: WheelInput = { ...chart, aspects: [], bodies: ids.map((id, i) => at(id, i * 27)) }
        const text = wheelText(input).sentences.join(' ')
        for (const id of ids) expect(text).toContain(`${ENGLISH.points[id]}: `)
      }),
    )
  })

  it('speaks another language when given its words', () => {
    const words = {
      ...ENGLISH,
      points: { ...ENGLISH.points, sun: 'Sonne' },
      signs: { ...ENGLISH.signs, Leo: 'Löwe' },
      house: (number: number) => `${number}. Haus`,
    }
    expect(wheelText(chart, words).bodies[0]!.sentence).toBe('Sonne: Löwe 11°52′, 10. Haus.')
  })
})

describe('the SVG', () => {
  const svg = wheelSvg(wheel(chart), undefined, 'Mara & <co>')

  it('carries no colour that only browsers understand', () => {
    expect(svg).not.toMatch(/oklch|var\(/)
  })

  it('carries no zodiac characters, which phones turn into emoji', () => {
    expect(svg).not.toMatch(/[\u2600-\u27BF\u{1F300}-\u{1FAFF}]/u)
  })

  it('has an accessible name, escaped', () => {
    expect(svg).toContain('aria-label="Mara &amp; &lt;co&gt;"')
  })

  it('has no number that is not one', () => {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  })
})
