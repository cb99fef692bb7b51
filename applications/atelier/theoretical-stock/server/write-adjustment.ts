import { sql } from 'kysely'
import type { Given, Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { mostDaysAhead, stockElement, type TheoreticalStock } from '../theoretical-stock.model.ts'
import type { theoreticalStockCalls } from '../theoretical-stock.calls.ts'
import { pastStock, projectedStock } from './projected-stock.queries.ts'
import { tellProjection } from './tell-projection.ts'

type Insert = typeof theoreticalStockCalls.insertUpdateStockTheorique
type Batch = typeof theoreticalStockCalls.updateStockTheoriqueBatch
type Asking = { db: AtelierDb; clock: Clock; rights: Rights }
type Key = { atelierId: string; familleId: string; date: string }

/** What is told of a family for a day, past or to come. @throws Refusal 404; 400 past 62 days ahead */
export async function stockOn({ db, clock }: Asking, { atelierId, familleId, date }: Key): Promise<TheoreticalStock> {
  const today = clock.today()
  const family = await db
    .selectFrom('platform.article_family')
    .select('id')
    .where('id', '=', familleId)
    .executeTakeFirst()
  if (!family) throw notFound()
  if (today.until(date).days > mostDaysAhead)
    throw wrongField('date', 'too_far', 'atelier.stock-ahead.too-far', { n: mostDaysAhead })
  const asked = { workshopId: atelierId, familyId: familleId }
  if (date < today.toString()) return pastStock(db, { ...asked, date })
  const days = await projectedStock(db, { ...asked, today: today.toString(), last: date })
  return days.at(-1) as TheoreticalStock
}

/** Corrects what is told of a day. @throws Refusal 404; 403; 409 DAY_CLOSED; 400 without a reason */
export async function insertAdjustment(
  given: Given<Insert, AtelierTables>,
  { adjustmentKg, reason, ...key }: InputOf<Insert>,
) {
  await requireWorkshop(given.db, await companyScopeOf(given, stockElement), key.atelierId, 2)
  requireCorrectable(given, { date: key.date, adjustmentKg, reason })
  await stockOn(given, key)
  await sql`
    insert into atelier.theoretical_stock (workshop_id, family_id, date, adjustment_g, reason)
    values (${key.atelierId}, ${key.familleId}, ${key.date}, ${adjustmentKg}, ${reason})
    on conflict (client_id, workshop_id, family_id, date)
    do update set adjustment_g = excluded.adjustment_g, reason = excluded.reason,
                  version = theoretical_stock.version + 1`.execute(given.db)
  await tellProjection(given.db, key.atelierId, [key.familleId])
  return stockOn(given, key)
}

type Edit = InputOf<Batch>['rows'][number]

/** Corrects several, all or none. @throws Refusal the same, and 409 VERSION_CONFLICT */
export async function updateAdjustments(given: Asking, rows: readonly Edit[]): Promise<TheoreticalStock[]> {
  const scope = await companyScopeOf(given, stockElement)
  const keys: Key[] = []
  for (const { id, adjustmentKg, reason, version } of rows) {
    const standing = await takeForChange(
      given.db
        .selectFrom('atelier.theoretical_stock')
        .select(['workshopId', 'familyId', 'date', 'version'])
        .where('id', '=', id),
    )
    await requireWorkshop(given.db, scope, standing.workshopId, 2)
    requireUnchanged(standing, { version })
    requireCorrectable(given, { date: standing.date, adjustmentKg, reason })
    await given.db
      .updateTable('atelier.theoretical_stock')
      .set({ adjustmentG: adjustmentKg, reason, version: standing.version + 1 })
      .where('id', '=', id)
      .execute()
    keys.push({ atelierId: standing.workshopId, familleId: standing.familyId, date: standing.date })
  }
  for (const [workshopId, own] of Map.groupBy(keys, ({ atelierId }) => atelierId))
    await tellProjection(
      given.db,
      workshopId,
      own.map(({ familleId }) => familleId),
    )
  return Promise.all(keys.map(key => stockOn(given, key)))
}

function requireCorrectable(
  { clock }: { clock: Clock },
  { date, adjustmentKg, reason }: { date: string; adjustmentKg: number; reason: string },
) {
  if (date < clock.today().toString()) throw new Refusal(409, 'DAY_CLOSED', 'atelier.stock-ahead.day-closed')
  if (adjustmentKg !== 0 && reason === '') throw wrongField('reason', 'REASON_REQUIRED', 'atelier.plan.reason-required')
}
