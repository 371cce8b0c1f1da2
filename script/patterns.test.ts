import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'

/**
 * More never heard what nobody had written yet: whoever takes some away lowers this. Of all that there
 * are (1,798 on 24 November), 215 were counted here only when what reads of two people moved in, and 37 more
 * with the matters of a choice; six had stood in plans. Nine came with `bedside.ts`, where care wants a rule,
 * and 20 with the grammar of times, which no ear replaces; seven that no message of 14,030 needed went.
 * The signs of `red-flags.ts` are 93 more, a list of first aid in which nothing may be missed for want of
 * likeness. Ten came with `decision-told.ts`: a decision that is set out and not asked is told from news by
 * its grammar, as an ear hears both alike; 67 are the grammar of times again, which time of a letter its
 * question points at, which days a list holds, and what a death or a parting is told beside. The last ones
 * parse what is said of a chart, whose reasons a why asks for, and birthdays: terms and dates, in which no
 * ear is exact. Nine are the signs of a farewell
 * (`farewell-signs.ts`), a list as `red-flags.ts` is one; the others say what a yes or no can be told of as a
 * time. The lists of verbs that told what one can do went: a head hears it.
 */
const MOST = 1824

const root = join(import.meta.dirname, '../packages/arion/src')

it('the patterns that questions are read with only become fewer', () => {
  const sources = globSync('{question,time}/**/*.ts', { cwd: root }).filter((path) => !/\.test\./.test(path))
  const count = sources.reduce((sum, path) => sum + patternsIn(readFileSync(join(root, path), 'utf8')), 0)
  expect(count, 'where they are fewer, MOST is lowered').toBe(MOST)
})

/** Patterns as literals, and those that are put together. */
function patternsIn(text: string): number {
  let count = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, callee } = node as { type?: unknown; callee?: { value?: unknown } }
    if (type === 'RegExpLiteral' || (type === 'NewExpression' && callee?.value === 'RegExp')) count += 1
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(text, { syntax: 'typescript', target: 'es2024' }))
  return count
}
