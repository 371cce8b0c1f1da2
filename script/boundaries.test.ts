import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { cruise } from './cruise.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const root = mkdtempSync(join(tmpdir(), 'astrarium-boundaries-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

// A small house of the same shape, in which each file stands as it should.
const house: Record<string, string> = {
  'package.json':
    '{ "type": "module", "dependencies": { "hono": "1", "stripe": "1", "drizzle-orm": "1", "zod": "1", "@tanstack/react-form": "1" } }',
  ...packages('hono', 'stripe', 'drizzle-orm', 'zod', '@tanstack/react-form', 'undeclared'),
  'packages/sky/src/cast.ts': `import './wheel/index.ts'\nimport './types.ts'`,
  'packages/sky/src/types.ts': 'export type Degrees = number',
  'packages/sky/src/nouns.ts': 'export const SIGNS = []',
  'packages/sky/src/wheel/index.ts': 'export const wheel = 1',
  'packages/arion/src/answer.ts': `import '../../sky/src/cast.ts'\nimport './almanac/pen.ts'`,
  'packages/arion/src/almanac/pen.ts': `import '../question/read.ts'`,
  'packages/arion/src/question/read.ts': 'export const read = 1',
  'packages/arion/evals/measure.ts': `import '../src/answer.ts'`,
  'packages/contracts/src/ask.ts': `import 'zod'\nimport '../../sky/src/nouns.ts'\nimport type { Degrees } from '../../sky/src/types.ts'\nexport type A = Degrees`,
  'apps/server/src/main.ts': `import './app.ts'`,
  'apps/server/src/app.ts': ['profile', 'auth', 'ask', 'conversation']
    .map((name) => `import './features/${name}/routes.ts'`)
    .join('\n'),
  ...feature('profile'),
  ...feature('auth'),
  ...feature('ask', `import '../../auth/service/act.ts'\nimport '../../auth/session.ts'`),
  ...feature('conversation'),
  'apps/server/src/features/conversation/repository.ts': `import '../ask/repository.ts'`,
  'apps/server/src/platform/http/mount.ts': `import 'hono'`,
  'apps/server/src/platform/db/database.ts': `import 'drizzle-orm'`,
  'apps/server/src/words/en/mail.ts': 'export const mail = 1',
  'apps/web/src/main.tsx': `import './routes/home.tsx'`,
  'apps/web/src/routes/home.tsx': `import '../features/ask/components/page.tsx'`,
  'apps/web/src/features/ask/components/page.tsx': `import '../../auth/queries.ts'\nimport '../../../ui/button.tsx'\nimport '../../../words/en/ask.ts'`,
  'apps/web/src/features/auth/queries.ts': `import '../../lib/api.ts'\nimport './session.ts'`,
  'apps/web/src/features/auth/session.ts': 'export const session = 1',
  'apps/web/src/ui/button.tsx': `import '../lib/api.ts'\nimport '../../../../packages/sky/src/wheel/index.ts'`,
  'apps/web/src/lib/api.ts': `import '../../../../packages/contracts/src/ask.ts'`,
  'apps/web/src/words/en/ask.ts': 'export const ask = 1',
  'apps/web/src/public/landing.tsx': `import '../ui/button.tsx'`,
}

