import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// An older Node would report dozens of failed tests, none of which names the cause.
if (Number.parseInt(process.versions.node) < 24) {
  console.error(
    `The tests need Node 24 or newer, and this is ${process.version}: script/setup brings one to .node/bin.`,
  )
  process.exit(1)
}

// Tests of the server share one throw-away PostgreSQL; everything else is plain functions.
const globalSetup = ['apps/server/test/global-setup.ts'].filter((file) => existsSync(file))

// What a test puts in the place of a module would reach the tests that share its worker: these have one each.
const MOCKED = '**/*.mocked.test.ts'

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // Generous, because a machine that is busy with other things proves nothing about the code.
    testTimeout: 20_000,
    hookTimeout: 40_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['{packages,script,bench}/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
          // those in a browser's surroundings are a project of their own
          exclude: ['**/*.dom.test.{ts,tsx}', MOCKED, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'unit-mocked', include: [`packages/${MOCKED}`] } },
      'apps/web/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [MOCKED, '**/node_modules/**'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: { name: 'server-mocked', include: [`apps/server/${MOCKED}`], globalSetup },
      },
    ],
  },
})
