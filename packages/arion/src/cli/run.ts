/** The program `arion`: reads questions as the guide does, and prints what it understood. */
import { openReader } from '../reader/open-reader.ts'
import { readLine } from './read-line.ts'

export const HELP = `arion read < questions.jsonl

Reads one JSON object a line and prints what is understood by it, a line each, in the same order.

A line in:   {"id", "question", "thread": [{"question", "answer"}], "today": "YYYY-MM-DD", "zone": "Europe/Berlin",
              "people": [{"name", "ring"}]}; id, thread, zone and people may be left out.
A line out:  {"id", "care", "declines", "about", "wants", "time": {"from", "to"}, "person", "choices",
              "asks": [{"words", "about", "wants", "time", "people": [{"name", "role"}], "terms", "choices",
              "confidence"}], "leans", "understood", "asksBack", "isFree", "offers": [{"about", "wants"}], "confidence",
              "sureOf": {"care", "declines", "leans", "understood", "time", "people", "choices", "tone"}, "k", "sureOfK"}; about and wants best first, k what is
              done with the message (asks, app, craft, world, tells, jokes …). A ring is love, family, friends or work.

Ends with 2 when a line cannot be read, after naming the line, the field and what would be right.`

export interface Streams {
  lines: AsyncIterable<string>
  write: (line: string) => void
  complain: (line: string) => void
}

/** Exit code: 0, or 2 for a wrong call or a wrong line. */
export async function run(args: readonly string[], { lines, write, complain }: Streams): Promise<number> {
  const [command, ...rest] = args
  if (command === '--help' || command === '-h' || rest.includes('--help')) {
    write(HELP)
    return 0
  }
  if (command !== 'read' || rest.length > 0) {
    complain(HELP)
    return 2
  }
  const reader = await openReader()
  let number = 0
  for await (const line of lines) {
    number++
    if (line.trim() === '') continue
    const result = readLine(line, reader)
    if ('fault' in result) {
      complain(`line ${number}: ${result.fault}`)
      return 2
    }
    write(JSON.stringify(result.printed))
  }
  return 0
}
