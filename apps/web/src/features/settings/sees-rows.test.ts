import { expect, it } from 'vitest'
import { seesRows } from './sees-rows.ts'

const seenBy = (at: number, settings: Parameters<typeof seesRows>[0]) =>
  seesRows(settings).flatMap(({ what, seen }) => (seen[at]!.how === 'nothing' ? [] : [what]))

it('whoever searches sees a name, and only that of somebody who chose to be found', () => {
  expect(seenBy(2, { isFindable: false, hasModel: false })).toEqual([])
  expect(seenBy(2, { isFindable: true, hasModel: false })).toEqual(['Name'])
})

it('an outside model sees nothing where none is connected, and never a birth', () => {
  expect(seenBy(3, { isFindable: true, hasModel: false })).toEqual([])
  expect(seenBy(3, { isFindable: true, hasModel: true })).toEqual([
    'Wheel and degrees',
    'Your questions',
    'Answers',
  ])
})

it('a photo is seen by people one is linked with, and by nobody else', () => {
  const photo = seesRows({ isFindable: true, hasModel: true }).find(({ what }) => what === 'Photo')
  expect(photo?.seen.map(({ how }) => how)).toEqual(['whole', 'whole', 'nothing', 'nothing'])
})

it('nobody but the person sees a birth', () => {
  const birth = seesRows({ isFindable: true, hasModel: true }).find(({ what }) => what.startsWith('Birth'))
  expect(birth?.seen.map(({ how }) => how)).toEqual(['whole', 'nothing', 'nothing', 'nothing'])
})
