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

it('what Arion says of somebody has one face wherever it stands', () => {
  const said = globSync('features/{circle,notes,daily/components/check-in}/**/*.tsx', { cwd: SOURCE })
    .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))
    .filter(({ text }) => FROM_ARION.test(text))
  expect(said.length).toBeGreaterThan(6)
  const elsewhere = said.filter(({ text }) => FROM_ARION.test(text.replace(/<Said\b[^]*?<\/Said>/g, '{}')))
  expect(elsewhere.map(({ file }) => file)).toEqual([])
})

/** Fields of the contracts that are words of Arion's, where they stand between two tags. */
const FROM_ARION =
  /[>}]\s*\{[^{}]*\b(?<!copy\.)(summary|toTry|opening|(point|today|cue)\.text|whatTheyNeed|supportPhrase|energeticTone\.description)\b[^{}]*\}\s*</

/** Paper is styled once. */
const onScreen = (style: string) => style.replace(/@media print \{[^]*?\n\}/g, '')
