import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import type { Hold, LotHold, LotsMeant, Release } from '#platform/trace/lot-hold.slot.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { HoldOfLot } from '../lot.model.ts'
import { samePerson } from './lot-refusals.ts'

/** Ids that an event bears at most; more are told in several. */
const mostIdsTold = 500

/**
 * Holds lots that are not cancelled, those that stand nowhere any more included: a recall must know them. What the source
 * holds already stays as it is.
 */
export async function holdLots(
  db: AtelierDb,
  { lots, status, reason, source, sourceId, userId }: Omit<Hold, 'sourceId'> & { sourceId: string | null },
): Promise<string[]> {
  const lotIds = await lockMeant(db, lots)
  if (lotIds.length === 0) return []
  await sql`
    insert into atelier.lot_hold (lot_id, status, reason, source, source_id, held_by)
    select id, ${status}, ${reason}, ${source}, ${sourceId}::uuid, ${userId}::uuid from unnest(${lotIds}::uuid[]) as id
    on conflict do nothing`.execute(db)
  await keepStatus(db, lotIds)
  await emitForAll(db, 'atelier.lot-held', lotIds, { source, sourceId })
  return lotIds
}

/** Lifts the holds of a source, of some of its lots where they are said. @throws Refusal 409 SAME_PERSON */
export async function releaseLots(
  db: AtelierDb,
  { source, sourceId, lotIds, reason, userId }: Release,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; lotId: string }>`
    select id, lot_id from atelier.lot_hold
     where source = ${source} and source_id = ${sourceId} and released_at is null
       and (${lotIds ?? null}::uuid[] is null or lot_id in (select unnest(${lotIds ?? []}::uuid[])))`.execute(db)
  return liftHolds(db, rows, { reason, userId })
}

type Standing = { id: string; lotId: string }

/** @throws Refusal 409 SAME_PERSON of a hold that the same person set */
export async function liftHolds(
  db: AtelierDb,
  holds: readonly Standing[],
  { reason, userId }: { reason: string; userId: string | null },
): Promise<string[]> {
  if (holds.length === 0) return []
  const lotIds = await lockMeant(db, { lotIds: [...new Set(holds.map(({ lotId }) => lotId))] })
  const ids = holds.map(({ id }) => id)
  const own = await db
    .selectFrom('atelier.lot_hold')
    .select('id')
    .where('id', 'in', eachOf(ids))
    .where('heldBy', '=', userId)
    .executeTakeFirst()
  if (own && userId) throw samePerson()
  await sql`
    update atelier.lot_hold set released_by = ${userId}::uuid, released_at = now(), release_reason = ${reason}
     where id in ${eachOf(ids)} and released_at is null`.execute(db)
  await keepStatus(db, lotIds)
  await emitForAll(db, 'atelier.lot-released', lotIds, {})
  return lotIds
}

type StandingHold = Omit<HoldOfLot, 'id' | 'releasedAt' | 'releasedBy' | 'releaseReason'> & { holderId: string | null }

/** What holds a lot now, the strongest first. */
export async function standingHolds(db: AtelierDb, lotId: string): Promise<StandingHold[]> {
  const { rows } = await sql<StandingHold>`
    select h.status, h.reason, h.source, h.held_at, h.held_by as holder_id, b.firstname || ' ' || b.name as held_by
      from atelier.lot_hold h left join platform.user b on b.id = h.held_by
     where h.lot_id = ${lotId} and h.released_at is null
     order by ${fromStrongest}, h.held_at desc, h.id`.execute(db)
  return rows
}

/** What other applications hold and release lots by. */
export const lotHoldOfAtelier: LotHold = {
  hold: (db, asked) => holdLots(db as never, asked),
  release: (db, asked) => releaseLots(db as never, asked),
}

async function lockMeant(db: AtelierDb, lots: LotsMeant): Promise<string[]> {
  const isMeant =
    'lotIds' in lots
      ? sql`id in ${eachOf(lots.lotIds)}`
      : sql`crop_code_id in ${eachOf(lots.cropCodeIds)} and harvested_on between ${lots.from} and ${lots.to}`
  const { rows } = await sql<{ id: string }>`
    select id from atelier.lot where ${isMeant} and state <> 'cancelled' order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

const fromStrongest = sql`array_position(array['recalled', 'held', 'quarantine', 'pending'], h.status)`

/** A lot shows the strongest of what holds it. */
const keepStatus = (db: AtelierDb, lotIds: readonly string[]) =>
  sql`
    update atelier.lot l set quality_status = s.status, version = l.version + 1
      from (select l.id, coalesce((
              select h.status from atelier.lot_hold h where h.lot_id = l.id and h.released_at is null
               order by ${fromStrongest} limit 1), 'free') as status
              from atelier.lot l where l.id in ${eachOf(lotIds)}) s
     where l.id = s.id and l.quality_status <> s.status`.execute(db)

async function emitForAll(db: AtelierDb, kind: string, lotIds: readonly string[], more: object) {
  for (let from = 0; from < lotIds.length; from += mostIdsTold)
    await emit(db, kind, { ...more, lotIds: lotIds.slice(from, from + mostIdsTold) })
}
