import { SkyError } from '../types.ts'
import type { Sky } from '../types.ts'
import { COMMANDS } from './commands.ts'
import { readArguments } from './options.ts'

const USAGE = `sky chart                          {"utc","lat","lon","houseSystem"?,"zodiac"?}  → bodies, houses, ascendant, midheaven, vertex
sky transits --from UTC --to UTC   {"utc","lat","lon"}  → one line per exact hit (--moon: of the transiting Moon too)
sky instant                        {"zone","local"}  → {"kind","offsets"}
sky events --from UTC --to UTC     → {"utc","event",…}: Moon phases, stations, eclipses
sky wheel                          {"utc","lat","lon","houseSystem"?}  → {"svg"}
UTC is 2027-01-01T00:00:00Z, or 2027-01-01 for its beginning.
Reads JSON lines on standard input, writes JSON lines; a line that fails gives {"error","code"}, and the exit status is 1.`

/**
 * The program `sky`: arguments and lines in, lines out. The result is the exit status: 0, 1 when a line
 * failed, 2 for wrong arguments.
 */
export async function run(
  sky: Sky,
  args: readonly string[],
  lines: AsyncIterable<string>,
  write: (line: string) => void,
): Promise<number> {
  const asked = readArguments(args)
  const command = Object.hasOwn(COMMANDS, asked.command ?? '') ? COMMANDS[asked.command!] : undefined
  if (command === undefined || asked.isHelp) {
    write(USAGE)
    return asked.isHelp ? 0 : 2
  }
  let status = 0
  function answer(line: string) {
    try {
      for (const found of command!.run(sky, parsed(line), asked.options)) write(JSON.stringify(found))
    } catch (error) {
      if (!(error instanceof SkyError)) throw error
      write(JSON.stringify({ error: error.message, code: error.code }))
      status = 1
    }
  }
  if (!command.readsInput) answer('{}')
  else for await (const line of lines) if (line.trim() !== '') answer(line)
  return status
}

function parsed(line: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new SkyError('invalid_input', 'the line is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SkyError('invalid_input', 'the line is not a JSON object')
  return value as Record<string, unknown>
}
