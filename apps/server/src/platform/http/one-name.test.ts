import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { leadToOurName } from './one-name.ts'

const NAVIGATES = { 'Sec-Fetch-Mode': 'navigate' }

async function ask(
  publicUrl: string,
  host: string,
  headers: Record<string, string> = NAVIGATES,
  method = 'GET',
) {
  const app = new Hono()
  app.use(leadToOurName(publicUrl))
  app.all('*', (c) => c.text('here'))
  const { status, headers: said } = await app.request('http://any/sanctum/ask?from=home', {
    method,
    headers: { Host: host, ...headers },
  })
  return status === 302 ? said.get('location') : status
}

describe('a page on one’s own machine', () => {
  it.each([
    ['http://127.0.0.1:3000', 'localhost:3000'],
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://localhost:3000', '[::1]:3000'],
  ])('of %s leads there when it is opened at %s', async (publicUrl, host) => {
    expect(await ask(publicUrl, host)).toBe(`${publicUrl}/sanctum/ask?from=home`)
  })

  it.each([
    ['its own name', 'http://localhost:3000', 'localhost:3000'],
    ['another port', 'http://localhost:3000', '127.0.0.1:3001'],
    ['the name of another machine', 'http://localhost:3000', 'kitchen:3000'],
    ['behind an address of the net', 'https://stars.example', '127.0.0.1:3000'],
    ['no name that can be read', 'http://localhost:3000', 'no name'],
  ])('stays where it is at %s', async (_, publicUrl, host) => {
    expect(await ask(publicUrl, host)).toBe(200)
  })

  it('leads on nobody who opens no page: a script, a look at its health, a form', async () => {
    expect(await ask('http://localhost:3000', '127.0.0.1:3000', {})).toBe(200)
    expect(await ask('http://localhost:3000', '127.0.0.1:3000', { 'Sec-Fetch-Mode': 'cors' })).toBe(200)
    expect(await ask('http://localhost:3000', '127.0.0.1:3000', NAVIGATES, 'POST')).toBe(200)
  })
})
