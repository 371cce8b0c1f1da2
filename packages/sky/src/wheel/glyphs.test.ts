import { describe, expect, it } from 'vitest'
import { BODIES, SIGNS, ASPECT_NAMES } from '../types.ts'
import { GLYPHS, GLYPH_BOX } from './glyphs.ts'

describe('glyphs', () => {
  it('exist for every sign, body and aspect', () => {
    for (const id of [...SIGNS, ...BODIES, ...Object.values(ASPECT_NAMES)])
      expect(GLYPHS[id].length).toBeGreaterThan(10)
  })

  it('are different for every sign', () => {
    expect(new Set(SIGNS.map((sign) => GLYPHS[sign])).size).toBe(12)
  })

  it('are drawn inside their box: every absolute end point lies in it', () => {
    for (const path of Object.values(GLYPHS)) {
      for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x) >= 0 && Number(x) <= GLYPH_BOX && Number(y) >= 0 && Number(y) <= GLYPH_BOX).toBe(
          true,
        )
      }
    }
  })
})
