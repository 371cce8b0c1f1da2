// How the house is cut: sizes of files and folders, circles, escapes from the types, for each part and the
// whole.
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { parseSync } from '@swc/core'
import { cruise } from '../script/cruise.ts'
import { importCircles } from '../script/import-circles.ts'
import { isTest } from '../script/is-test.ts'

const COLUMNS = 110
const PARTS = ['packages/sky', 'packages/arion', 'packages/contracts', 'apps/server', 'apps/web']

interface Source {
  path: string
  lines: string[]
  escapes: { any: number; nonNull: number; casts: number }
}

const sources = execFileSync('git', ['ls-files', 'packages', 'apps'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.gen\.|\.d\.ts$/.test(path) && !isTest(path))
  .map(readSource)
const { imports } = cruise('.', ['packages', 'apps'])
const circles = importCircles(imports.filter(({ from }) => !isTest(from)))

console.log(
  '| part | files | median lines | p90 | longest | lines > 110 | any | non-null ! | casts | largest folder | circles |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
for (const part of [...PARTS, '']) console.log(row(part))
for (const circle of circles) console.log(`circle: ${circle.join(' · ')}`)

function row(part: string): string {
  const own = sources.filter(({ path }) => path.startsWith(part))
  const lengths = own.map(({ lines }) => lines.length).toSorted((a, b) => a - b)
  const longest = own.toSorted((a, b) => b.lines.length - a.lines.length)[0]
  const folders = [...Map.groupBy(own, ({ path }) => dirname(path))]
  const largest = folders.toSorted(([, a], [, b]) => b.length - a.length)[0]
  const total = (count: (source: Source) => number) => own.reduce((sum, source) => sum + count(source), 0)
  return `| ${[
    part || 'all',
    own.length,
    lengths[Math.floor(lengths.length / 2)],
    lengths[Math.floor(lengths.length * 0.9)],
    `${longest?.lines.length} ${longest?.path.split('/').at(-1)}`,
    total(({ lines }) => lines.filter((line) => line.length > COLUMNS).length),
    total(({ escapes }) => escapes.any),
    total(({ escapes }) => escapes.nonNull),
    total(({ escapes }) => escapes.casts),
    `${largest?.[1].length} ${largest?.[0]}`,
    circles.filter(([first = '']) => first.startsWith(part)).length,
  ].join(' | ')} |`
}

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const escapes = { any: 0, nonNull: 0, casts: 0 }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type } = node as { type?: unknown }
    if (type === 'TsNonNullExpression') escapes.nonNull += 1
    if (type === 'TsAsExpression') escapes.casts += 1
    if (type === 'TsKeywordType' && (node as { kind?: unknown }).kind === 'any') escapes.any += 1
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }))
  return { path, lines: text.replace(/\n$/, '').split('\n'), escapes }
}
