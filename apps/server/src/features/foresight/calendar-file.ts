/** A calendar as a file, after RFC 5545. */
export interface CalendarFile {
  name: string
  /** when what stands in it was written */
  writtenAt: Date
  events: CalendarEvent[]
}

export interface CalendarEvent {
  /** the same for the same event in every file, so that a calendar that reads it twice has it once */
  uid: string
  /** whole local days (`YYYY-MM-DD`), both included, or a moment */
  when: { from: string; to: string } | Date
  summary: string
  description: string
  category: string
}

export function writeCalendar({ name, writtenAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Astrarium//Foresight//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(name)}`,
    ...events.flatMap((event) => writeEvent(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function writeEvent({ uid, when, summary, description, category }: CalendarEvent, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(writtenAt)}`,
    // the end of days is the day after; a moment has none (3.6.1)
    ...(when instanceof Date
      ? [`DTSTART:${utc(when)}`]
      : [`DTSTART;VALUE=DATE:${date(when.from)}`, `DTEND;VALUE=DATE:${date(dayAfter(when.to))}`]),
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `CATEGORIES:${text(category)}`,
    'CLASS:PRIVATE',
    // nobody is busy because of the sky
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * 3.3.11: backslash, semicolon, comma and line break are escaped; no other control character may stand in a
 * text.
 */
function text(plain: string): string {
  return plain
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const OCTETS = 75

/**
 * 3.1: a line is at most 75 octets long, and goes on in the next one behind a space; no character is torn
 * apart.
 */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (length + octets > OCTETS) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

const date = (day: string) => day.replaceAll('-', '')
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
