import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Body } from '../types.ts'
import { normalized, separation, signAndDegree } from '../aspects/angles.ts'
import { overlaps } from './boxes.ts'
import type { Box } from './boxes.ts'
import type { WheelBody, WheelInput } from './input.ts'
import { LAYOUTS, pointAt, textBox } from './layout.ts'
import type { Density } from './layout.ts'
import { DEFAULT_BODIES, wheel } from './wheel.ts'

const ALL: readonly Body[] = [...DEFAULT_BODIES, 'mean_lilith']

function body(id: Body, longitude: number, more: Partial<WheelBody> = {}): WheelBody {
  return {
    id,
    longitude,
    sign: signAndDegree(longitude).sign,
    degree: longitude % 30,
    house: 1,
    isRetrograde: true,
    range: null,
    ...more,
  }
}

function chart(longitudes: readonly number[], ascendant: number | null = 12): WheelInput {
  return {
    bodies: longitudes.map((longitude, i) => body(ALL[i]!, longitude)),
    cusps:
      ascendant === null ? null : Array.from({ length: 12 }, (_, house) => (ascendant + house * 30) % 360),
    ascendant,
    midheaven: ascendant === null ? null : (ascendant + 270) % 360,
    aspects: [],
  }
}

function collisions(input: WheelInput, density: Density): [string, string][] {
  const labels = wheel(input, { density, bodies: ALL }).bodies.flatMap(({ id, boxes }) =>
    boxes.map((box) => ({ id, box })),
  )
  return labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter((other) => overlaps(one.box, other.box))
      .map((other): [string, string] => [one.id, other.id]),
  )
}

const degree = fc.double({ min: 0, max: 359.999, noNaN: true })
const density = fc.constantFrom<Density>('full', 'compact', 'small')

