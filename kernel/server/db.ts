import { Kysely } from 'kysely'
import pg from 'pg'
import type { Voice } from '#kernel/shared/call.ts'
import { columnNames } from './column-names.ts'
import { readingsToEnd } from './readings-to-end.ts'
import { SingleConnectionDialect, sendTogether } from './single-connection.ts'

/** Queries inside one transaction, as one database role, in one client or in none. */
// Who may query more tables stands in for who queries fewer. Kysely's methods do not show it: compared one by one, which
// is slow besides, they pass a database of other tables for the right one.
// @ts-expect-error TS2636
export interface Db<out Tables> extends Kysely<Tables> {}

/** The login roles, each with its own pool; what they may do is said by the migrations. */
export type DatabaseRole = Exclude<Voice, 'none'>

/** Where a transaction stands: in which client, for whom, for which request. */
export type Standing = {
  clientId?: string | undefined
  userId?: string | undefined
  readOnly: boolean
  requestId?: string | undefined
  address?: string | undefined
  /** By somebody who entered the client to help. */
  support?: boolean | undefined
  /** All its statements see the rows as they stood at the first. */
  snapshot?: boolean | undefined
}

export type Databases = {
  /** Runs the work in one transaction of that role; commits when it ends well, undoes everything when it throws. */
  transaction<Tables, Result>(
    role: DatabaseRole,
    standing: Standing,
    work: (db: Db<Tables>) => Promise<Result>,
  ): Promise<Result>
  /** One statement outside a transaction, for the reads that every request makes of its session. */
  query<Row>(role: DatabaseRole, name: string, text: string, values: unknown[]): Promise<Row[]>
  /** Calls back at each notification on the channel; resolves with the way to stop. */
  listen(role: DatabaseRole, channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export type DatabaseAddresses = Record<DatabaseRole, string>

/** Connections a process may hold for transactions, by role: most requests are handlers of a client. */
const poolSizes: Record<DatabaseRole, number> = { app: 10, auth: 4, platform: 3, public: 3 }

/**
 * Those for single statements. A handler asks them from within its transaction: out of one pool, as many transactions
 * as it has connections would each hold one and wait for another, for ever.
 */
const questionPoolSizes: Record<DatabaseRole, number> = { app: 1, auth: 3, platform: 2, public: 1 }

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.DATE, text => text)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => text.replace(' ', 'T').replace(/\+00$/, 'Z'))
types.setTypeParser(pg.types.builtins.INT8, text => Number(text))

/**
 * Plans are made once a connection, for any client and any value: planning a page anew each time takes longer than
 * reading it. A query must then be planned well without its values: an index that begins with the client serves it.
 */
const sessionOptions =
  '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000 -c plan_cache_mode=force_generic_plan'

type Connection = { client: pg.PoolClient; kysely: Kysely<never> }

export function openDatabases(addresses: DatabaseAddresses): Databases {
  const connections = new WeakMap<pg.PoolClient, Connection>()
  const readings = readingsToEnd()
  const pools = poolsOf(addresses, poolSizes)
  const questionPools = poolsOf(addresses, questionPoolSizes)

  const connect = async (role: DatabaseRole): Promise<Connection> => {
    const client = await pools[role].connect()
    const known = connections.get(client)
    if (known) return known
    // Cut while somebody works on it: the query that waits says so; without a listener the whole program would end.
    client.on('error', () => undefined)
    const made = {
      client,
      kysely: new Kysely<never>({ dialect: new SingleConnectionDialect(client), plugins: [columnNames] }),
    }
    connections.set(client, made)
    return made
  }

  return {
    async transaction<Tables, Result>(
      role: DatabaseRole,
      standing: Standing,
      work: (db: Db<Tables>) => Promise<Result>,
    ): Promise<Result> {
      const { client, kysely } = await connect(role)
      let broken: Error | undefined
      try {
        sendTogether(client)
        const begun = client.query(readings.endWith(client, beginning(standing)))
        // The first query travels with BEGIN where, should BEGIN fail, the fence lets nothing through.
        if (standing.readOnly || role === 'app') begun.catch(() => undefined)
        else await begun
        const result = await work(kysely as unknown as Db<Tables>)
        await begun
        if (standing.readOnly) readings.add(client)
        else await commit(client)
        return result
      } catch (error) {
        await client.query('rollback').catch(failure => {
          broken = failure as Error
        })
        throw error
      } finally {
        client.release(broken)
      }
    },

    async query<Row>(role: DatabaseRole, name: string, text: string, values: unknown[]) {
      const { rows } = await questionPools[role].query<Row & pg.QueryResultRow>({ name, text, values })
      return rows.map(row => columnNames.inCode(row) as Row)
    },

    async listen(role, channel, heard) {
      const client = new pg.Client({ connectionString: addresses[role], application_name: `sillon ${channel}` })
      client.on('error', () => undefined)
      client.on('notification', message => heard(message.payload ?? ''))
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => client.end()
    },

    async close() {
      await Promise.all([...Object.values(pools), ...Object.values(questionPools)].map(pool => pool.end()))
    },
  }
}

/** Connections are made when they are first needed. */
const poolsOf = (addresses: DatabaseAddresses, sizes: Record<DatabaseRole, number>) =>
  Object.fromEntries(
    Object.entries(addresses).map(([role, connectionString]) => {
      const pool = new pg.Pool({
        connectionString,
        max: sizes[role as DatabaseRole],
        types,
        pipeline: true,
        options: sessionOptions,
        application_name: `sillon ${role}`,
      } as pg.PoolConfig)
      pool.on('error', () => undefined)
      return [role, pool]
    }),
  ) as Record<DatabaseRole, pg.Pool>

/** `SET LOCAL`, in one message with BEGIN: it is what connection poolers and Citus forward. */
function beginning({ readOnly, clientId, userId, requestId, address, support, snapshot }: Standing) {
  const settings = [
    ['app.client_id', clientId],
    ['app.user_id', userId],
    ...(readOnly
      ? []
      : [
          ['app.request_id', requestId],
          ['app.address', address],
          ['app.support', support ? 'true' : undefined],
        ]),
  ].filter((pair): pair is [string, string] => pair[1] !== undefined)
  const set = settings.map(([name, value]) => `; set local ${name} = ${pg.escapeLiteral(value)}`).join('')
  const isolation = snapshot ? ' isolation level repeatable read' : ''
  return `begin${isolation}${readOnly ? ' read only' : ''}${set}`
}

/** COMMIT answers ROLLBACK when an error was swallowed on the way: then nothing was kept, and the caller must know. */
async function commit(client: pg.PoolClient) {
  const { command } = await client.query('commit')
  if (command === 'ROLLBACK') throw new Error('the transaction was aborted before its end')
}

/**
 * A pool for a library that speaks to the database by itself; nothing of a client goes through it. A connection that is
 * cut while the library holds it is taken back: the library asks for another, and the pool could not end otherwise.
 */
export const openPool = (address: string, name: string, max: number) => {
  const pool = new pg.Pool({ connectionString: address, application_name: name, max })
  const held = new Set<pg.PoolClient>()
  pool.on('error', () => undefined)
  pool.on('acquire', client => void held.add(client))
  pool.on('release', (_error, client) => void held.delete(client))
  pool.on('connect', client => {
    client.on('error', () => undefined)
    client.once('end', () => held.has(client) && client.release(true))
  })
  return pool
}
