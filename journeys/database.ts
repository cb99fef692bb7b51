import pg from 'pg'
import { openCluster } from '#kernel/server/postgres/cluster.ts'
import { readLockFile } from '#kernel/server/postgres/lock-file.ts'
import { urlOf } from '#kernel/server/postgres/session.ts'

/** Works in the program's own database, in the data folder of the journeys: hours pass there by an UPDATE. */
export async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const cluster = await openCluster(process.env.JOURNEY_DATA ?? '', false)
  const port = (await readLockFile(cluster))?.port
  if (!port) throw new Error('the PostgreSQL of the journeys does not run')
  const client = new pg.Client({ connectionString: urlOf(cluster, port) })
  await client.connect()
  return work(client).finally(() => client.end())
}