describe('labels', () => {
  it('never overlap in any chart', () => {
    fc.assert(
      fc.property(
        fc.array(degree, { minLength: 1, maxLength: 13 }),
        degree,
        density,
        (longitudes, ascendant, which) => {
          expect(collisions(chart(longitudes, ascendant), which)).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  it('never overlap in a stellium, however many bodies share a degree and wherever it stands', () => {
    fc.assert(
      fc.property(
        degree,
        fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 9, maxLength: 13 }),
        density,
        (at, offsets, which) => {
          expect(collisions(chart(offsets.map((offset) => (at + offset) % 360)), which)).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each(['full', 'compact', 'small'] as const)(
    'have a separation that is enough at every angle for the widest label (%s)',
    (which) => {
      const layout = LAYOUTS[which]
      const stack = (angle: number): Box[] => [
        { ...pointAt(layout.glyph.at, angle), width: layout.glyph.size, height: layout.glyph.size },
        textBox(pointAt(layout.degrees.at, angle), '29°', layout.degrees.size),
        ...(layout.rest ? [textBox(pointAt(layout.rest.at, angle), '–29°', layout.rest.size)] : []),
        {
          ...pointAt(layout.retrograde.at, angle),
          width: layout.retrograde.size,
          height: layout.retrograde.size,
        },
      ]
      const touching: number[] = []
      for (let angle = 0; angle < 360; angle += 1) {
        const own = stack(angle)
        if (own.some((a, i) => own.slice(i + 1).some((b) => overlaps(a, b)))) touching.push(angle)
        for (let apart = layout.separation; apart < 50; apart += 1) {
          if (own.some((a) => stack(angle + apart).some((b) => overlaps(a, b)))) touching.push(angle)
        }
      }
      expect(touching).toEqual([])
    },
  )

  it('stay where they are when there is room', () => {
    for (const mark of wheel(chart([5, 65, 125, 200])).bodies) expect(mark.labelAngle).toBe(mark.angle)
  })

  it.each(['full', 'compact', 'small'] as const)(
    'that made room for a crowd begin their leader inside the true sign, and keep the degree (%s)',
    (which) => {
      const { signs, rings, bodies, size } = wheel(chart([116, 117, 118, 119, 119.9]), { density: which })
      const cancer = signs[3]!
      const { zodiacInner, outer } = rings
      expect(bodies.some(({ labelAngle }) => labelAngle > cancer.to)).toBe(true)
      for (const { angle, leader, dot } of bodies) {
        const [head, edge] = leader
        const across = { x: head!.x - size / 2, y: size / 2 - head!.y }
        const seen = (Math.atan2(across.y, across.x) * 180) / Math.PI
        expect(normalized(seen - cancer.from)).toBeLessThan(30)
        const middle = (zodiacInner + outer) / 2
        expect(Math.hypot(across.x, across.y)).toBeGreaterThan(zodiacInner)
        // clear of the glyph of the sign
        expect(Math.hypot(across.x, across.y)).toBeLessThan(middle - cancer.mark.size / 2)
        expect(edge).toEqual(pointAt(zodiacInner, angle))
        expect(dot).toEqual(pointAt(rings.houseInner, angle))
      }
    },
  )

  it('are not crossed by a cusp or an axis', () => {
    fc.assert(
      fc.property(fc.array(degree, { minLength: 1, maxLength: 12 }), degree, (longitudes, ascendant) => {
        const { houses, angles, bodies } = wheel(chart(longitudes, ascendant))
        const boxes = bodies.flatMap((it) => it.boxes)
        const crossed = [...houses.flatMap(({ cusp }) => cusp), ...angles.flatMap(({ axis }) => axis)].filter(
          ({ x1, y1, x2, y2 }) =>
            Array.from({ length: 21 }, (_, i) => ({
              x: x1 + ((x2 - x1) * i) / 20,
              y: y1 + ((y2 - y1) * i) / 20,
              width: 0,
              height: 0,
            })).some((dot) => boxes.some((box) => overlaps(box, dot))),
        )
        expect(crossed).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['full', 560],
    ['compact', 400],
    ['small', 300],
  ] as const)('can be read: in a %s wheel of %i px none is under 11 px', (which, width) => {
    const { numeralFont, angleFont, degrees, rest } = LAYOUTS[which]
    for (const font of [numeralFont, angleFont, degrees.size, rest?.size ?? degrees.size])
      expect((font * width) / 1000).toBeGreaterThanOrEqual(11)
  })

  it.each(['full', 'compact', 'small'] as const)(
    'of house numerals do not overlap either, also in the narrow houses of the north (%s)',
    (which) => {
      const cusps = [0, 4, 8, 12, 90, 176, 180, 184, 188, 192, 270, 356]
      const { houses } = wheel({ ...chart([], 0), cusps }, { density: which })
      const boxes = houses.map(({ numeral }) => textBox(numeral, numeral.text, numeral.font))
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlaps(a, b)).toBe(false)))
    },
  )
})

describe('the wheel', () => {
  it('lays the Ascendant on the left and runs the signs counterclockwise', () => {
    const { bodies } = wheel(chart([12, 12 + 90], 12))
    expect(bodies[0]!.angle).toBe(180)
    expect(bodies[1]!.angle).toBe(270)
  })

  it('draws a cusp that is also an axis once', () => {
    const { houses } = wheel(chart([], 12))
    expect(houses.filter(({ cusp }) => cusp.length === 0).map(({ number }) => number)).toEqual([1, 4, 7, 10])
  })

  it('gives each element its pigment', () => {
    expect(
      wheel(chart([]))
        .signs.slice(0, 4)
        .map(({ element, pigment }) => [element, pigment]),
    ).toEqual([
      ['fire', 'cinnabar'],
      ['earth', 'verdigris'],
      ['air', 'brass'],
      ['water', 'lapis'],
    ])
  })

  it('has 360 ticks, of which 36 are long and 36 of middle length', () => {
    const { ticks } = wheel(chart([]))
    expect([1, 5, 10].map((every) => ticks.filter((tick) => tick.every === every).length)).toEqual([
      288, 36, 36,
    ])
  })

  it('without a birth time begins with Aries on the left, without cusps and angles', () => {
    const geometry = wheel(chart([0, 100], null))
    expect(geometry.bodies[0]!.angle).toBe(180)
    expect(geometry.houses).toEqual([])
    expect(geometry.angles).toEqual([])
  })

  it('draws an uncertain Moon as an arc over its range, with both ends and no minutes', () => {
    const moon = body('moon', 65, { range: { from: 55.2, to: 68.4, signs: ['Taurus', 'Gemini'] } })
    const [mark] = wheel({ ...chart([], null), bodies: [moon] }).bodies
    expect(mark!.arc!.to - mark!.arc!.from).toBeCloseTo(13.2)
    expect([mark!.degrees.text, mark!.rest!.text]).toEqual(['25°', '–8°'])
  })

  it('says no degree for an uncertain body where only one number has room', () => {
    const moon = body('moon', 65, { range: { from: 55.2, to: 68.4, signs: ['Taurus', 'Gemini'] } })
    const [mark] = wheel({ ...chart([], null), bodies: [moon] }, { density: 'compact' }).bodies
    expect(mark!.degrees.text).toBe('')
  })

  it('leaves Lilith out unless asked for', () => {
    const input = chart(Array.from({ length: 13 }, (_, i) => i * 25))
    expect(wheel(input).bodies).toHaveLength(12)
    expect(wheel(input, { bodies: ALL }).bodies).toHaveLength(13)
  })

  it('draws tight aspects heavier and on top of wide ones', () => {
    const input: WheelInput = {
      ...chart([0, 90, 180]),
      aspects: [
        { a: 'sun', b: 'moon', kind: 'square', orb: 0.2 },
        { a: 'sun', b: 'mercury', kind: 'opposition', orb: 7 },
      ],
    }
    const { aspects } = wheel(input)
    expect(aspects.map(({ kind }) => kind)).toEqual(['opposition', 'square'])
    expect(aspects[1]!.weight).toBeGreaterThan(aspects[0]!.weight)
  })

  it('joins a conjunction over 0° by the short arc', () => {
    const input: WheelInput = {
      ...chart([358, 2], 100),
      aspects: [{ a: 'sun', b: 'moon', kind: 'conjunction', orb: 4 }],
    }
    const { arc } = wheel(input).aspects[0]!
    expect(arc!.to - arc!.from).toBeCloseTo(4)
  })

  it('leaves out aspects to what is not drawn', () => {
    expect(
      wheel({ ...chart([0], null), aspects: [{ a: 'sun', b: 'mc', kind: 'trine', orb: 1 }] }).aspects,
    ).toEqual([])
  })

  it('is pure: the same chart gives the same geometry and is left as it was', () => {
    const input = chart([10, 11, 12, 200, 201])
    const before = structuredClone(input)
    expect(wheel(input)).toEqual(wheel(input))
    expect(input).toEqual(before)
  })

  it('holds finite numbers inside its square', () => {
    fc.assert(
      fc.property(fc.array(degree, { maxLength: 12 }), degree, (longitudes, ascendant) => {
        const { size, bodies, houses, angles } = wheel(chart(longitudes, ascendant))
        const points = [
          ...bodies.flatMap(({ leader, dot, glyph }) => [...leader, dot, glyph]),
          ...houses.map(({ numeral }) => numeral),
          ...angles.map(({ label }) => label),
        ]
        for (const { x, y } of points) expect(x > 0 && x < size && y > 0 && y < size).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('has each numeral between its cusps, also where they run backwards as Regiomontanus’ do close to the poles', () => {
    const cusps = Array.from({ length: 12 }, (_, house) => normalized(12 - house * 30))
    const { houses, centre } = wheel({ ...chart([]), cusps })
    houses.forEach(({ numeral }, i) => {
      const seen = (Math.atan2(centre - numeral.y, numeral.x - centre) * 180) / Math.PI
      expect(separation(seen, 180 + cusps[i]! - 15 - 12)).toBeLessThan(0.1)
    })
  })

  it('refuses numbers that are not finite', () => {
    expect(() => wheel({ ...chart([]), bodies: [body('sun', 1, { longitude: Number.NaN })] })).toThrow(
      RangeError,
    )
    expect(() => wheel(chart([1], Number.POSITIVE_INFINITY))).toThrow(RangeError)
  })
})
