import { parseArgs } from 'node:util'

export interface Options {
  from: string | undefined
  to: string | undefined
  moon: boolean
}

/** `sky <command> [--from UTC] [--to UTC] [--moon]`. Throws what `parseArgs` throws for an unknown option. */
export function readArguments(args: readonly string[]): { command: string | undefined; options: Options } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, moon: { type: 'boolean', default: false } },
  })
  return { command: positionals[0], options: { from: values.from, to: values.to, moon: values.moon } }
}
