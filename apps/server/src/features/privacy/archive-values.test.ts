import { expect, it } from 'vitest'
import { shownRow } from './archive-values.ts'

const BIRTH = {
  birthDate: '1988-03-12',
  birthTime: '12:00:00',
  birthTimeUtc: '1988-03-12T11:00:00.000Z',
  birthPlace: 'Kraków',
}

it('a birth time that is not known is told as such, and not as the noon that stands in for it', () => {
  const told = shownRow({ birth: { ...BIRTH, birthTimeAccuracy: 'unknown' } })
  expect(told).toContain('<dt>How well the time is known</dt><dd>unknown</dd>')
  expect(told).not.toMatch(/1[12]:00/)
  expect(shownRow({ birth: { ...BIRTH, birthTimeAccuracy: 'exact' } })).toContain(
    '<dt>Birth time</dt><dd>12:00:00</dd>',
  )
})
