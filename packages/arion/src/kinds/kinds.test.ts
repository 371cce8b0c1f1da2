/** What differs between the kinds of answers is said in their rows, and asked of nobody by name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { KINDS } from './index.ts'

const src = join(import.meta.dirname, '..')
const names = Object.keys(KINDS).join('|')
// a fact of the chart is of the kind "chart", too
const COMPARED = new RegExp(
  `(?<!fact\\.)\\bkind [!=]== '(${names})'|(?<!\\w)Kind\\[\\]|'kind'\\]\\[\\] = \\['(${names})'`,
)

it('no file outside of the folders of the kinds compares a kind by its name', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('kinds/'),
  )
  expect(files.filter((path) => COMPARED.test(readFileSync(join(src, path), 'utf8')))).toEqual([])
})

it('each kind has a folder of its name, with its row and its plan', () => {
  for (const kind of Object.keys(KINDS)) {
    const folder = readdirSync(join(src, 'kinds', kind.replace('_', '-')))
    expect(folder, kind).toEqual(expect.arrayContaining(['plan.ts', 'row.ts']))
  }
})
