import { pino } from 'pino'
import type { Config } from './config/config.ts'

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>

/** One line of JSON an event. Never a body, a cookie, an address or a word of a person. */
export function openLog(level: Config['logLevel']): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