const server = 'apps/server/src'
const web = 'apps/web/src'
const breaches: { rule: string; file: string; imports: string }[] = [
  { rule: 'no-circles', file: `${server}/platform/http/circle-a.ts`, imports: './circle-b.ts' },
  { rule: 'sky-is-pure', file: 'packages/sky/src/cast.ts', imports: 'node:http' },
  { rule: 'arion-is-pure', file: 'packages/arion/src/answer.ts', imports: 'hono' },
  { rule: 'arion-listens-in-three-rooms', file: 'packages/arion/src/listen/ear.ts', imports: 'hono' },
  {
    rule: 'arion-hears-a-language-in-one-room',
    file: 'packages/arion/src/question/language/language-of.ts',
    imports: 'hono',
  },
  {
    rule: 'arion-runs-one-way',
    file: 'packages/arion/src/question/read.ts',
    imports: '../almanac/pen.ts',
  },
  { rule: 'arion-runs-one-way', file: 'packages/arion/src/answer.ts', imports: './cellar/rack.ts' },
  {
    rule: 'source-needs-no-evaluation',
    file: 'packages/arion/src/almanac/pen.ts',
    imports: '../../evals/measure.ts',
  },
  { rule: 'contracts-know-only-zod', file: 'packages/contracts/src/ask.ts', imports: 'hono' },
  {
    rule: 'packages-know-no-app',
    file: 'packages/arion/src/answer.ts',
    imports: '../../../apps/server/src/words/en/mail.ts',
  },
  {
    rule: 'two-sides-meet-in-contracts',
    file: `${web}/lib/api.ts`,
    imports: '../../../server/src/words/en/mail.ts',
  },
  {
    rule: 'charts-come-from-the-api',
    file: `${web}/lib/api.ts`,
    imports: '../../../../packages/sky/src/cast.ts',
  },
  {
    rule: 'charts-come-from-the-api',
    file: 'packages/contracts/src/ask.ts',
    imports: '../../sky/src/cast.ts',
  },
  {
    rule: 'guide-speaks-on-the-server',
    file: `${web}/lib/api.ts`,
    imports: '../../../../packages/arion/src/answer.ts',
  },
  {
    rule: 'platform-knows-no-feature',
    file: `${server}/platform/db/database.ts`,
    imports: '../../features/auth/service/act.ts',
  },
  {
    rule: 'features-do-not-wire',
    file: `${server}/features/auth/service/act.ts`,
    imports: '../../../app.ts',
  },
  {
    rule: 'features-lean-left',
    file: `${server}/features/profile/service/act.ts`,
    imports: '../../ask/service/act.ts',
  },
  {
    rule: 'features-lean-left',
    file: `${server}/features/cellar/service/act.ts`,
    imports: '../../auth/service/act.ts',
  },
  {
    rule: 'neighbours-by-the-front-door',
    file: `${server}/features/ask/service/act.ts`,
    imports: '../../auth/repository.ts',
  },
  {
    rule: 'conversations-are-made-of-asks',
    file: `${server}/features/conversation/repository.ts`,
    imports: '../auth/repository.ts',
  },
  { rule: 'tables-name-only-tables', file: `${server}/features/auth/tables.ts`, imports: './policy.ts' },
  { rule: 'routes-only-translate', file: `${server}/features/auth/routes.ts`, imports: './repository.ts' },
  {
    rule: 'services-know-no-http',
    file: `${server}/features/auth/service/act.ts`,
    imports: '../../../platform/http/mount.ts',
  },
  {
    rule: 'sql-lives-in-repositories',
    file: `${server}/features/auth/service/act.ts`,
    imports: 'drizzle-orm',
  },
  { rule: 'repositories-only-query', file: `${server}/features/auth/repository.ts`, imports: './policy.ts' },
  { rule: 'same-words-everywhere', file: `${server}/features/auth/service/act.ts`, imports: '../helper.ts' },
  {
    rule: 'same-words-everywhere',
    file: `${server}/features/auth/service/act.ts`,
    imports: '../session/secret/seal.ts',
  },
  {
    rule: 'neighbours-by-the-front-door',
    file: `${server}/features/ask/service/act.ts`,
    imports: '../../auth/session/cookie.ts',
  },
  { rule: 'verbs-stand-on-nouns', file: `${server}/features/auth/session.ts`, imports: './service/act.ts' },
  { rule: 'vendors-stay-in-platform', file: `${server}/features/auth/service/act.ts`, imports: 'stripe' },
  { rule: 'ui-knows-no-product', file: `${web}/ui/button.tsx`, imports: '../features/auth/session.ts' },
  {
    rule: 'features-know-no-route',
    file: `${web}/features/auth/queries.ts`,
    imports: '../../routes/home.tsx',
  },
  {
    rule: 'web-neighbours-by-the-front-door',
    file: `${web}/features/ask/components/page.tsx`,
    imports: '../../auth/session.ts',
  },
  { rule: 'forms-in-one-way', file: `${web}/features/auth/session.ts`, imports: '@tanstack/react-form' },
  {
    rule: 'public-pages-need-no-app',
    file: `${web}/public/landing.tsx`,
    imports: '../features/auth/queries.ts',
  },
  { rule: 'words-are-only-words', file: `${web}/words/en/ask.ts`, imports: '../../lib/api.ts' },
  { rule: 'resolvable', file: `${web}/lib/api.ts`, imports: './nowhere.ts' },
  { rule: 'declared', file: `${web}/lib/api.ts`, imports: 'undeclared' },
]

const whole = cruise(build('whole', house), ['packages', 'apps'])

it('finds nothing in a house that keeps the rules, and looks at every file of it', () => {
  expect(whole.breaches).toEqual([])
  expect(whole.moduleCount).toBeGreaterThanOrEqual(
    Object.keys(house).filter((path) => /\.tsx?$/.test(path)).length,
  )
})

const broken = cruise(
  build('broken', {
    ...house,
    [`${server}/platform/http/circle-b.ts`]: `import './circle-a.ts'`,
    [`${server}/features/auth/helper.ts`]: 'export const helper = 1',
    [`${server}/features/auth/session/secret/seal.ts`]: 'export const seal = 1',
    'packages/arion/src/cellar/rack.ts': 'export const rack = 1',
    'apps/web/src/lib/orphan.ts': 'export const orphan = 1',
    ...planted(),
  }),
  ['packages', 'apps'],
)

it.each(breaches)('$rule: sees $file import $imports', ({ rule, file }) => {
  expect(broken.breaches.filter((breach) => breach.rule === rule).map(({ from }) => from)).toContain(file)
})

it('features-form-a-tree: sees two features lean on each other', () => {
  expect(broken.breaches.map(({ rule }) => rule)).toContain('features-form-a-tree')
})

it('no-orphans: sees a file that nobody imports', () => {
  expect(broken.breaches).toContainEqual(
    expect.objectContaining({ rule: 'no-orphans', from: 'apps/web/src/lib/orphan.ts' }),
  )
})

it('has seen every rule broken', () => {
  const seen = new Set(broken.breaches.map(({ rule }) => rule))
  expect(broken.rules.filter((name) => !seen.has(name))).toEqual([])
})

function planted(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { file, imports } of breaches)
    files[file] = `${files[file] ?? house[file] ?? ''}\nimport '${imports}'`
  return files
}

function build(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  return join(root, name)
}

function feature(name: string, more = ''): Record<string, string> {
  const folder = `apps/server/src/features/${name}`
  return {
    [`${folder}/routes.ts`]: `import './service/act.ts'\nimport '../../platform/http/mount.ts'`,
    [`${folder}/service/act.ts`]: `import '../policy.ts'\nimport '../repository.ts'\nimport '../../../words/en/mail.ts'\nimport '../session.ts'\nimport '../session/cookie.ts'\n${more}`,
    [`${folder}/repository.ts`]: `import './tables.ts'\nimport '../../platform/db/database.ts'`,
    [`${folder}/tables.ts`]: `import 'drizzle-orm'`,
    [`${folder}/policy.ts`]: 'export const may = 1',
    [`${folder}/session.ts`]: 'export const session = 1',
    [`${folder}/session/cookie.ts`]: 'export const cookie = 1',
  }
}

function packages(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, 'module.exports = 1'],
    ]),
  )
}
