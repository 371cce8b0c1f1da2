import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { readLlmConfig } from './llm-config.ts'
import type { LlmSettings } from './llm-config.ts'
import { readStripeConfig } from './stripe-config.ts'
import type { StripeSettings } from './stripe-config.ts'

export interface Config {
  isProduction: boolean
  host: string
  port: number
  /** where the app is reached from outside, without a slash at the end */
  publicUrl: string
  dataDir: string
  /** null: the embedded PostgreSQL */
  databaseUrl: string | null
  /** the database itself where `databaseUrl` leads through a pooler; null where it does not */
  databaseDirectUrl: string | null
  /** null: made on first start and kept in the data folder */
  authSecret: string | null
  encryptionKeys: string | null
  /** null: letters go to the mailbox page of development */
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
  sourceUrl: string
  geocoder: { url: string; key: string } | null
  google: { clientId: string; clientSecret: string } | null
  /** null: Arion speaks with the built-in voice */
  llm: LlmSettings | null
  /** null: plans are sold by the provider's twin in development, and not at all in production */
  stripe: StripeSettings | null
  /** null: nobody reads metrics */
  metricsPort: number | null
  /** take the caller's address from X-Forwarded-For */
  isBehindProxy: boolean
  /** how long `/readyz` says no before the port closes, so that whoever sends requests here has noticed */
  drainMs: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || null)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address such as https://astrarium.example' })
  .transform((url) => url.replace(/\/+$/, ''))

const aPort = 'a whole number from 1 to 65535'
const portNumber = z.coerce.number(aPort).int(aPort).min(1, aPort).max(65535, aPort)

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address such as postgres://user:password@host:5432/astrarium',
})

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
  PORT: portNumber.default(3000),
  METRICS_PORT: portNumber.optional(),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().min(1, 'a folder').default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  AUTH_SECRET: z.string().min(32, 'at least 32 random characters').optional(),
  ENCRYPTION_KEYS: z
    .string()
    .regex(
      /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
      'id:key pairs parted by commas, each key 32 bytes in base64, the first one in use',
    )
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@mail.example:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'a sender such as Astrarium <hello@astrarium.example>')
    .default('Astrarium <hello@astrarium.example>'),
  SUPPORT_EMAIL: z.email('an email address').default('support@astrarium.example'),
  SOURCE_URL: webAddress.or(z.literal('/source')).default('/source'),
  GEOCODER_URL: webAddress.default('https://api.opencagedata.com/geocode/v1/json'),
  GEOCODER_KEY: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  LLM_PROVIDER: z.enum(['openai', 'anthropic'], 'openai or anthropic').optional(),
  LLM_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:11434/v1' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  LLM_KEY: optional,
  LLM_MODEL: optional,
  LLM_FALLBACK: z.enum(['none', 'almanac'], 'none or almanac').optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: webAddress.optional(),
  STRIPE_PRICE_FLOW: optional,
  STRIPE_PRICE_RADIANCE: optional,
  STRIPE_PRICE_INFINITY: optional,
  TRUSTED_PROXY: z.enum(['yes', 'no'], 'yes or no').default('no'),
  DRAIN_SECONDS: z.coerce
    .number('seconds from 0 to 300')
    .min(0, 'seconds from 0 to 300')
    .max(300, 'seconds from 0 to 300')
    .optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')
    .default('info'),
})

/**
 * The settings, from the environment (and `.env` in the working folder, which the environment wins over).
 * Throws `ConfigError` with one line that names the first wrong variable.
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  workingFolder = process.cwd(),
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const name = String(issue.path[0])
    throw new ConfigError(
      `${name} must be ${issue.message}${isSecret(name) ? '' : ` (it is "${given[name]}")`}`,
    )
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) refuseMissing(env)
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    throw new ConfigError('GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is')
  if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set when DATABASE_DIRECT_URL is')
  if (!isProduction && !isLoopback(env.HOST))
    throw new ConfigError(
      `HOST must be a loopback address in development (it is "${env.HOST}"); set NODE_ENV=production to serve others`,
    )
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    dataDir: path.resolve(workingFolder, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    encryptionKeys: env.ENCRYPTION_KEYS ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: env.SUPPORT_EMAIL,
    sourceUrl: env.SOURCE_URL,
    geocoder: env.GEOCODER_KEY ? { url: env.GEOCODER_URL, key: env.GEOCODER_KEY } : null,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : null,
    llm: readLlmConfig(env),
    stripe: readStripeConfig(env),
    metricsPort: env.METRICS_PORT ?? null,
    isBehindProxy: env.TRUSTED_PROXY === 'yes',
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (isProduction ? 5 : 0)),
    logLevel: env.LOG_LEVEL,
  }
}

/** Reads `.env`, when there is one, into the environment without overwriting what is set. */
export function loadEnvFile(workingFolder = process.cwd()): void {
  const file = path.join(workingFolder, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

// What has a local twin in development must be the real thing in production.
function refuseMissing(env: z.infer<typeof Environment>): void {
  const needed = {
    PUBLIC_URL: 'the address people reach the app at',
    AUTH_SECRET: 'at least 32 random characters',
    ENCRYPTION_KEYS: 'id:key, the key 32 random bytes in base64',
    SMTP_URL: 'the mail server letters are sent over',
  } as const
  for (const [name, what] of Object.entries(needed)) {
    if (!env[name as keyof typeof needed]) throw new ConfigError(`${name} must be set in production: ${what}`)
  }
}

function isSecret(name: string): boolean {
  // an address may carry a password
  return /SECRET|KEY|_URL$/.test(name)
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
