import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { ZODIAC } from '@astrarium/sky/wheel'
import { expect, it } from 'vitest'
import { dial, firstName } from './dial.ts'
import { boxesMeet, nameBox } from './first-names.ts'
import { textWidth } from './letters.ts'

const LABELS = Object.fromEntries(RINGS.map((ring) => [ring, { label: 'Emotional Resonator' }])) as Record<
  Ring,
  { label: string }
>
const NAMES = ['Anna Moreau', 'Henrik Dahl', 'Clara Weiss', 'Yusuf Demir', 'Ruth Adler', 'Maximiliane Vogt']

/** People over all rings by turns, in signs by turns; every sixth without one. */
function crowd(count: number) {
  const members = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: NAMES[at % NAMES.length]!,
    ring: RINGS[(at * 3) % 7]!,
    sunSign: at % 6 === 5 ? null : ZODIAC[(at * 5) % 12]!.sign,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  }))
  return RINGS.map((ring) => ({ ring, members: members.filter((member) => member.ring === ring) }))
}
const draw = (count: number) => dial(crowd(count), { left: 222, labels: LABELS })

it('nobody yet: seven whole grooves with their names at the top', () => {
  for (const ring of draw(0)) {
    expect(ring).toMatchObject({ seals: [], more: null, nameAngle: 90 })
    expect(ring.groove).toHaveLength(1)
  }
})

it('of 24 people nearly all have their first name, and all rings theirs', () => {
  const rings = draw(24)
  expect(rings.flatMap(({ seals }) => seals)).toHaveLength(24)
  expect(rings.flatMap(({ seals }) => seals).filter(({ side }) => side === null).length).toBeLessThan(2)
  expect(rings.filter(({ nameAngle }) => nameAngle === null)).toEqual([])
})

it.each([24, 80, 150, 500])('no two first names of %d people meet', (count) => {
  const boxes = draw(count)
    .flatMap(({ seals }) => seals)
    .flatMap((seal) => (seal.side ? [nameBox(seal, textWidth(seal.firstName, 15, 'italic'), seal.side)] : []))
  for (const [at, box] of boxes.entries())
    for (const other of boxes.slice(at + 1)) expect(boxesMeet(box, other)).toBe(false)
})

it('of 500, each ring shows as many as it holds and counts the rest', () => {
  const rings = draw(500)
  expect(rings.map(({ seals }) => seals.length)).toEqual([9, 16, 22, 28, 34, 40, 46])
  expect(rings.reduce((sum, { seals, more }) => sum + seals.length + (more?.count ?? 0), 0)).toBe(500)
})

it('the same people give the same drawing', () => {
  expect(draw(80)).toEqual(draw(80))
})

it('a move changes the two rings alone', () => {
  const before = crowd(60)
  const [moved] = before[1]!.members
  const after = before.map(({ ring, members }, place) => ({
    ring,
    members: place === 1 ? members.slice(1) : place === 4 ? [...members, moved!] : members,
  }))
  const placed = (rings: typeof before) =>
    dial(rings, { left: 222, labels: LABELS }).map(({ seals }) => seals.map(({ id, x, y }) => ({ id, x, y })))
  const [was, is] = [placed(before), placed(after)]
  for (const place of [0, 2, 3, 5, 6]) expect(is[place]).toEqual(was[place])
})

it.each([
  ['Anna Moreau', 'Anna'],
  ['  Tom ', 'Tom'],
  ['Maximiliananna-Sophia', 'Maximiliana…'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
