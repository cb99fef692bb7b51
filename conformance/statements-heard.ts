import pg from 'pg'
import { vi } from 'vitest'

/** Listens to every statement that is sent to PostgreSQL; each asking takes what was said since the one before. */
export function listenToStatements(): () => string[] {
  let heard: string[] = []
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text?: string }]
    heard.push(typeof statement === 'string' ? statement : (statement.text ?? ''))
    return query.apply(this, given)
  } as typeof pg.Client.prototype.query)
  return () => {
    const taken = heard
    heard = []
    return taken
  }
}

const tablesAfter = (verbs: string) => new RegExp(`\\b(?:${verbs})\\s+"?([a-z]+)"?\\."?([a-z_]+)"?`, 'gi')
const reading = tablesAfter('from|join')
const writing = tablesAfter('insert into|update|delete from|merge into')

const tablesIn = (statements: Iterable<string>, pattern: RegExp) =>
  new Set([...statements].flatMap(said => [...said.matchAll(pattern)].map(([, schema, name]) => `${schema}.${name}`)))

export const tablesRead = (statements: Iterable<string>) => tablesIn(statements, reading)
export const tablesWritten = (statements: Iterable<string>) => tablesIn(statements, writing)
