import { describe, expect, it } from 'vitest'
import { birthDateFields, latestDateOnEarth, onlyDigits, readBirthDate } from './birth-date.ts'

const latest = '2026-11-20'
const read = (day: string, month: string, year: string) => readBirthDate({ day, month, year }, latest)

describe('a birth date in three fields', () => {
  it('is read into YYYY-MM-DD', () =>
    expect(read('21', '4', '1926')).toEqual({ kind: 'date', date: '1926-04-21' }))
  it('takes padded and unpadded parts alike', () =>
    expect(read('01', '09', '2001')).toEqual(read('1', '9', '2001')))
  it('is empty before anything was typed', () => expect(read('', '', '')).toEqual({ kind: 'empty' }))

  it.each([
    ['0', '4', '1926', 'day'],
    ['32', '4', '1926', 'day'],
    ['21', '0', '1926', 'month'],
    ['21', '13', '1926', 'month'],
    ['21', '4', '1899', 'year'],
    ['21', '4', '2027', 'year'],
  ])('refuses %s/%s/%s and names the %s', (day, month, year, part) =>
    expect(read(day, month, year)).toEqual({ kind: part, part }),
  )

  it('takes the first and the last year', () => {
    expect(read('1', '1', '1900')).toEqual({ kind: 'date', date: '1900-01-01' })
    expect(read('20', '11', '2026')).toEqual({ kind: 'date', date: '2026-11-20' })
  })
  it.each([
    ['31', '4', '1926'],
    ['29', '2', '1900'],
    ['29', '2', '2023'],
    ['30', '2', '2024'],
  ])('does not roll %s/%s/%s over into the next month', (day, month, year) => {
    expect(read(day, month, year)).toEqual({ kind: 'no_such_day', part: 'day' })
  })
  it('knows the leap days', () => {
    expect(read('29', '2', '2000').kind).toBe('date')
    expect(read('29', '2', '2024').kind).toBe('date')
  })
  it('refuses a day that has not come yet', () =>
    expect(read('21', '11', '2026')).toEqual({ kind: 'not_yet', part: 'year' }))
  it('waits for a year of four digits', () =>
    expect(read('21', '4', '192')).toEqual({ kind: 'incomplete', part: 'year' }))
  it('names the first part that is missing', () => {
    expect(read('', '4', '1926')).toEqual({ kind: 'incomplete', part: 'day' })
    expect(read('21', '', '1926')).toEqual({ kind: 'incomplete', part: 'month' })
  })
  it('says what is wrong before what is missing', () =>
    expect(read('', '13', '')).toEqual({ kind: 'month', part: 'month' }))
})

describe('typing', () => {
  it('keeps digits only', () => expect(onlyDigits('2a1.', 2)).toBe('21'))
  it('keeps no more than fit', () => expect(onlyDigits('19266', 4)).toBe('1926'))
})

it('fills the fields from a stored date', () =>
  expect(birthDateFields('1926-04-21')).toEqual({ day: '21', month: '4', year: '1926' }))
it('lets somebody in Auckland give their own today', () =>
  expect(latestDateOnEarth(new Date('2026-11-20T11:00:00Z'))).toBe('2026-11-21'))
