import { describe, expect, it } from 'vitest'
import * as sky from './index.ts'

const { cusps } = (await sky.openSky()).chart({
  at: new Date('2000-01-01T00:00Z'),
  latitude: 10,
  longitude: 10,
}).houses!

describe('what is no angle is refused, never answered with a number', () => {
  const attempts: Record<string, (angle: number) => unknown> = {
    normalized: sky.normalized,
    arc: (angle) => sky.arc(1, angle),
    separation: (angle) => sky.separation(angle, 1),
    signAndDegree: sky.signAndDegree,
    angleOf: sky.angleOf,
    midpoint: (angle) => sky.midpoint(angle, 1),
    houseOf: (angle) => sky.houseOf(angle, cusps),
    'houseOf, a cusp': (angle) => sky.houseOf(1, [...cusps.slice(1), angle]),
    'houseOf, a cusp that is missing': () => sky.houseOf(1, cusps.slice(1)),
    houseRulers: (angle) => sky.houseRulers({ houses: { cusps: [angle] } }),
    dignityAt: (angle) => sky.dignityAt('sun', angle, null),
  }
  it.each(Object.entries(attempts))('%s', (_, attempt) => {
    for (const angle of [NaN, Infinity, -Infinity, undefined as never])
      expect(() => attempt(angle)).toThrow(
        expect.objectContaining({ name: 'SkyError', code: 'invalid_angle' }),
      )
  })
})

describe('a name that there is not is refused', () => {
  const attempts: Record<string, (name: never) => unknown> = {
    'natalOrb, a point': (name) => sky.natalOrb('sun', name, 0),
    'natalOrb, an aspect': (name) => sky.natalOrb('sun', 'moon', name),
    'transitOrb, a body': (name) => sky.transitOrb(name, 'sun', 0),
    'transitOrb, an aspect': (name) => sky.transitOrb('sun', 'sun', name),
    'synastryOrb, a point': (name) => sky.synastryOrb(name, 'sun', 0),
    elementOf: sky.elementOf,
    modalityOf: sky.modalityOf,
    'rulerOfSign, a sign': (name) => sky.rulerOfSign(name),
    'rulerOfSign, a scheme': (name) => sky.rulerOfSign('Aries', name ?? ('' as never)),
    'dignityAt, a planet': (name) => sky.dignityAt(name, 1, null),
  }
  it.each(Object.entries(attempts))('%s', (_, attempt) => {
    for (const name of ['vulcan', 'constructor', '__proto__', 33, undefined])
      expect(() => attempt(name as never)).toThrow(
        expect.objectContaining({ name: 'SkyError', code: 'invalid_input' }),
      )
  })
})
