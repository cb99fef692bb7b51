import pg from 'pg'

/** One statement (or several, without values) on a connection of its own, as whoever the address names. */
export async function ask<Row>(url: string, statement: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
