import pg from 'pg'

export const templateName = 'sillon_template'

/** The same server, another database. */
export function databaseAddress(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

export const createTemplate = (server: string) => run(server, `create database ${templateName}`)

export const copyTemplate = (server: string, name: string, template = templateName) =>
  run(server, `create database ${name} template ${template} strategy file_copy`)

/** What stands in a database becomes a template of that name; nobody is connected to it any more. */
export const makeTemplate = (server: string, database: string, name: string) =>
  run(server, `alter database ${database} rename to ${name}`)

export const dropDatabase = (server: string, name: string) =>
  run(server, `drop database if exists ${name} with (force)`)

/** Processes of a run wait for each other here, and are told which databases there are. */
export async function oneAfterTheOther(server: string, work: (databases: ReadonlySet<string>) => Promise<void>) {
  const client = new pg.Client({ connectionString: databaseAddress(server, 'postgres') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('databases of the run'))`)
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database')
    await work(new Set(rows.map(({ name }) => name)))
  } finally {
    await client.end()
  }
}

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
