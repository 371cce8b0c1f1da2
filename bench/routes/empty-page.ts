import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const EMPTY_PORT = 4397
const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.cache/empty-page')
const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html; charset=utf-8' }

/** One heading, drawn by React: what a page of the same framework costs without us. Answers how to end it. */
export async function openEmptyPage(): Promise<() => Promise<unknown>> {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    join(FOLDER, 'index.html'),
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><div id="root"></div><script type="module" src="/main.ts"></script>',
  )
  writeFileSync(
    join(FOLDER, 'main.ts'),
    `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')!).render(createElement('h1', null, 'Empty'))`,
  )
  execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', FOLDER, '--logLevel=error'], {
    stdio: 'inherit',
  })
  const server = createServer((request, answer) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1)
    try {
      const body = gzipSync(readFileSync(join(FOLDER, 'dist', name)))
      const type = TYPES[name.split('.').at(-1)!] ?? 'text/plain'
      answer.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(body)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(EMPTY_PORT, '127.0.0.1', resolve))
  return () => new Promise((resolve) => server.close(resolve))
}
