import { expect, it } from 'vitest'
import { ruleTransitions } from './posix-rule.ts'

const changes = (rule: string, year: number) =>
  ruleTransitions(rule, Date.UTC(year, 0, 1) / 1000 - 1, year).map(({ at, offset }) => [
    new Date(at * 1000).toISOString().slice(0, 16),
    offset,
  ])

it('reads the last Sunday of a month', () => {
  expect(changes('CET-1CEST,M3.5.0,M10.5.0/3', 2040)).toEqual([
    ['2040-03-25T01:00', 7200],
    ['2040-10-28T01:00', 3600],
  ])
})

it('reads names in brackets, half hours and summer times of less than an hour', () => {
  expect(changes('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0', 2040)).toEqual([
    ['2040-03-31T15:00', 37_800],
    ['2040-10-06T15:30', 39_600],
  ])
})

it('reads hours before midnight and after the end of the day', () => {
  // Greenland changes at −1 h, that is at 23:00 of the day before
  expect(changes('<-02>2<-01>,M3.5.0/-1,M10.5.0/0', 2040)).toEqual([
    ['2040-03-25T01:00', -3600],
    ['2040-10-28T01:00', -7200],
  ])
})

it('counts Julian days with and without 29 February', () => {
  expect(changes('XST0XDT,J60/0,J61/0', 2040).map(([at]) => at)).toEqual([
    '2040-03-01T00:00',
    '2040-03-01T23:00',
  ])
  expect(changes('XST0XDT,59/0,61/0', 2040).map(([at]) => at)).toEqual([
    '2040-02-29T00:00',
    '2040-03-01T23:00',
  ])
})

it('keeps to the standard offset where there is no summer time', () => {
  expect(ruleTransitions('<+0545>-5:45', 0, 2040)).toEqual([{ at: 0, offset: 20_700 }])
})

it('refuses what it cannot read', () => {
  expect(() => ruleTransitions('nonsense!', 0, 2040)).toThrow('unreadable')
})
