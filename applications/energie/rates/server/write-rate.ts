import { notFound, Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import { isPrice, type RateFields } from '../rate.model.ts'
import { type Asking, rateTableInFull } from './rates.queries.ts'

/** @throws Refusal 404; 400 PRICES_UNSEEN; 409 RATE_EXISTS */
export async function addRate(given: Asking, { id, ...rate }: RateFields & { id: string }) {
  await tableToChange(given, id)
  await requireFreeDay(given, id, rate.validFrom)
  await given.db
    .insertInto('energie.rate')
    .values({ ...rate, rateTableId: id, writtenAt: given.clock.now().toString() })
    .execute()
  return rateTableInFull(given, id)
}

type Correction = RateFields & { id: string; rateId: string; reason: string }

/** What was written is never changed: another takes its place. @throws Refusal 404; 400 PRICES_UNSEEN; 409 RATE_EXISTS, RATE_CORRECTED */
export async function correctRate(given: Asking, { id, rateId, ...correction }: Correction) {
  await tableToChange(given, id)
  const standing = await given.db
    .selectFrom('energie.rate')
    .select('supersededAt')
    .where('id', '=', rateId)
    .where('rateTableId', '=', id)
    .executeTakeFirst()
  if (!standing) throw notFound()
  if (standing.supersededAt !== null) throw new Refusal(409, 'RATE_CORRECTED', 'energie.rates.corrected')
  const now = given.clock.now().toString()
  await given.db.updateTable('energie.rate').set({ supersededAt: now }).where('id', '=', rateId).execute()
  await requireFreeDay(given, id, correction.validFrom)
  await given.db
    .insertInto('energie.rate')
    .values({ ...correction, rateTableId: id, supersedesId: rateId, writtenAt: now })
    .execute()
  return rateTableInFull(given, id)
}

/** Held, so that two who write of a table come one after the other. */
async function tableToChange(given: Asking, id: string) {
  const { unit, archivedAt } = await takeForChange(
    given.db.selectFrom('energie.rate_table').select(['unit', 'archivedAt']).where('id', '=', id),
  )
  if (archivedAt !== null) throw notFound()
  if (isPrice(unit as 'eur_mwh')) await requirePrices(given)
}

async function requireFreeDay({ db }: Asking, id: string, day: string) {
  const other = await db
    .selectFrom('energie.rate')
    .select('id')
    .where('rateTableId', '=', id)
    .where('validFrom', '=', day)
    .where('supersededAt', 'is', null)
    .executeTakeFirst()
  if (other) throw new Refusal(409, 'RATE_EXISTS', 'energie.rates.exists')
}
