import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

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
      metricsPort: null,
      publicUrl: 'http://127.0.0.1:3000',
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535 (it is "abc")'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535 (it is "70000")'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test (it is "prod")'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an email address (it is "nobody")'],
    [
      { HOST: '0.0.0.0' },
      'HOST must be a loopback address in development (it is "0.0.0.0"); set NODE_ENV=production to serve others',
    ],
  ])('names the wrong variable in one line: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })

  it.each(['PUBLIC_URL', 'AUTH_SECRET', 'ENCRYPTION_KEYS', 'SMTP_URL'])(
    'refuses production without %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(
        `${name} must be set in production`,
      )
    },
  )

  it('accepts a complete production', () => {
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      publicUrl: 'https://astrarium.example',
    })
  })

  it('never repeats a secret in its message', () => {
    expect(() => readConfig({ ...production, AUTH_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(/^((?!hunter2).)*$/)
  })

  it('leaves Arion to the built-in voice unless a model is named', () => {
    expect(readConfig({}).llm).toBeNull()
  })

  it.each([
    [
      { LLM_PROVIDER: 'openai', LLM_KEY: 'k', LLM_MODEL: 'gpt-x' },
      { provider: 'openai', url: 'https://api.openai.com/v1', key: 'k', model: 'gpt-x', fallback: 'none' },
    ],
    [
      { LLM_PROVIDER: 'anthropic', LLM_KEY: 'k', LLM_MODEL: 'claude-x', LLM_FALLBACK: 'almanac' },
      {
        provider: 'anthropic',
        url: 'https://api.anthropic.com',
        key: 'k',
        model: 'claude-x',
        fallback: 'almanac',
      },
    ],
    [
      { LLM_PROVIDER: 'openai', LLM_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'llama' },
      { provider: 'openai', url: 'http://127.0.0.1:11434/v1', key: null, model: 'llama', fallback: 'none' },
    ],
  ])('takes a model: %o', (environment, llm) => {
    expect(readConfig(environment).llm).toEqual(llm)
  })

  it.each([
    [{ LLM_PROVIDER: 'mistral' }, 'LLM_PROVIDER must be openai or anthropic (it is "mistral")'],
    [
      { LLM_PROVIDER: 'openai', LLM_KEY: 'k' },
      'LLM_MODEL must be the name of a model when LLM_PROVIDER is set',
    ],
    [
      { LLM_PROVIDER: 'openai', LLM_MODEL: 'm' },
      'LLM_KEY must be set for openai itself; for a model of your own set LLM_URL',
    ],
    [
      { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_URL: 'localhost' },
      'LLM_URL must be an address such as http://127.0.0.1:11434/v1',
    ],
    [
      { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_KEY: 'k', LLM_FALLBACK: 'yes' },
      'LLM_FALLBACK must be none or almanac (it is "yes")',
    ],
    [{ LLM_KEY: 'hunter2' }, 'LLM_PROVIDER must be openai or anthropic when LLM_KEY is set'],
  ])('names the wrong variable of a model: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message))
  })
})
