import type pg from 'pg'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Meter } from './meter.ts'

/** What is asked for when somebody reads. */
export interface Watched {
  db: Pick<Database, 'load'>
  /** the pool that every request passes first, to be asked whose session it is */
  sessions: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  jobs: { lengths(): Promise<{ name: string; ready: number; active: number }[]> }
  overdue(): Promise<Record<string, number>>
  givenUp(): Promise<Record<string, number>>
}

export interface Metrics {
  meter: Meter
  /** from now on there is something to ask */
  watch(watched: Watched): void
  /** as Prometheus reads it */
  text(): Promise<string>
}

/** Numbers about this server alone, and no word of a person: no label is anybody's, and none is a path. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const asks = new Histogram({
    name: 'astrarium_ask_seconds',
    help: 'From a question to the end of its answer',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90],
    registers,
  })
  const requests = new Histogram({
    name: 'astrarium_request_seconds',
    help: 'Requests by the hundred of their status',
    labelNames: ['status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const meter: Meter = {
    askEnded: (outcome, seconds) => asks.observe({ outcome }, seconds),
    answered: (status, seconds) => requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
  }
  return { meter, watch: (watched) => watch(registry, watched), text: () => registry.metrics() }
}

function watch(registry: Registry, { db, sessions, jobs, overdue, givenUp }: Watched): void {
  const connections = new Gauge({
    name: 'astrarium_pool_connections',
    help: 'Connections to the database, and who waits for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = sessions
      for (const [pool, load] of Object.entries({ people: db.load(), sessions: { total, idle, waiting } })) {
        this.set({ pool, state: 'busy' }, load.total - load.idle)
        this.set({ pool, state: 'idle' }, load.idle)
        this.set({ pool, state: 'waiting' }, load.waiting)
      }
    },
  })
  const waits = new Counter({
    name: 'astrarium_pool_wait_seconds_total',
    help: 'How long work has waited for a connection to the database',
    registers: [],
    collect() {
      this.reset()
      this.inc(db.load().waitedMs / 1000)
    },
  })
  const queues = new Gauge({
    name: 'astrarium_queue_jobs',
    help: 'Work that was asked for, as of the last minute',
    labelNames: ['queue', 'state'],
    registers: [],
    async collect() {
      this.reset()
      for (const { name, ready, active } of (await inTime(jobs.lengths())) ?? []) {
        this.set({ queue: name, state: 'ready' }, ready)
        this.set({ queue: name, state: 'active' }, active)
      }
    },
  })
  const overdueWork = new Gauge({
    name: 'astrarium_overdue',
    help: 'Work that should have been done by now, on all servers together',
    labelNames: ['work'],
    registers: [],
    async collect() {
      this.reset()
      for (const [work, total] of Object.entries((await inTime(overdue())) ?? {})) this.set({ work }, total)
    },
  })
  const givenUpWork = new Gauge({
    name: 'astrarium_given_up',
    help: 'Work of the last day that could not be done, on all servers together',
    labelNames: ['work'],
    registers: [],
    async collect() {
      this.reset()
      for (const [work, total] of Object.entries((await inTime(givenUp())) ?? {})) this.set({ work }, total)
    },
  })
  for (const metric of [connections, waits, queues, overdueWork, givenUpWork]) registry.registerMetric(metric)
}

const ANSWERS_WITHIN_MS = 1500

/** Null where nobody answers: while the database is away the other values are wanted most. */
async function inTime<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWERS_WITHIN_MS, null)
  })
  const answer = await Promise.race([asked.catch(() => null), late])
  clearTimeout(timer)
  return answer
}

/** On a port of its own, which nobody outside is to reach. */
export function serveMetrics({ text }: Pick<Metrics, 'text'>): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(body),
      () => response.writeHead(503).end(),
    )
  })
}
