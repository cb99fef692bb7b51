import type { Call } from '#kernel/shared/call.ts'
import { tablesRead, tablesWritten } from './statements-heard.ts'

type Told = { name: string; call: Call }
type Said = ReadonlyMap<string, ReadonlySet<string>>

/** Read behind the call, by the road and by whoever asks for rights: what so many rooms say is nobody's answer. */
const roomsOfTheRoad = 10

/** Written beside what a call does, which no page waits for: who calls, when and how often, what is to be sent, bytes of files. */
const traces = new Set([
  'platform.audit',
  'platform.session',
  'platform.security_event',
  'platform.attempt',
  'kernel.outbox',
  'kernel.file',
])
/** The journal reads any table for the names of what it tells of; what it tells is of the moment at which it is opened. */
const journal = 'platform/audit'
/** They lead to a page that asks everything anew. */
const leadElsewhere = new Set(['setClient', 'unsetClient'])

/** Each call with the rooms that read a table which it writes, and that it neither is of nor says that it touches. */
export function untouched(calls: readonly Told[], said: Said): string[] {
  const readers = readersOf(calls, said)
  return calls
    .filter(({ name, call }) => call.method !== 'GET' && call.access.kind !== 'open' && !leadElsewhere.has(name))
    .flatMap(({ name, call }) => {
      const written = [...tablesWritten(said.get(name) ?? [])].filter(table => !traces.has(table))
      const missing = written.flatMap(table =>
        [...(readers.get(table) ?? [])].filter(room => !isTouched(call, room)).map(room => `${room} by ${table}`),
      )
      return missing.length > 0 ? [`${name}: ${[...new Set(missing)].join(', ')}`] : []
    })
}

function readersOf(calls: readonly Told[], said: Said): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  const readings = calls.filter(({ call }) => call.method === 'GET' && !call.unattended && call.room !== journal)
  for (const { name, call } of readings)
    for (const statement of said.get(name) ?? [])
      rooms.set(statement, (rooms.get(statement) ?? new Set()).add(call.room as string))
  const readers = new Map<string, Set<string>>()
  for (const [statement, readBy] of rooms) {
    if (readBy.size >= roomsOfTheRoad) continue
    for (const table of tablesRead([statement])) readers.set(table, new Set([...(readers.get(table) ?? []), ...readBy]))
  }
  return readers
}

const isTouched = ({ room, touches = [] }: Call, reader: string) =>
  reader === room ||
  touches === 'everything' ||
  touches.some(touched => reader === touched || reader.startsWith(`${touched}/`))
