import { expect } from '@playwright/test'
import pg from 'pg'
import { openCluster } from '#kernel/server/postgres/cluster.ts'
import { readLockFile } from '#kernel/server/postgres/lock-file.ts'
import { urlOf } from '#kernel/server/postgres/session.ts'

type Announced = { name: string; description: string }

/** Milliseconds in which every process of the product notices what was written. */
const noticeTime = 15_000

/** Does `work` while the product is closed for maintenance, written where the developers' page will write it. */
export async function duringMaintenance({ name, description }: Announced, work: () => Promise<void>) {
  const client = await openDatabase()
  try {
    await client.query(
      `insert into platform.maintenance (name, description, starts_at, started_at, planned_end_at, created_by)
       select $1, $2, now(), now(), now() + interval '1 hour', id from platform.user where super_dev limit 1`,
      [name, description],
    )
    await untilClosed(true)
    await work()
  } finally {
    await client.query('update platform.maintenance set ended_at = now() where ended_at is null')
    await client.end()
    await untilClosed(false)
  }
}

/** The program's own database, in the data folder of the journeys. */
async function openDatabase() {
  const cluster = await openCluster(process.env.JOURNEY_DATA ?? '', false)
  const port = (await readLockFile(cluster))?.port
  if (!port) throw new Error('the PostgreSQL of the journeys does not run')
  const client = new pg.Client({ connectionString: urlOf(cluster, port) })
  await client.connect()
  return client
}

const untilClosed = (isClosed: boolean) => expect.poll(isProductClosed, { timeout: noticeTime }).toBe(isClosed)

async function isProductClosed() {
  const response = await fetch(`${process.env.JOURNEY_URL}/api/isApplicationUnderMaintenance`)
  return ((await response.json()) as { underMaintenance: boolean }).underMaintenance
}
