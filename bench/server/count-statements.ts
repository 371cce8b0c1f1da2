// Loaded into the server before its first line: counts what it asks the database, and answers on COUNTS_PORT.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'

const counts = { transactions: 0, statements: 0, trips: 0 }
const within = new WeakSet<pg.Client>()
const underWay = new WeakMap<pg.Client, number>()

const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  const [first] = asked as [string | { text?: string }]
  const text = (typeof first === 'string' ? first : (first.text ?? '')).slice(0, 9).toLowerCase()
  counts.statements += 1
  if (!within.has(this)) counts.transactions += 1
  if (text.startsWith('begin')) within.add(this)
  if (/^(commit|rollback)/.test(text) || /^begin.*commit$/s.test(text)) within.delete(this)
  const before = underWay.get(this) ?? 0
  // what leaves while an answer is awaited costs no wait of its own
  if (before === 0) counts.trips += 1
  underWay.set(this, before + 1)
  const answer = Reflect.apply(query, this, asked)
  const done = () => void underWay.set(this, (underWay.get(this) ?? 1) - 1)
  if (answer instanceof Promise) void answer.catch(() => {}).finally(done)
  else done()
  return answer
} as typeof pg.Client.prototype.query

if (isMainThread)
  createServer((_request, response) => response.end(JSON.stringify(counts)))
    .listen(Number(process.env['COUNTS_PORT']), '127.0.0.1')
    .unref()
