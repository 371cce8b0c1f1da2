import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { crowd } from '../../../evals/crowd.ts'
import { blueprintAnswer } from './blueprint-answer.ts'
import { turn } from '../../chart/zodiac.ts'
import { surePoints } from '../../chart/sure-points.ts'

const sky = await openSky()
const at = new Date('2026-11-20T09:00:00Z')
const MINUTE = 60_000

const told = crowd(sky, 240).map(({ name, chart, timeZone }) => {
  const asker = { seed: name, chart, timeZone }
  const { text, facts } = blueprintAnswer(sky, { asker, at, usedPhrases: [], questionId: 'time-tests' })
  const fact = facts.find(({ id }) => id.startsWith('transit.saturn.0.saturn'))
  return { name, chart, text, fact }
})

it('names as the return of Saturn a time in which it crosses its place at birth, for everybody', () => {
  expect(told.filter(({ fact }) => !fact).map(({ name }) => name)).toEqual([])
  const missed = told.filter(({ chart, fact }) =>
    placesOf(chart).some((place) => sky.returns('saturn', place, fact!.from ?? at, fact!.to!).length === 0),
  )
  expect(missed.map(({ name }) => name)).toEqual([])
})

it('names its days to the minute, as a search of its own finds them', () => {
  const dated = told
    .filter(({ chart }) => chart.accuracy.kind === 'exact')
    .flatMap(({ name, chart, fact }) => (fact!.exact ?? []).map((day) => ({ name, day, chart })))
  expect(dated.length).toBeGreaterThan(150)
  const wrong = dated.filter(({ day, chart }) => {
    const [from, to] = [new Date(day.getTime() - MINUTE), new Date(day.getTime() + MINUTE)]
    return sky.returns('saturn', placesOf(chart)[0]!, from, to).length !== 1
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('never says of a transit that it is never exact: a body that turns back short of a point crosses it in the same loop', () =>
  expect(told.filter(({ text }) => /never exact/.test(text)).map(({ name }) => name)).toEqual([]))

/** Where Saturn may have been at the birth, at the earliest and at the latest. */
function placesOf(chart: NatalChart): number[] {
  const saturn = surePoints(chart).find(({ point }) => point === 'saturn')!
  return [saturn.from, saturn.to].map(turn)
}
