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

type Told = Omit<CalendarEvent, 'isCancelled'> & { status: 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' }

const linesOf = ({ uid, startAt, endAt, summary, place, url, sequence, status, at }: Told) => [
  'BEGIN:VEVENT',
  `UID:${uid}@sillon`,
  `DTSTAMP:${inUtc(at)}`,
  `DTSTART:${inUtc(startAt)}`,
  `DTEND:${inUtc(endAt)}`,
  `SEQUENCE:${sequence}`,
  `STATUS:${status}`,
  `SUMMARY:${escaped(summary)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  'END:VEVENT',
]

const fileOf = (head: readonly string[], events: readonly Told[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sillon//Entretiens//FR',
    ...head,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** The text of a calendar file: what a mail brings of one talk. */
export const calendarOf = ({ isCancelled, ...event }: CalendarEvent) =>
  fileOf(
    [`METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`],
    [{ ...event, status: isCancelled ? 'CANCELLED' : 'CONFIRMED' }],
  )

export type FeedEvent = Omit<CalendarEvent, 'isCancelled'> & { isTentative: boolean }

/** All talks of somebody, as a calendar reads them again every few hours: what is no longer there goes. */
export const calendarOfMany = (name: string, events: readonly FeedEvent[]) =>
  fileOf(
    ['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    events.map(({ isTentative, ...event }) => ({ ...event, status: isTentative ? 'TENTATIVE' : 'CONFIRMED' })),
  )
