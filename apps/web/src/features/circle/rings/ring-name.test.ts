import { expect, it } from 'vitest'
import { nameAngle, nameCover, namePath } from './ring-name.ts'

it('a name stands at the top while nobody does', () => {
  expect(nameAngle('soul_anchor', 80, [])).toBe(90)
  expect(nameAngle('soul_anchor', 80, [270, 200])).toBe(90)
})

it('a name makes room for somebody at the top', () => {
  const angle = nameAngle('growth_catalyst', 120, [90])!
  expect(Math.abs(angle - 90)).toBeGreaterThan(15)
  expect(Math.abs(angle - 90)).toBeLessThan(30)
})

it('a name goes to the nearer free side', () => {
  expect(nameAngle('growth_catalyst', 120, [85])!).toBeGreaterThan(90)
  expect(nameAngle('growth_catalyst', 120, [95])!).toBeLessThan(90)
})

it('a full ring has no room for its name', () => {
  const all = Array.from({ length: 10 }, (_, at) => at * 36)
  expect(nameAngle('soul_anchor', 80, all)).toBeNull()
})

it('no name stands on its head', () => {
  const upperHalf = [20, 50, 80, 110, 140, 170]
  expect(nameAngle('emotional_resonator', 140, upperHalf)).toBeNull()
})

it('what covers a name lies on its ring', () => {
  for (const { x, y } of nameCover(90, 80, 'soul_anchor')) expect(Math.hypot(x, y)).toBeCloseTo(80, 1)
})

it('a name is written clockwise over the top', () => {
  expect(namePath('soul_anchor')).toMatch(/^M-79.99 -1.4A80 80 0 0 1 79.99 -1.4$/)
})
