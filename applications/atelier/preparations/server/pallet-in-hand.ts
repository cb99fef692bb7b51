import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { checkDigit } from '#kernel/shared/gs1.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import { nextNumber } from '#platform/numbering/numbering.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import type { StandingLot } from '../../lots/lots.server.ts'
import { isWrongWeight, type StateOfPallet } from '../../shipments/shipment.model.ts'
import { palletState, settleShipment, type StandingShipment } from '../../shipments/shipments.server.ts'
import type { preparationsCalls } from '../preparations.calls.ts'
import { preparationToChange } from './preparation-to-change.ts'
import { preparationById } from './preparations.queries.ts'

type Complete = typeof preparationsCalls.completePallet
type BreakUp = typeof preparationsCalls.breakUpPallet
type Picking = Pick<Given<Call, AtelierTables>, 'db'>

/**
 * The pallet that is being built, begun where there is none. It holds one article of one category.
 * @throws Refusal 409 PALLET_MIX, GS1_PREFIX_MISSING
 */
export async function palletInHand({ db }: Picking, { id, companyId }: StandingShipment, lot: StandingLot) {
  const { rows } = await sql<{ id: string; articleId: string | null; article: string | null; category: string | null }>`
    select p.id, l.article_id, a.name as article, l.category
      from atelier.pallet p
      left join atelier.pallet_line x on x.pallet_id = p.id
      left join atelier.lot l on l.id = x.lot_id
      left join platform.article a on a.id = l.article_id
     where p.shipment_id = ${id} and p.state = 'building' limit 1`.execute(db)
  const [pallet] = rows
  if (!pallet) return beginPallet(db, id, companyId)
  if (pallet.articleId !== null && pallet.articleId !== lot.articleId)
    throw new Refusal(409, 'PALLET_MIX', 'atelier.pallet.mix-article', {
      values: { article: pallet.article as string },
    })
  if (pallet.articleId !== null && pallet.category !== lot.category)
    throw new Refusal(409, 'PALLET_MIX', 'atelier.pallet.mix-category', {
      values: { one: pallet.category ?? '—', other: lot.category ?? '—' },
    })
  return pallet.id
}

/** Serials of a prefix are never given again: they are counted in no year. */
const countedInYear = 2000

async function beginPallet(db: AtelierDb, shipmentId: string, companyId: string): Promise<string> {
  const company = await db
    .selectFrom('atelier.gs1_prefix')
    .select('prefix')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  if (!company) throw new Refusal(409, 'GS1_PREFIX_MISSING', 'atelier.pallet.prefix-missing')
  const serial = await nextNumber(db, { series: 'sscc', ownerId: companyId, year: countedInYear })
  const digits = `0${company.prefix}${String(serial).padStart(16 - company.prefix.length, '0')}`
  const { id } = await db
    .insertInto('atelier.pallet')
    .values({ shipmentId, sscc: `${digits}${checkDigit(digits)}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, PALLET_EMPTY; 400 of a support that is not there, NET_NEGATIVE, PALLET_WEIGHT */
export async function completePallet(
  given: Given<Complete, AtelierTables>,
  { id, supportId, grossKg: grossG }: InputOf<Complete>,
) {
  const { db, language } = given
  const shipment = await preparationToChange(given, id)
  const { rows } = await sql<{ id: string; g: number }>`
    select p.id, coalesce(sum(x.g), 0)::float8 as g
      from atelier.pallet p left join atelier.pallet_line x on x.pallet_id = p.id
     where p.shipment_id = ${id} and p.state = 'building' group by p.id`.execute(db)
  const [pallet] = rows
  if (!pallet || pallet.g === 0) throw new Refusal(409, 'PALLET_EMPTY', 'atelier.pallet.empty')
  const tareG = await tareOf(db, shipment.workshopId, supportId)
  const netG = grossG - tareG
  if (netG <= 0) throw wrongField('grossKg', 'NET_NEGATIVE', 'atelier.weighing.net-negative')
  if (isWrongWeight(netG, pallet.g))
    throw wrongField('grossKg', 'PALLET_WEIGHT', 'atelier.pallet.weight', {
      net: kilogramsInFigures(netG, language),
      expected: kilogramsInFigures(pallet.g, language),
    })
  await db
    .updateTable('atelier.pallet')
    .set(eb => ({ supportId, grossG, tareG, state: 'complete', version: eb('version', '+', 1) }))
    .where('id', '=', pallet.id)
    .execute()
  await settleShipment(db, shipment)
  return preparationById(given, id)
}

async function tareOf(db: AtelierDb, workshopId: string, supportId: string | null): Promise<number> {
  if (supportId === null) return 0
  const support = await db
    .selectFrom('atelier.container')
    .select('tareG')
    .where('id', '=', supportId)
    .where('workshopId', '=', workshopId)
    .where('use', '=', 'support')
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!support) throw wrongField('supportId', 'unknown', 'atelier.pallet.unknown-support')
  return support.tareG
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, PALLET_STATE */
export async function breakUpPallet(given: Given<BreakUp, AtelierTables>, { id, palletId }: InputOf<BreakUp>) {
  const { db } = given
  const shipment = await preparationToChange(given, id, ['preparing', 'ready'])
  const pallet = await db
    .selectFrom('atelier.pallet')
    .select('state')
    .where('id', '=', palletId)
    .where('shipmentId', '=', id)
    .$castTo<{ state: StateOfPallet }>()
    .executeTakeFirst()
  if (!pallet) throw notFound()
  if (pallet.state !== 'building' && pallet.state !== 'complete') throw palletState(pallet.state)
  await db.deleteFrom('atelier.pallet_line').where('palletId', '=', palletId).execute()
  await db
    .updateTable('atelier.pallet')
    .set(eb => ({ state: 'broken_up', version: eb('version', '+', 1) }))
    .where('id', '=', palletId)
    .execute()
  await settleShipment(db, shipment)
  return preparationById(given, id)
}
