import { expect, it } from 'vitest'
import { aroundGap, birthTimeFields, readBirthTime, settleBirthTime } from './birth-time.ts'

it('pads to two digits', () =>
  expect(settleBirthTime({ hour: '2', minute: '5' })).toEqual({ hour: '02', minute: '05' }))
it('clamps the hour to 23', () => expect(settleBirthTime({ hour: '24', minute: '00' }).hour).toBe('23'))
it('clamps the minute to 59', () => expect(settleBirthTime({ hour: '02', minute: '60' }).minute).toBe('59'))
it('keeps midnight', () => expect(readBirthTime({ hour: '0', minute: '0' })).toBe('00:00'))
it('is 12:00 when nothing was given', () => expect(readBirthTime({ hour: '', minute: '' })).toBe('12:00'))
it('takes the full hour when only an hour was given', () =>
  expect(readBirthTime({ hour: '7', minute: '' })).toBe('07:00'))
it('ignores what is no digit', () => expect(readBirthTime({ hour: '2h', minute: '-40' })).toBe('02:40'))
it('fills the fields from a stored time, with or without seconds', () => {
  expect(birthTimeFields('02:40')).toEqual({ hour: '02', minute: '40' })
  expect(birthTimeFields('02:40:00')).toEqual({ hour: '02', minute: '40' })
})

it('says which hours lie on both sides of one that was left out', () => {
  expect(aroundGap('02:30', [{ seconds: 3600 }, { seconds: 7200 }])).toEqual(['01:30', '03:30'])
  expect(aroundGap('02:15', [{ seconds: 37_800 }, { seconds: 39_600 }])).toEqual(['01:45', '02:45'])
  expect(aroundGap('00:30', [{ seconds: 0 }, { seconds: 3600 }])).toBeNull()
})
