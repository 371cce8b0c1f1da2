import { pino } from 'pino'
import type { Config } from './config/config.ts'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** One line of JSON an event. Never a body, a cookie, an address or a word of a person. */
export function openLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
}

/**
 * What a log may say of an error: its kind, its code and where it happened. A message is kept without what
 * stands in quotes, without addresses, and without the parameters of a query: all of them can be a person's.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: scrub(error.message),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

function scrub(message: string): string {
  if (message.startsWith('Failed query')) return 'Failed query'
  return message
    .replace(/"[^"]*"|'[^']*'/g, '"…"')
    .replace(/[^\s@<>]+@[^\s@<>]+/g, '…@…')
    .slice(0, 300)
}
