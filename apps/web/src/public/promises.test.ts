import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publicPages } from '../words/en/public.ts'
import { signUp } from '../words/en/sign-up.ts'

const { hero, toolkit, how, ask, trust, promise, faq, plans, final, privacy, terms } = publicPages
const keeping = readFileSync(new URL('../../../../docs/promises.md', import.meta.url), 'utf8')
const rows = new Map<string, string>(
  [...keeping.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, promise, keeper]) => [promise!, keeper!]),
)

interface Section {
  text?: readonly string[]
  items?: readonly (string | { when: string; text: string })[]
}
const said = (sections: readonly Section[]) =>
  sections.flatMap(({ text = [], items = [] }) => [
    ...text,
    ...items.map((item) => (typeof item === 'string' ? item : item.text)),
  ])
const promises = [
  hero.lead,
  hero.note,
  toolkit.lead,
  ask.lead,
  plans.text,
  ...promise.badges,
  ...final.badges,
  ...Object.values(toolkit.cards).map(({ text }) => text),
  ...[...how.steps, ...ask.features, ...trust.items, ...signUp.terms.sections].map(({ text }) => text),
  ...faq.items.map(({ answer }) => answer),
  ...plans.items.map(({ asks, about }) => `${asks}. ${about}`),
  ...promise.columns.flatMap(({ items }) => items),
  ...said(privacy.sections('{email}')),
  ...said(terms.sections('{email}')),
]

describe('what the public pages and the dialog of the sign-up promise', () => {
  it('is kept by something: each sentence is a line in docs/promises.md', () => {
    const unkept = promises.filter((sentence) => !rows.has(sentence))
    expect(unkept, 'add a line that names the test which keeps it').toEqual([])
  })

  it('is kept by a test, or says who keeps it where no program can', () => {
    const keepers = promises.map((sentence) => rows.get(sentence) ?? '')
    expect(keepers.filter((keeper) => !/\.(test|e2e)\.tsx?`|^by people: \S/.test(keeper))).toEqual([])
  })

  it('has no line left over from a promise that is made no more', () => {
    const old = [...rows.keys()].filter((row) => !promises.includes(row) && !/^(Promise|-+)$/.test(row))
    expect(old).toEqual([])
  })
})
