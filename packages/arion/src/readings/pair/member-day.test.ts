import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { openSky } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { describe, expect, it, vi } from 'vitest'
import { randomBirths } from '../../../evals/pairs/random-births.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { findPairClaims } from '../circle/find-pair-claims.ts'
import { memberDay, openDay } from './member-day.ts'

const sky = await openSky()
const births = randomBirths(sky, 777)
const people = Array.from({ length: 30 }, () => births.next().value)
const zone = 'Europe/Rome'
const at = new Date('2026-11-22T09:00:00Z')
const day = openDay(sky, zone, at)

describe('the day of somebody else', () => {
  it('has a tone, a need and a phrase, the same for the same day', () => {
    for (const [index, { hour: chart }] of people.entries()) {
      const input = { chart, tag: RELATIONSHIP_TAGS[index % RELATIONSHIP_TAGS.length]!, seed: 'x' }
      const made = memberDay(day, input)
      expect(made.aspect === null).toBe(made.basis.length === 0)
      for (const text of [made.energeticTone.title, made.energeticTone.description, made.whatTheyNeed])
        expect(text.length).toBeGreaterThan(5)
      expect(made.supportPhrase).toMatch(/^".*"$/)
      expect(memberDay(day, input)).toEqual(made)
    }
  })

  it('rests on what is so at every hour that the birth time allows', () => {
    const told = people
      .flatMap(({ hour, day: open }) => [hour, open])
      .map((chart) => ({ chart, made: memberDay(day, { chart, tag: 'friend', seed: 'x' }) }))
    for (const { chart, made } of told)
      for (const statement of made.basis) {
        if (chart.span) expect(statement).not.toMatch(/Ascendant|Midheaven/)
        if (chart.span) expect(statement).not.toMatch(/their Moon/)
      }
    expect(told.flatMap(({ made }) => made.basis).length).toBeGreaterThan(40)
  })
})

it('a day is searched once, for however many people and visits', () => {
  const positions = vi.spyOn(sky, 'position')
  openDay(sky, zone, at)
  expect(positions).not.toHaveBeenCalled()
  positions.mockRestore()
})

describe('the hours of somebody’s day', () => {
  it('are those at which the aspect is exact, in order', () => {
    const [from, to] = sky.localDay(zone, day.date)
    let [moments, stretches] = [0, 0]
    for (const { hour, day: open } of people)
      for (const chart of [hour, open]) {
        const { cues } = memberDay(day, { chart, tag: 'friend', seed: 'x' })
        expect(cues.map(({ at: when }) => when)).toEqual(
          cues.map(({ at: when }) => when).toSorted((a, b) => +a - +b),
        )
        for (const { text, at: when, until } of cues) {
          expect(+when >= +from && +(until ?? when) <= +to).toBe(true)
          if (until) stretches += 1
          else moments += 1
          if (chart.span) continue
          const [, body, aspect, point] = /^(?:The )?(\w+) is (\w+) (?:to )?their (\w+)\.$/.exec(text)!
          const there = chart.placements.find((one) => one.body === point!.toLowerCase())
          if (!there) continue
          const angle = { conjunct: 0, sextile: 60, square: 90, trine: 120, opposite: 180 }[aspect!]!
          const apart = Math.abs(
            sky.position(body!.toLowerCase() as Planet, when).longitude - there.longitude,
          )
          expect(Math.abs(Math.min(apart, 360 - apart) - angle)).toBeLessThan(0.01)
        }
      }
    expect(moments).toBeGreaterThan(40)
    expect(stretches).toBeGreaterThan(3)
  })

  it('are never named where an unknown birth time leaves most of the day', () => {
    const lengths = people
      .flatMap(({ day: chart }) => memberDay(day, { chart, tag: 'friend', seed: 'x' }).cues)
      .map(({ at: when, until }) => +(until ?? when) - +when)
    expect(Math.max(...lengths)).toBeLessThan(6 * 3_600_000)
  })
})

it('the lore of days judges nobody and says nothing that would have to be checked', () => {
  const units = [...LORE.values()]
    .flat()
    .filter(({ key }) => key.startsWith('day.') && /\.(tone|text|need|phrase)$/.test(key))
  expect(units.length).toBeGreaterThan(90)
  const forbidden =
    /\b(never|always|fault|blame\w*|guilt\w*|they are|they will|they want|they think|they feel|they need|you must|you should|he|she|him|his|her|energ\w*|cosmic|universe)\b/i
  expect(units.filter(({ text }) => forbidden.test(text)).map(({ text }) => text)).toEqual([])
  expect(units.filter(({ text }) => findPairClaims(text).stray.length > 0)).toEqual([])
})
