import { spawn } from 'node:child_process'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'

const ROOT = path.join(import.meta.dirname, '../../../../..')
const LEFT_OUT = ['node_modules', '.git', '.node', '.cache', 'data', 'dist', '.env', 'test-results']

/** The licence gives whoever uses the app its source: `/source` is the running checkout as an archive, without data, keys or packages. */
export function serveSource(app: Hono): void {
  app.get('/source', () => {
    const tar = spawn('tar', ['-czf', '-', ...LEFT_OUT.flatMap((name) => ['--exclude', `./${name}`, '--exclude', `./*/*/${name === 'data' ? 'no-such-folder' : name}`]), '-C', ROOT, '.'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return new Response(Readable.toWeb(tar.stdout) as ReadableStream, {
      headers: { 'Content-Type': 'application/gzip', 'Content-Disposition': 'attachment; filename="astrarium-source.tar.gz"' },
    })
  })
}
