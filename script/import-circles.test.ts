import { expect, it } from 'vitest'
import { importCircles } from './import-circles.ts'

it('finds nothing where imports run one way, into a folder and out of another too', () => {
  expect(
    importCircles([
      { from: 'src/index.ts', to: 'src/plans/when.ts' },
      { from: 'src/plans/when.ts', to: 'src/plans/chart/house.ts' },
      { from: 'src/plans/when.ts', to: 'src/pen.ts' },
      { from: 'src/plans/chart/house.ts', to: 'src/pen.ts' },
    ]),
  ).toEqual([])
})

it('finds two folders that lean on each other, though no two files do', () => {
  expect(
    importCircles([
      { from: 'src/check/find.ts', to: 'src/almanac/name.ts' },
      { from: 'src/almanac/pen.ts', to: 'src/check/hold.ts' },
    ]),
  ).toEqual([['src/almanac', 'src/check']])
})

it('finds a ring of four, and a file that leans on the folder beside it and back', () => {
  expect(
    importCircles([
      { from: 'a/x/1.ts', to: 'a/y/1.ts' },
      { from: 'a/y/2.ts', to: 'a/z/1.ts' },
      { from: 'a/z/1.ts', to: 'a/w/1.ts' },
      { from: 'a/w/1.ts', to: 'a/x/2.ts' },
      { from: 'b/top.ts', to: 'b/below/1.ts' },
      { from: 'b/below/2.ts', to: 'b/top.ts' },
    ]),
  ).toEqual([
    ['a/w', 'a/x', 'a/y', 'a/z'],
    ['b/below', 'b/top.ts'],
  ])
})
