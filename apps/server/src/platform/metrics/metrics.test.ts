import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { countGivenUp, countOverdue } from '../../background-jobs.ts'
import { noMeter } from './meter.ts'
import { openMetrics, serveMetrics } from './open-metrics.ts'

const house = testApp()

it('counts what happened and what waits, in the text of Prometheus, without a word of a person', async () => {
  const metrics = openMetrics()
  const { db } = house.context
  metrics.watch({
    db,
    sessions: { totalCount: 5, idleCount: 3, waitingCount: 0 },
    jobs: { lengths: async () => [{ name: 'send-letter', ready: 3, active: 1 }] },
    overdue: () => countOverdue(house.context),
    givenUp: () => countGivenUp(house.context),
  })
  house.context.meter = metrics.meter
  const mara = await house.visitor().arrive()
  await mara.ask('Will I find love in Padua?')
  await mara.call('GET', '/api/threads/nothing')
  house.context.meter = noMeter

  const server = serveMetrics(metrics).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await fetch(`${at}/`)).status).toBe(404)
  const text = await (await fetch(`${at}/metrics`)).text()
  server.close()

  expect(text).toContain('astrarium_ask_seconds_count{outcome="answered"} 1')
  expect(text).toMatch(/astrarium_request_seconds_count\{status="2xx"\} [1-9]/)
  expect(text).toMatch(/astrarium_request_seconds_count\{status="4xx"\} [1-9]/)
  expect(text).toContain('astrarium_queue_jobs{queue="send-letter",state="ready"} 3')
  expect(text).toMatch(/astrarium_overdue\{work="(letters|erasures|answers)"\} 0/)
  expect(text).toContain('astrarium_given_up{work="letters"} 0')
  expect(text).toContain('astrarium_pool_connections{pool="people",state="waiting"} 0')
  expect(text).toContain('astrarium_pool_connections{pool="sessions",state="busy"} 2')
  expect(text).toMatch(/astrarium_pool_wait_seconds_total \d/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/)
  const { userId } = (await mara.call('GET', '/api/profile')).body
  expect(text).not.toMatch(new RegExp(`${userId}|${mara.email}|Mara|love|Padua|/api/`, 'i'))
})

it('says what it knows while the database is away, and leaves out the rest', async () => {
  const metrics = openMetrics()
  metrics.watch({
    db: { load: () => ({ total: 5, idle: 0, waiting: 3, waitedMs: 2000 }) },
    sessions: { totalCount: 5, idleCount: 0, waitingCount: 7 },
    jobs: { lengths: () => Promise.reject(new Error('The database is away')) },
    overdue: () => new Promise(() => {}),
    givenUp: async () => ({ letters: 2 }),
  })
  const text = await metrics.text()
  expect(text).toContain('astrarium_pool_connections{pool="people",state="waiting"} 3')
  expect(text).toContain('astrarium_pool_connections{pool="sessions",state="waiting"} 7')
  expect(text).toContain('astrarium_given_up{work="letters"} 2')
  expect(text).not.toMatch(/astrarium_(queue_jobs|overdue)\{/)
})

it('is not served by the app itself', async () => {
  expect((await house.app.request('/metrics')).status).toBe(404)
})
