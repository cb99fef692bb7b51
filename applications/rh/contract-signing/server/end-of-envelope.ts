import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { noteEvent } from '#rh/mutuelles/mutuelles.server.ts'
import type { SignedKind } from '../contract-signing.model.ts'
import { follow } from './settle-signed.ts'
import type { SignedRecord } from './signed-record.queries.ts'
import { tableOf } from './tables.ts'

type Telling = { db: RhDb; clock: Clock }
type Contractual = Exclude<SignedKind, 'mutuelle'>

/** The day from which a record counts: what has begun goes on, for the register is indelible. */
const dayOf: Record<Contractual, string> = {
  contract: 'hiring_date',
  amendment: 'activation_date',
  suspension: 'starting_date',
  ending: 'ending_date',
}

/** It was declined: before its day it comes to nothing, from then on it waits for a signature with the reason beside. */
export async function declineRecord(telling: Telling, record: SignedRecord, reason: string | null) {
  const { db, clock } = telling
  if (record.kind === 'mutuelle') return reopenCover(telling, record)
  const begun = sql`${sql.ref(dayOf[record.kind])} <= ${clock.today().toString()}::date`
  const why = record.kind === 'contract' ? sql`, decline_reason = ${reason}` : sql``
  await sql`
    update ${sql.table(tableOf[record.kind])}
       set state = case when ${begun} then 'generated' else 'declined' end, version = version + 1 ${why}
     where id = ${record.id} and state in ('sent', 'partially_signed')`.execute(db)
  await follow(telling, record)
}

/** A cover that was declined is written anew. */
async function reopenCover({ db, clock }: Telling, { id }: SignedRecord) {
  const { numUpdatedRows } = await db
    .updateTable('rh.mutuelle')
    .set(eb => ({ state: 'draft', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'to_sign')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await noteEvent(db, { id, what: 'changed', at: clock.now().toString(), by: null })
}

/** Its envelope came to an end without everybody's signature: it may be sent again. */
export async function reopenRecord(db: RhDb, { kind, id }: SignedRecord, state: 'expired' | 'generated') {
  if (kind === 'mutuelle') return
  await sql`
    update ${sql.table(tableOf[kind])} set state = ${state}, version = version + 1
     where id = ${id} and state in ('sent', 'partially_signed')`.execute(db)
}
