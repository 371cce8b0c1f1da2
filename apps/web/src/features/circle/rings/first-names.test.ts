import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxesMeet, nameBox, nameSides, sealCover } from './first-names.ts'

const PLATE = { obstacles: [], edge: 369, hub: 58 }

it('a name alone stands below its seal', () => {
  expect(nameSides([{ x: 0, y: -230, width: 40 }], PLATE)).toEqual(['below'])
})

it('a name goes elsewhere where somebody stands below', () => {
  const below = sealCover({ x: 0, y: -190 })
  expect(nameSides([{ x: 0, y: -230, width: 40 }], { ...PLATE, obstacles: [below] })[0]).not.toBe('below')
})

it('a name stays within the plate', () => {
  const [side] = nameSides([{ x: 0, y: 350, width: 60 }], PLATE)
  expect(side).not.toBe('below')
  expect(side).not.toBeNull()
})

it('a name that is free nowhere is not drawn', () => {
  const crowd = Array.from({ length: 8 }, (_, at) =>
    sealCover({ x: 200 + 40 * Math.cos((at * Math.PI) / 4), y: 40 * Math.sin((at * Math.PI) / 4) }),
  )
  expect(nameSides([{ x: 200, y: 0, width: 60 }], { ...PLATE, obstacles: crowd })).toEqual([null])
})

it('names never meet each other or a seal, whoever stands there', () => {
  const anywhere = fc.array(
    fc.record({
      x: fc.integer({ min: -240, max: 240 }),
      y: fc.integer({ min: -240, max: 240 }),
      width: fc.integer({ min: 8, max: 90 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(anywhere, (seals) => {
      const obstacles = seals.map(sealCover)
      const boxes = nameSides(seals, { ...PLATE, obstacles }).flatMap((side, at) =>
        side ? [nameBox(seals[at]!, seals[at]!.width, side)] : [],
      )
      for (const [at, box] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(boxesMeet(box, other)).toBe(false)
        for (const { x, y } of seals)
          expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
      }
    }),
    { numRuns: 100 },
  )
})
