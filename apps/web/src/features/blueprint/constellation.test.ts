import { describe, expect, it } from 'vitest'
import { constellation, project, starPath } from './constellation.ts'
import { PLOUGH } from './big-dipper.ts'

const drawing = constellation(1000, 520)
const star = (name: string) => drawing.stars.find((one) => one.name === name)!

describe('the constellation of the chapters', () => {
  it('has seven stars, each with room for its ring and name', () => {
    expect(drawing.stars).toHaveLength(7)
    for (const { x, y } of drawing.stars) {
      expect(x).toBeGreaterThanOrEqual(109.9)
      expect(x).toBeLessThanOrEqual(810.1)
      expect(y).toBeGreaterThanOrEqual(67.9)
      expect(y).toBeLessThanOrEqual(408.1)
    }
  })
  it('keeps neighbours far enough apart to be pressed one by one', () => {
    for (const [at, a] of drawing.stars.entries())
      for (const b of drawing.stars.slice(at + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(90)
  })
  it('starts at the end of the handle on the left and ends at the pointers', () => {
    expect(drawing.stars.map(({ name }) => name)).toEqual([
      'Alkaid',
      'Mizar',
      'Alioth',
      'Megrez',
      'Phecda',
      'Merak',
      'Dubhe',
    ])
    const xs = drawing.stars.slice(0, 6).map(({ x }) => x)
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })
  it('gives the brightest star the most weight and the faintest the least', () => {
    expect(star('Alioth').weight).toBe(1)
    expect(star('Megrez').weight).toBe(0)
    for (const { weight } of drawing.stars) expect(weight).toBeGreaterThanOrEqual(0)
  })
  it('joins every star, with each line ending where its stars stand', () => {
    expect(new Set(drawing.lines.flatMap(({ between }) => between)).size).toBe(7)
    for (const { between, from, to } of drawing.lines)
      expect([from, to]).toEqual(between.map((at) => ({ x: drawing.stars[at]!.x, y: drawing.stars[at]!.y })))
  })
  it('grows with its drawing', () => {
    const across = ({ stars }: typeof drawing) => stars[5]!.x - stars[0]!.x
    expect(across(constellation(2000, 1040))).toBeGreaterThan(2 * across(drawing))
  })
})

describe('the sky behind it', () => {
  // angular distances as star catalogues give them
  it.each([
    ['Mizar', 'Alioth', 4.4],
    ['Merak', 'Dubhe', 5.4],
    ['Alkaid', 'Dubhe', 25.7],
  ])('is the real one: %s and %s stand %d degrees apart', (one, other, degrees) => {
    const [a, b] = [one, other].map((name) => project(PLOUGH.find((found) => found.name === name)!))
    const apart = (Math.hypot(a!.x - b!.x, a!.y - b!.y) * 180) / Math.PI
    expect(Math.abs(apart - degrees)).toBeLessThan(degrees * 0.02)
  })
  it('has its pointers point to the Pole Star, nearer than four degrees', () => {
    const [merak, dubhe] = [project(PLOUGH[5]!), project(PLOUGH[6]!)]
    const polaris = project({ rightAscension: 37.95, declination: 89.26 })
    const length = Math.hypot(dubhe.x - merak.x, dubhe.y - merak.y)
    const aside =
      ((polaris.x - merak.x) * (dubhe.y - merak.y) - (polaris.y - merak.y) * (dubhe.x - merak.x)) / length
    expect((Math.abs(aside) * 180) / Math.PI).toBeLessThan(4)
    expect(drawing.towardsPole.to.y).toBe(0)
  })
  it('is engraved with lines that are all drawable', () => {
    for (const path of drawing.graticule) expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+(L-?[\d.]+ -?[\d.]+)+$/)
  })
})

it('cuts a star with four points of the same reach', () =>
  expect(starPath(10)).toBe('M0 -10L2 -2L10 0L2 2L0 10L-2 2L-10 0L-2 -2Z'))
