import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = path.join(import.meta.dirname, '..')
const text = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8')

interface Service {
  environment: Record<string, string>
  volumes?: string[]
  ports?: string[]
}
// a key that stands twice, or a line that is none, throws
const { services } = parse(text) as { services: { app: Service; database: Service } }
const { app, database } = services
const setting = (name: string) => expect.stringMatching(new RegExp(`^\\$\\{${name}:\\?.+\\}$`)) as string

describe('the compose file', () => {
  it('has the app sign in as somebody who is not the superuser of the database', () => {
    const { username, pathname } = new URL(app.environment['DATABASE_URL']!.replace(/\$\{[^}]*\}/, 'x'))
    expect([username, pathname]).toEqual(['astrarium', '/astrarium'])
    expect(database.environment).not.toHaveProperty('POSTGRES_USER')
    expect(database.environment['POSTGRES_PASSWORD']).toEqual(setting('POSTGRES_PASSWORD'))
    expect(database.environment['DATABASE_PASSWORD']).toEqual(setting('DATABASE_PASSWORD'))
  })

  it('makes that login where the volume is empty, with the one right it needs', () => {
    const [source] = database.volumes!.find((one) => one.includes('initdb.d'))!.split(':')
    const made = readFileSync(path.join(ROOT, source!), 'utf8')
    expect(made).toMatch(/^create role astrarium login createrole password :'password';$/m)
    expect(made).toMatch(/^create database astrarium owner astrarium;$/m)
    expect(made).not.toMatch(/\bsuperuser;/)
  })

  it('lets the app write nothing, keep no right, and be reached from this machine alone', () => {
    expect(app).toMatchObject({
      cap_drop: ['ALL'],
      ports: [expect.stringMatching(/^127\.0\.0\.1:/)],
      read_only: true,
      security_opt: ['no-new-privileges:true'],
    })
    expect(database).not.toHaveProperty('ports')
  })

  it('starts nothing without a secret that somebody has set', () =>
    expect(app.environment).toMatchObject({
      AUTH_SECRET: setting('AUTH_SECRET'),
      ENCRYPTION_KEYS: setting('ENCRYPTION_KEYS'),
      PUBLIC_URL: setting('PUBLIC_URL'),
    }))
})
