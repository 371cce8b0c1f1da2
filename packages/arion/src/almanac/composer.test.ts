import { expect, it } from 'vitest'
import { Quoted } from '../question/asked/quoted.ts'
import { Composer } from './composer.ts'
import { LORE } from './load-lore.ts'
import { asRead } from './read-unit.ts'

const TODAY = '2026-11-20'

it('a narrower line goes before a general one, though a blueprint told it, once in an answer', () => {
  const [narrow = '', wide = ''] = LORE.keys()
  const [told = [], general = []] = [LORE.get(narrow), LORE.get(wide)]
  const usedPhrases = asRead(told.map(({ id }) => ({ unit: id, day: TODAY })))
  const input = { quoted: new Quoted(''), asker: { seed: 'mara' }, thread: [], usedPhrases }
  const context = {
    intent: { follows: null, matter: null, parted: false, traits: new Set() },
    frame: { today: TODAY },
  }
  const composer = new Composer({} as never, input as never, context as never)
  expect(told).toContain(composer.unit([narrow, wide]))
  expect(general).toContain(composer.unit([narrow, wide]))
})
