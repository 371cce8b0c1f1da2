import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Writes a `.br` and a `.gz` beside each script, style sheet and drawing, so that the server never compresses
 * one.
 */
export function compressAssets(): Plugin {
  let outDir = ''
  return {
    name: 'astrarium-compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const folder = path.join(outDir, 'assets')
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const file = path.join(folder, name)
        const bytes = readFileSync(file)
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
        )
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
