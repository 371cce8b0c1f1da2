export interface ParsedEvent {
  uid: string
  summary: string
  description: string
  /** `YYYYMMDD`, or `YYYYMMDDTHHMMSSZ` for a moment */
  start: string
  end: string | null
  isAllDay: boolean
  stamp: string
}

/**
 * Reads a calendar file by the rules of RFC 5545, and throws where it breaks one. Shares no code with what
 * writes it.
 */
export function parseCalendar(file: string): { name: string; product: string; events: ParsedEvent[] } {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end')
  if (/(^|[^\r])\n|\r(?!\n)/.test(file)) throw new Error('a line ends otherwise than with CRLF')
  for (const line of file.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets: ${line}`)
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('no calendar')
  const head = lines.slice(1, lines.indexOf('BEGIN:VEVENT')).map(property)
  if (valueOf(head, 'VERSION') !== '2.0') throw new Error('no version')
  const events: ParsedEvent[] = []
  let open: Property[] | null = null
  for (const line of lines.slice(1 + head.length, -1)) {
    if (line === 'BEGIN:VEVENT') open = []
    else if (line === 'END:VEVENT') {
      events.push(toEvent(open!))
      open = null
    } else if (open) open.push(property(line))
    else throw new Error(`outside of every event: ${line}`)
  }
  if (events.length === 0 || open) throw new Error('a calendar needs whole events')
  return { name: plain(valueOf(head, 'X-WR-CALNAME')), product: valueOf(head, 'PRODID'), events }
}

interface Property {
  name: string
  parameters: string
  value: string
}

function property(line: string): Property {
  const found = /^([A-Z-]+)((?:;[A-Z]+=[^;:,"]+)*):(.*)$/.exec(line)
  // oxlint-disable-next-line no-control-regex
  if (!found || /[\u0000-\u001f\u007f]/.test(line)) throw new Error(`no content line: ${line}`)
  return { name: found[1]!, parameters: found[2]!, value: found[3]! }
}

function toEvent(properties: Property[]): ParsedEvent {
  const start = properties.find(({ name }) => name === 'DTSTART')!
  const end = properties.find(({ name }) => name === 'DTEND')
  const isAllDay = start.parameters === ';VALUE=DATE'
  const form = isAllDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/
  for (const date of [start, end])
    if (date && (!form.test(date.value) || date.parameters !== start.parameters)) throw new Error(date.value)
  const stamp = valueOf(properties, 'DTSTAMP')
  if (!/^\d{8}T\d{6}Z$/.test(stamp)) throw new Error(`DTSTAMP ${stamp}`)
  if (end && end.value <= start.value) throw new Error(`ends before it begins: ${start.value} ${end.value}`)
  return {
    uid: valueOf(properties, 'UID'),
    summary: plain(valueOf(properties, 'SUMMARY')),
    description: plain(valueOf(properties, 'DESCRIPTION')),
    start: start.value,
    end: end?.value ?? null,
    isAllDay,
    stamp,
  }
}

function valueOf(properties: readonly Property[], wanted: string): string {
  const found = properties.filter(({ name }) => name === wanted)
  if (found.length !== 1) throw new Error(`${found.length} times ${wanted}`)
  return found[0]!.value
}

/** A text as it was before it was escaped. */
function plain(value: string): string {
  if (/(^|[^\\])(\\\\)*[;,]/.test(value) || /(^|[^\\])(\\\\)*\\([^\\;,nN]|$)/.test(value))
    throw new Error(`badly escaped: ${value}`)
  return value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))
}
