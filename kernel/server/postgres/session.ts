import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import type { Cluster } from './cluster.ts'

export type Session = { client: pg.Client; isOpen: boolean }

/** Any number, the same in every version: the lock belongs to the cluster, not to a database of the application. */
const oneProgram = 7_455_661

export const urlOf = (cluster: Cluster, port: number) =>
  `postgresql://postgres:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/postgres`

/** A session on the server behind the port; undefined when it is not there, starting, stopping or another folder's. */
export async function openSession(cluster: Cluster, port: number): Promise<Session | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port),
    application_name: `sillon ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  })
  const session = { client, isOpen: true }
  client.on('error', () => {})
  client.once('end', () => {
    session.isOpen = false
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(`select current_setting('cluster_name') as name`)
    if (rows[0]?.name === cluster.name) return session
    await client.end()
  } catch (error) {
    client.end().catch(() => {})
    if ((error as { code?: string }).code === '28P01') throw wrongPassword(cluster)
  }
  return undefined
}

/** Takes the folder for this program; false when the server went away meanwhile. kill -9 releases the lock too. */
export async function takeFolder(cluster: Cluster, { client }: Session, patience: number): Promise<boolean> {
  const giveUpAt = Date.now() + patience
  try {
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [oneProgram])
      if (rows[0]?.taken) return true
      if (Date.now() > giveUpAt) break
      await wait(100)
    }
  } catch {
    return false
  }
  const holder = await holderOf(client)
  await client.end()
  throw new StartFailure(
    `Sillon tourne déjà sur ${cluster.folder}${holder} : arrêtez-le d’abord, ou choisissez un autre DATA_DIR pour ce démarrage-ci.`,
  )
}

async function holderOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select activity.application_name as name
    from pg_locks
    join pg_stat_activity as activity using (pid)
    where pg_locks.locktype = 'advisory'
      and pg_locks.granted
      and pg_locks.objid = $1`,
    [oneProgram],
  )
  const pid = /^sillon (\d+)$/.exec(rows[0]?.name ?? '')?.[1]
  return pid ? ` (processus ${pid})` : ''
}

const wrongPassword = (cluster: Cluster) =>
  new StartFailure(
    `Le mot de passe gardé dans ${cluster.folder}/sillon.password n’est plus celui de PostgreSQL : remettez-y celui du compte « postgres », puis relancez.`,
  )
