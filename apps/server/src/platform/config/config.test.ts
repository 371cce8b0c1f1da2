import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://astrarium.example/',
  AUTH_SECRET: 'x'.repeat(32),
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SMTP_URL: 'smtp://mail.example:587',
}

describe('the configuration', () => {
  it('needs nothing at all on one’s own machine', () => {
    const config = readConfig({}, '/srv')
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535 (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535 (it is "70000")'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test (it is "prod")'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an e-mail address (it is "nobody")'],
    [{ HOST: '0.0.0.0' }, 'HOST must be a loopback address in development (it is "0.0.0.0"); set NODE_ENV=production to serve others'],
  ])('names the wrong variable in one line: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })

  it.each(['PUBLIC_URL', 'AUTH_SECRET', 'ENCRYPTION_KEYS', 'SMTP_URL'])('refuses production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} must be set in production`)
  })

  it('accepts a complete production', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, publicUrl: 'https://astrarium.example' })
  })

  it('never repeats a secret in its message', () => {
    expect(() => readConfig({ ...production, AUTH_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(/^((?!hunter2).)*$/)
  })
})
