import { expect, it } from 'vitest'
import { graduationPath, groovePath } from './groove.ts'

const WHOLE = [{ from: 0, to: 360 }]
const marks = (path: string) => path.split('M').length - 1

it('a whole groove closes', () => {
  expect(groovePath(WHOLE, 80)).toBe('M80 0A80 80 0 0 0 -80 0A80 80 0 0 0 80 0')
})

it('each free stretch is a piece of its own', () => {
  expect(
    marks(
      groovePath(
        [
          { from: 0, to: 10 },
          { from: 90, to: 200 },
        ],
        125,
      ),
    ),
  ).toBe(2)
})

it('graduation is every 10° on the two inner rings and every 5° on the others', () => {
  expect([80, 125, 170, 350].map((radius) => marks(graduationPath(WHOLE, radius, 0)))).toEqual([
    36, 36, 72, 72,
  ])
})

it('graduation stops where the groove does', () => {
  expect(marks(graduationPath([{ from: -20, to: 20 }], 170, 0))).toBe(9)
  expect(marks(graduationPath([], 170, 0))).toBe(0)
})
