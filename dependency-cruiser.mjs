// The shape of the house, as rules. Each name is what you will read when you trip on it.
const feature = '^apps/server/src/features/([^/]+)/'
// the files of a feature that are its own; a noun beside them is lent to its neighbours
const ownWords = 'routes|policy|limits|repository|tables|sealed|jobs|mail|command|feature'
const emptyWords = 'helper|util|manager|handler|data|info|common|misc'
const test = '\\.test\\.tsx?$'
// Who may lean on whom: imports go left. Those of the first line stand beside each other.
const order = [
  ['letter'],
  ['profile', 'birth', 'billing'],
  ['auth', 'security'],
  ['chart'],
  ['circle'],
  ['chart-settings', 'own-chart'],
  ['invite'],
  ['sky'],
  ['guide'],
  ['debug'],
  ['ask'],
  ['notes'],
  ['conversation', 'live'],
  ['blueprint', 'foresight'],
  ['daily'],
  ['home'],
  ['privacy'],
  ['landing', 'faults'],
]
// Arion's rooms, from the ground up: each may lean on those before it. Of a kind of answer the row is of the
// reading, and the plan of the words.
const rowsOfKinds = 'kinds/(?:index|kind|asked-for|[^/]+/row)(?=\\.ts$)'
const arionOrder = [
  'must',
  'chart',
  'claims',
  'language',
  'circle',
  'time',
  'listen',
  'types',
  `question|${rowsOfKinds}`,
  'reader',
  'brief',
  'check',
  'almanac',
  `(?!${rowsOfKinds})kinds`,
  'turns',
  'takes-no-ask',
  'plan-for',
  'answer',
  'prompts',
  'answer-with',
  'readings',
  'two',
  'cli',
  'index',
]
const arionRooms = (names) => `^packages/arion/src/(${names.join('|')})(/|\\.ts$)`
const rule = (name, comment, from, to, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
  ...extra,
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    rule(
      'features-form-a-tree',
      'Feature A may use B, or B may use A. Not both.',
      { path: '^apps/(server|web)/src/features/[^/]+$' },
      { circular: true },
      { scope: 'folder' },
    ),

    // Packages
    rule(
      'sky-is-pure',
      'The sky is arithmetic: no clock, no network, no database, and only its ephemeris package and its own data files.',
      { path: '^packages/sky/src', pathNot: [test, '^packages/sky/src/cli/'] },
      {
        pathNot: [
          '^packages/sky/(src|data)',
          '(^|node_modules/)swisseph-wasm',
          '^(node:)?(fs|zlib|module|url|path)(/promises)?$',
        ],
      },
    ),
    rule(
      'arion-is-pure',
      'Facts in, words out: the guide reads the sky and the contracts, and its own lore.',
      {
        path: '^packages/arion/src',
        pathNot: [test, '^packages/arion/src/(listen|reader|cli|question/language)/'],
      },
      { pathNot: ['^packages/(arion|sky|contracts)/', '^(node:)?(fs|url|path|crypto)(/promises)?$'] },
    ),
    rule(
      'arion-hears-a-language-in-one-room',
      'The library that tells languages apart is met in one folder.',
      { path: '^packages/arion/src/question/language/', pathNot: test },
      { pathNot: ['^packages/arion/', 'node_modules/eld/'] },
    ),
    rule(
      'arion-listens-in-three-rooms',
      'The numeric library is met where it listens, threads where the reader runs, words of lines in its program.',
      { path: '^packages/arion/src/(listen|reader|cli)/', pathNot: test },
      {
        pathNot: [
          '^packages/(arion|sky|contracts)/',
          '^(node:)?(fs|url|path|worker_threads)$',
          'node_modules/@tensorflow/',
          'node_modules/zod/',
        ],
      },
    ),
    ...arionOrder
      .slice(0, -1)
      .map((room, place) =>
        rule(
          'arion-runs-one-way',
          'From the chart to the words: the order of the rooms stands at the head of dependency-cruiser.mjs.',
          { path: arionRooms([room]), pathNot: test },
          { path: arionRooms(arionOrder.slice(place + 1)) },
        ),
      ),
    rule(
      'arion-runs-one-way',
      'A new room of Arion takes its place in the order at the head of dependency-cruiser.mjs.',
      { path: '^packages/arion/src/' },
      { path: '^packages/arion/src/', pathNot: arionRooms(arionOrder) },
    ),
    rule(
      'source-needs-no-evaluation',
      'What is measured does not lean on the measure.',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
      { path: '^packages/[^/]+/evals/' },
    ),
    rule(
      'contracts-know-only-zod',
      'Both sides read contracts, so contracts read neither. Of the sky they take its nouns.',
      { path: '^packages/contracts/src', pathNot: test },
      { pathNot: ['^packages/(contracts|sky)/src', '(^|node_modules/)zod'] },
    ),
    rule(
      'packages-know-no-app',
      'Apps are built on packages, never the other way.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    rule(
      'two-sides-meet-in-contracts',
      'Web and server never import one another.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'charts-come-from-the-api',
      'The web draws charts; it does not compute them. It and the contracts may read the nouns of the sky, and name its types.',
      { path: '^(apps/web|packages/contracts)/', pathNot: test },
      {
        path: '^packages/sky',
        pathNot: '^packages/sky/src/(wheel|nouns\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'guide-speaks-on-the-server',
      'The web shows what the guide said; it does not speak itself.',
      { path: '^apps/web/' },
      { path: '^packages/arion' },
    ),

    // Server
    rule(
      'platform-knows-no-feature',
      'Platform is plumbing. If it needs a domain word, it is a feature.',
      { path: '^apps/server/src/platform', pathNot: test },
      { path: '^apps/server/(src/(features|app|main)|test/)' },
    ),
    rule(
      'features-do-not-wire',
      'Wiring happens in the files beside features/, and no feature imports them.',
      { path: '^apps/server/src/features', pathNot: test },
      { path: '^apps/server/(src/[^/]+\\.ts$|test/)' },
    ),
    ...order.slice(0, -1).map((names, place) =>
      rule(
        'features-lean-left',
        'An earlier feature knows nothing of a later one; the order stands at the head of dependency-cruiser.mjs.',
        { path: `^apps/server/src/features/(${names.join('|')})/`, pathNot: test },
        {
          path: `^apps/server/src/features/(${order
            .slice(place + 1)
            .flat()
            .join('|')})/`,
        },
      ),
    ),
    rule(
      'features-lean-left',
      'A new feature takes its place in the order at the head of dependency-cruiser.mjs.',
      { path: `^apps/server/src/features/(?!(${order.flat().join('|')})/)[^/]+/` },
      { path: '^apps/server/src/features/' },
    ),
    rule(
      'neighbours-by-the-front-door',
      "Use another feature's service/ and the nouns beside it, never its tables, repository, policy or folders.",
      { path: feature, pathNot: ['/tables\\.ts$', '/conversation/repository\\.ts$', test] },
      {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: [
          '^apps/server/src/features/$1/',
          '/service/',
          `${feature}(?!(${ownWords})\\.ts$)[^/]+\\.ts$`,
        ],
      },
    ),
    rule(
      'conversations-are-made-of-asks',
      'Both nouns are the same rows: the one repository that reads a neighbour, and only this one.',
      { path: '^apps/server/src/features/conversation/repository\\.ts$' },
      {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/(conversation/|ask/(repository|tables|sealed)\\.ts$)',
      },
    ),
    rule(
      'tables-name-only-tables',
      'A foreign key names another table; nothing else is known there.',
      { path: `${feature}tables\\.ts$` },
      { path: '^(apps/server/src/|packages/)', pathNot: ['/tables\\.ts$', '^apps/server/src/platform/db/'] },
    ),
    rule(
      'routes-only-translate',
      'A route calls one verb. It does not query or calculate.',
      { path: `${feature}routes\\.ts$` },
      {
        path: ['/(repository|tables)\\.ts$', '^packages/sky', 'platform/db', 'drizzle-orm'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'services-know-no-http',
      'A verb runs the same from a request, a job or a test.',
      { path: feature, pathNot: ['/(routes|feature)\\.ts$', test] },
      { path: ['platform/http', '(^|node_modules/)(@hono|hono)(/|$)', '/routes\\.ts$'] },
    ),
    rule(
      'sql-lives-in-repositories',
      'Only repository.ts, tables.ts, platform/db and platform/embedded-postgres speak SQL, and the accounts library through platform/auth.',
      {
        path: '^apps/server/src',
        pathNot: [
          '/(repository|tables)\\.ts$',
          '^apps/server/src/platform/(db|auth|embedded-postgres)/',
          test,
        ],
      },
      { path: '(^|node_modules/)(drizzle-orm|pg)(/|$)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'repositories-only-query',
      'A repository knows tables, not rules.',
      { path: '/repository\\.ts$' },
      { path: '/(service/|policy\\.ts|routes\\.ts)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'same-words-everywhere',
      'A server feature is made of: feature routes policy limits repository tables sealed jobs mail command, verbs in service/, and nouns beside them, one folder deep.',
      {},
      {
        path: [`${feature}[^/]+/[^/]+/`, `^apps/server/src/features/.*[-/](${emptyWords})s?[-./]`],
      },
    ),
    rule(
      'verbs-stand-on-nouns',
      'What stands beside service/ helps its verbs, and calls none of them.',
      { path: `${feature}(?!service/)`, pathNot: ['/(routes|jobs|command|feature)\\.ts$', test] },
      { path: '^apps/server/src/features/$1/service/' },
    ),
    rule(
      'vendors-stay-in-platform',
      'Ask platform/. Only it knows which company answers.',
      { path: '^apps/server/src', pathNot: ['^apps/server/src/platform/', test] },
      {
        path: '(^|node_modules/)(stripe|better-auth|@anthropic-ai|@ai-sdk|openai|ai|resend|nodemailer|@aws-sdk|pg-boss)(/|$)',
      },
    ),

    // Web
    rule(
      'ui-knows-no-product',
      'Could this component ship in another product? Then it may live in ui/.',
      { path: '^apps/web/src/(ui|lib)' },
      { path: '^apps/web/src/(features|routes|public)' },
    ),
    rule(
      'features-know-no-route',
      'Routes compose features.',
      { path: '^apps/web/src/features' },
      { path: '^apps/web/src/(routes/|router|main)' },
    ),
    rule(
      'web-neighbours-by-the-front-door',
      "Borrow a neighbour's components/, hooks/, queries.ts or mutations.ts, nothing deeper.",
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/features/',
        pathNot: ['^apps/web/src/features/$1/', '/(components|hooks)/', '/(queries|mutations)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'forms-in-one-way',
      'Forms are made with ui/form, which alone knows the library (decision 017).',
      { path: '^apps/web/src', pathNot: '^apps/web/src/ui/form/' },
      { path: '(^|node_modules/)@tanstack/(react-form|form-core)(/|$)' },
    ),
    rule(
      'public-pages-need-no-app',
      'Public pages are HTML before anybody asks for them.',
      { path: '^apps/web/src/public' },
      { path: '^apps/web/src/(features|routes|router|main)' },
    ),

    // Words
    rule(
      'words-are-only-words',
      'Texts in one language; another language is one more folder. They import types at most, and what the wheel calls its parts.',
      { path: '^apps/(web|server)/src/words/[^/]+/', pathNot: test },
      {
        pathNot: ['^apps/(web|server)/src/words/', '^packages/sky/src/wheel'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    // Everywhere
    rule(
      'no-orphans',
      'Nobody imports this. Delete it, or wire it.',
      { orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.', '\\.mjs$', '\\.test\\.'] },
      {},
    ),
    rule('resolvable', 'This import goes nowhere.', {}, { couldNotResolve: true }),
    rule(
      'declared',
      'This package is not in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API that the tool could read; with its own parser it would silently check nothing.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(css|svg|gen\\.ts)$', '^apps/web/dist/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
