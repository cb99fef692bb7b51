import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** What we need of a connection of the driver: queries, each prepared once under its name. */
type Client = {
  query(query: { name?: string; text: string; values: unknown[] }): Promise<{
    command: string
    rowCount: number | null
    rows: unknown[]
  }>
  connection: { stream: { cork(): void; uncork(): void } }
}

/**
 * What is asked of a connection before anything else is awaited travels as one packet, since each packet wakes the
 * database once. A tick asked for by a promise comes after all promises that are ready.
 */
export function sendTogether({ connection: { stream } }: Client) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Statements that one connection may keep prepared; lists of varying length must not fill its memory. */
const mostPrepared = 500
const names = new Map<string, string>()

const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostPrepared) return known
  const name = `q${names.size}`
  names.set(text, name)
  return name
}

class SingleConnection implements DatabaseConnection {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = nameOf(sql)
    const query = { text: sql, values: parameters as unknown[] }
    sendTogether(this.#client)
    const { command, rowCount, rows } = await this.#client.query(name ? { name, ...query } : query)
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return changes ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as Row[] } : { rows: rows as Row[] }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('a transaction of the road does not stream: read by pages')
  }
}

/** Begins and ends nothing: the transaction is the road's. */
class SingleConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  async beginTransaction() {
    throw new Error('a handler already stands in its transaction')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

/** Kysely over one connection of the pool, made once a connection and used by every transaction on it. */
export class SingleConnectionDialect implements Dialect {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  createAdapter() {
    return new PostgresAdapter()
  }
  createDriver() {
    return new SingleConnectionDriver(new SingleConnection(this.#client))
  }
  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }
}
