import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { leanContracts } from './build/lean-contracts.ts'
import { compressAssets } from './build/compress-assets.ts'
import { preloads } from './build/preloads.ts'
import { publicPages } from './build/public-pages.ts'
import { vellumMedia } from './build/vellum-by-preference.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    // writes src/routeTree.gen.ts and splits each page into a script of its own; has to come before react
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    leanContracts(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tokensByPreference(),
    tailwindcss(),
    preloads(),
    publicPages(),
    compressAssets(),
  ],
  resolve: {
    alias: {
      // Radix locks the page behind a dialog through a <style> element, which our content policy forbids
      'react-style-singleton': fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist',
    // the landing page owns the name index.html; this is the shell of the app behind it
    rolldownOptions: {
      input: fileURLToPath(new URL('app.html', import.meta.url)),
      output: {
        // their names stand in the start, and each letter more of a hundred of them is sent every time
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // what the start needs is two files: one that changes with us, and one that seldom does
            { name: 'libraries', tags: ['$initial'], test: /node_modules|\/lib\/create-root\.ts$/ },
            { name: 'start', tags: ['$initial'] },
            // small, and on nearly every page: one by one they would be forty ways there and back
            {
              name: 'pages',
              test: /lucide-react|\/(use(Base)?Query|useLocation|use-page-title|use-single-mutation|use-today|use-media|visually-hidden|later|say-missing|brand-mark|skeleton|card|load-failed|format|date-style|home-zone|zone-clock|calendar-date)\.[jt]sx?$/,
              minShareCount: 4,
            },
            // what stands around every page of the Sanctuary, with all that it needs
            { name: 'frame', test: /\/shell\/components\/sanctum-frame\.tsx$/ },
          ],
        },
      },
      // each page brings the words and addresses that it uses, and no others
      treeshake: {
        moduleSideEffects: [{ test: /\/(web\/src\/words|packages\/contracts\/src)\//, sideEffects: false }],
      },
    },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
  },
})

/** Like the public pages before it, the app follows the system as long as nobody has chosen a theme. */
function tokensByPreference(): Plugin {
  return {
    name: 'astrarium-tokens-by-preference',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/ui\/tokens\.css$/ }, handler: (css) => `${css}\n${vellumMedia(css)}` },
  }
}
