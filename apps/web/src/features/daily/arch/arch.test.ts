import { expect, it } from 'vitest'
import { archAngle, archAt, archRing } from './arch.ts'

const day = { from: '2026-11-22T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' }

it('goes from midnight at the left over noon at the top to midnight at the right', () => {
  const angles = ['00', '12', '24'].map((hour) =>
    archAngle(day, Date.parse('2026-11-22T00:00:00.000Z') + Number(hour) * 3_600_000),
  )
  expect(angles).toEqual([0, 90, 180])
  expect(angles.map((angle) => archAt(100, angle))).toEqual([
    { x: -100, y: -0 },
    { x: 0, y: -100 },
    { x: 100, y: -0 },
  ])
})

it('closes the piece of a ring', () => expect(archRing(50, 100, 0, 90)).toMatch(/^M-100 0A.*L0 -50A.*Z$/))
