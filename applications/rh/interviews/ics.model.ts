/** A talk as calendars read it (RFC 5545). Instants; `sequence` grows each time it moves. */
export type CalendarEvent = {
  uid: string
  startAt: string
  endAt: string
  summary: string
  place: string | null
  url: string | null
  sequence: number
  isCancelled: boolean
  at: string
}

const octetsOfLine = 75
const inUtc = (instant: string) =>
  `${Temporal.Instant.from(instant).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** Lines go on after 75 octets, with a space before what follows. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > octetsOfLine) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** The text of a calendar file. */
export const calendarOf = ({ uid, startAt, endAt, summary, place, url, sequence, isCancelled, at }: CalendarEvent) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sillon//Entretiens//FR',
    `METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${uid}@sillon`,
    `DTSTAMP:${inUtc(at)}`,
    `DTSTART:${inUtc(startAt)}`,
    `DTEND:${inUtc(endAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
