import pg from 'pg'

/**
 * Listens to every statement that is sent to PostgreSQL until it is stopped; each asking takes what was said since the one
 * before. A spy would keep every statement with its rows: over a walk, gigabytes.
 */
export function listenToStatements() {
  let heard: string[] = []
  const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown }
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text?: string }]
    heard.push(typeof statement === 'string' ? statement : (statement.text ?? ''))
    return query.apply(this, given)
  }
  return {
    heard: () => {
      const taken = heard
      heard = []
      return taken
    },
    stop: () => {
      prototype.query = query
    },
  }
}

const tablesAfter = (verbs: string) => new RegExp(`\\b(?:${verbs})\\s+"?([a-z]+)"?\\."?([a-z_]+)"?`, 'gi')
const reading = tablesAfter('from|join')
const writing = tablesAfter('insert into|update|delete from|merge into')

const tablesIn = (statements: Iterable<string>, pattern: RegExp) =>
  new Set([...statements].flatMap(said => [...said.matchAll(pattern)].map(([, schema, name]) => `${schema}.${name}`)))

export const tablesRead = (statements: Iterable<string>) => tablesIn(statements, reading)
export const tablesWritten = (statements: Iterable<string>) => tablesIn(statements, writing)
