import type { Here } from '#kernel/testing/examples.ts'
import { unknownId } from './example-of.ts'
import type { Actor } from './two-clients.ts'

type Row = Record<string, unknown>
export type RowsByTable = ReadonlyMap<string, readonly Row[]>

/** The ids that rows bear, for what an id says of itself: `rh.employee`, or `platform.session.connection_uid`. */
export function idsIn(rows: RowsByTable, idOf: string): string[] {
  const [schema, name, column = 'id'] = idOf.split('.')
  return (rows.get(`${schema}.${name}`) ?? []).map(row => row[column]).filter(id => typeof id === 'string')
}

/** Where a person of a client stands; an example takes the rows from this part of each table on, from 0 to 1. */
export function rowsHere(rows: RowsByTable, { clientId, userId }: Pick<Actor, 'clientId' | 'userId'>, from = 0): Here {
  const rowsFrom = (table: string) => {
    const all = rows.get(table) ?? []
    const first = Math.floor(all.length * from)
    return [...all.slice(first), ...all.slice(0, first)]
  }
  return {
    clientId: clientId ?? unknownId,
    userId,
    id: (idOf, fits = () => true) => {
      const [schema, name, column = 'id'] = idOf.split('.')
      return (rowsFrom(`${schema}.${name}`).find(fits)?.[column] ?? unknownId) as string
    },
    element: path => (rowsFrom('platform.element').find(row => row.path === path)?.id ?? 1) as number,
    rows: rowsFrom,
    row: (table, fits = () => true) => rowsFrom(table).find(fits),
  }
}
