import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Components and hooks in a browser's surroundings: `npx vitest run --project web-components`. */
export default defineConfig({
  root: import.meta.dirname,
  // compiled as they ship, so that what the React compiler remembers for too long is seen here
  plugins: [babel({ presets: [reactCompilerPreset()] })],
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)) },
  },
  test: {
    name: 'web-components',
    include: ['src/**/*.dom.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['test/dom.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    // a machine that is busy with other things proves nothing about the code
    expect: { poll: { timeout: 10_000 } },
  },
})
