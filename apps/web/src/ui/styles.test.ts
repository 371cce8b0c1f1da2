import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')

it('an element that comes has no other styled anew: on a screen nothing asks the root what stands in it', () => {
  const asking = globSync(['**/*.css', '**/*.tsx'], { cwd: SOURCE }).filter((file) =>
    /(:root|html|body):has\(/.test(onScreen(readFileSync(join(SOURCE, file), 'utf8'))),
  )
  expect(asking).toEqual([])
})

/** Paper is styled once. */
const onScreen = (style: string) => style.replace(/@media print \{[^]*?\n\}/g, '')
