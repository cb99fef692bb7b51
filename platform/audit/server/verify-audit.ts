import type { Databases } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { digestsOfDays } from './day-digest.queries.ts'
import { beginningOfChain, sealOf } from './seal.ts'
import type { SealTable } from './seal-days.ts'

/** A day that is no longer what was sealed; `clientId` undefined: of what belongs to no client. */
export type Broken = { clientId: string | undefined; table: string; day: string; what: 'rows' | 'chain' }

/** Recomputes every seal of every client. */
export async function verifyAudit(databases: Databases): Promise<{ seals: number; broken: Broken[] }> {
  const clients = await databases.query<{ id: string }>('platform', 'clients', 'select id from platform.client', [])
  const broken: Broken[] = []
  let seals = 0
  const check = async (db: PlatformDb, table: SealTable, clientId: string | undefined) => {
    const found = await verifyChains(db, table)
    seals += found.seals
    broken.push(...found.broken.map(seal => ({ clientId, ...seal })))
  }
  for (const { id } of clients)
    await databases.transaction('platform', { readOnly: true, clientId: id }, (db: PlatformDb) =>
      check(db, 'platform.audit_seal', id),
    )
  await databases.transaction('auth', { readOnly: true }, (db: PlatformDb) =>
    check(db, 'platform.identity_seal', undefined),
  )
  return { seals, broken }
}

async function verifyChains(db: PlatformDb, seals: SealTable) {
  const rows = await db.selectFrom(seals).selectAll().orderBy('tableName').orderBy('day').execute()
  const broken: Omit<Broken, 'clientId'>[] = []
  for (const [table, chain] of Map.groupBy(rows, ({ tableName }) => tableName)) {
    const days = chain.map(({ day }) => Temporal.PlainDate.from(day))
    const digests = await digestsOfDays(db, table, days)
    let previous = beginningOfChain
    let expected = chain[0]?.day
    for (const [place, row] of chain.entries()) {
      const { hash } = sealOf(table, row.day, row, previous)
      if (!hash.equals(row.hash) || !previous.equals(row.previous) || row.day !== expected)
        broken.push({ table, day: row.day, what: 'chain' })
      const found = digests[place]
      if (found?.rows !== row.rows || !found.digest.equals(row.digest))
        broken.push({ table, day: row.day, what: 'rows' })
      previous = row.hash
      expected = days[place]?.add({ days: 1 }).toString()
    }
  }
  return { seals: rows.length, broken }
}
