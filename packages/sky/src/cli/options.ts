import { parseArgs } from 'node:util'

export interface Options {
  from: string | undefined
  to: string | undefined
  moon: boolean
}

/**
 * `sky <command> [--from UTC] [--to UTC] [--moon] [--help]`. Throws what `parseArgs` throws for an unknown
 * option.
 */
export function readArguments(args: readonly string[]): {
  command: string | undefined
  options: Options
  isHelp: boolean
} {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      moon: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return {
    command: positionals.length === 1 ? positionals[0] : undefined,
    isHelp: values.help,
    options: { from: values.from, to: values.to, moon: values.moon },
  }
}
