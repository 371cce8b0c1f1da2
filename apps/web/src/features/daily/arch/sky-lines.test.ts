import type { MoonToday } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { skyLines } from './sky-lines.ts'

const utc = (hour: string) => `2026-11-22T${hour}:00.000Z`
const day: MoonToday = {
  from: utc('00:00'),
  to: '2026-11-23T00:00:00.000Z',
  stays: [
    { sign: 'Aries', from: utc('00:00') },
    { sign: 'Taurus', from: utc('10:10') },
  ],
  voids: [{ from: utc('07:39'), to: utc('10:10') }],
  meeting: { point: 'venus', aspect: 0, isEasy: true, at: utc('17:00') },
}
const at = (hour: string) => skyLines(day, Date.parse(utc(hour)))

describe('what the sky of a day says', () => {
  it('is three things at most, in order of time', () =>
    expect(at('05:00')).toEqual([
      { kind: 'stay', sign: 'Aries', from: null, until: utc('10:10') },
      { kind: 'void', from: utc('07:39'), until: utc('10:10') },
      { kind: 'stay', sign: 'Taurus', from: utc('10:10'), until: null },
    ]))
  it('leaves out the sign that she has done with', () =>
    expect(at('09:05').map(({ kind }) => kind)).toEqual(['void', 'stay', 'meeting']))
  it('lets go of what is over', () => {
    expect(at('11:00').map(({ kind }) => kind)).toEqual(['stay', 'meeting'])
    expect(at('20:00')).toEqual([{ kind: 'stay', sign: 'Taurus', from: null, until: null }])
  })
})
