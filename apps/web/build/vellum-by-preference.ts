import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TOKENS = fileURLToPath(new URL('../src/ui/tokens.css', import.meta.url))

/**
 * Pages without a script cannot choose a theme, so the system's preference chooses: where the server has set
 * no `data-theme`, a light system gets the vellum tokens. They are taken from tokens.css at build, so that
 * they are written down once.
 */
export function vellumByPreference(): Plugin {
  return {
    name: 'astrarium:vellum-by-preference',
    enforce: 'pre',
    transform: {
      filter: { id: /\/public\.css$/ },
      handler: async (css) => `${css}\n${vellumMedia(await readFile(TOKENS, 'utf8'))}`,
    },
  }
}

/**
 * The block of `[data-theme='vellum']` again, for light systems without a chosen theme. Throws when
 * tokens.css has no such block.
 */
export function vellumMedia(tokens: string): string {
  const block = /\[data-theme='vellum'\]\s*\{([^}]*)\}/.exec(tokens)?.[1]
  if (!block) throw new Error("tokens.css has no [data-theme='vellum']")
  return `@media (prefers-color-scheme: light) {\n  :root:not([data-theme]) {${block}}\n}\n`
}
