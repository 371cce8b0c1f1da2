import { defineConfig } from '@playwright/test'
import { findChromium } from './script/chromium.ts'
import { freePort } from './script/free-port.ts'

// This file is read again in every worker, and all of them have to speak of the same server.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()))
// a name, since no passkey belongs to a number
const address = `http://localhost:${port}`
const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e/journeys',
  testMatch: '*.e2e.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // a journey that goes right only the second time is named as such by `script/test`
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: address,
    screenshot: 'only-on-failure',
    // a trace of every journey would double its time: `npx playwright test --trace on` where one is wanted
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox does not start as root.
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: 'exec node script/throw-away-server.ts',
    url: `${address}/readyz`,
    // newcomers come from an address each (`e2e/newcomer.ts`): of one, sixty an hour may sign up
    env: { PORT: port, PUBLIC_URL: address, TRUSTED_PROXY: 'yes' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
