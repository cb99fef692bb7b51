import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { shipmentsCalls } from '../shipments.calls.ts'
import { openStates } from '../shipment.model.ts'
import { linesOf } from './shipment-lines.queries.ts'
import { scopeOfShipments, shipmentById } from './shipments.queries.ts'
import { settleShipment, shipmentToChange } from './shipment-to-change.ts'

type Create = typeof shipmentsCalls.createShipment
type Edit = typeof shipmentsCalls.editShipment
type Prepare = typeof shipmentsCalls.prepareShipment
type Cancel = typeof shipmentsCalls.cancelShipment
type SetPrefix = typeof shipmentsCalls.setGs1Prefix
type Line = InputOf<Create>['lines'][number]

/** @throws Refusal 404; 403; 400 of a customer or an article that is not there, of hours in the wrong order */
export async function createShipment(
  given: Given<Create, AtelierTables>,
  { workshopId, lines, ...fields }: InputOf<Create>,
) {
  const { db } = given
  await requireWorkshop(db, await scopeOfShipments(given), workshopId, 2)
  await requireFields(db, { ...fields, lines })
  const { id } = await db
    .insertInto('atelier.shipment')
    .values({ workshopId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('atelier.shipment_line')
    .values(lines.map(line => ({ shipmentId: id, ...line })))
    .execute()
  return shipmentById(given, id)
}

/** @throws Refusal the same, and 409 TRANSITION_INVALID, VERSION_CONFLICT, LINE_PICKED */
export async function editShipment(
  given: Given<Edit, AtelierTables>,
  { id, version, lines, ...fields }: InputOf<Edit>,
) {
  const { db } = given
  const shipment = await shipmentToChange(given, id, { within: ['draft', 'preparing', 'ready'] })
  requireUnchanged(shipment, { version })
  await requireFields(db, { ...fields, lines })
  await db.updateTable('atelier.shipment').set(fields).where('id', '=', id).execute()
  await writeLines(db, id, lines)
  await settleShipment(db, shipment)
  return shipmentById(given, id)
}

/** From here on it is picked. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function prepareShipment(given: Given<Prepare, AtelierTables>, id: string) {
  await shipmentToChange(given, id, { within: ['draft'] })
  await sql`update atelier.shipment set state = 'preparing', version = version + 1 where id = ${id}`.execute(given.db)
  return shipmentById(given, id)
}

/** What was picked stands in stock as it did. @throws Refusal 404; 403; 409 TRANSITION_INVALID */
export async function cancelShipment(given: Given<Cancel, AtelierTables>, id: string) {
  const { db } = given
  await shipmentToChange(given, id, { needs: 3, within: openStates })
  await sql`
    delete from atelier.pallet_line where pallet_id in (select id from atelier.pallet where shipment_id = ${id})`.execute(
    db,
  )
  await sql`
    update atelier.pallet set state = 'broken_up', version = version + 1
     where shipment_id = ${id} and state <> 'broken_up'`.execute(db)
  await sql`update atelier.shipment set state = 'cancelled', version = version + 1 where id = ${id}`.execute(db)
  return shipmentById(given, id)
}

/** @throws Refusal 404; 403 */
export async function setGs1Prefix(given: Given<SetPrefix, AtelierTables>, { companyId, prefix }: InputOf<SetPrefix>) {
  requireLevel(await scopeOfShipments(given), companyId, 3)
  await sql`
    insert into atelier.gs1_prefix (company_id, prefix) values (${companyId}, ${prefix})
    on conflict (client_id, company_id) do update set prefix = excluded.prefix, version = gs1_prefix.version + 1`.execute(
    given.db,
  )
}

type Fields = Pick<InputOf<Create>, 'partnerId' | 'plannedAt' | 'cutOffAt' | 'lines'>

async function requireFields(db: AtelierDb, { partnerId, plannedAt, cutOffAt, lines }: Fields) {
  if (Temporal.Instant.compare(Temporal.Instant.from(cutOffAt), Temporal.Instant.from(plannedAt)) > 0)
    throw wrongField('cutOffAt', 'order', 'atelier.shipment.cut-off-after')
  const customer = await db
    .selectFrom('platform.partner')
    .select('id')
    .where('id', '=', partnerId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`'customer' = any(roles)`)
    .executeTakeFirst()
  if (!customer) throw wrongField('partnerId', 'unknown', 'atelier.shipment.unknown-customer')
  const articleIds = lines.map(({ articleId }) => articleId)
  if (new Set(articleIds).size < articleIds.length) throw wrongField('lines', 'twice', 'atelier.shipment.article-twice')
  const known = await db
    .selectFrom('platform.article')
    .select('id')
    .where('id', 'in', articleIds)
    .where('kind', '=', 'packed')
    .where('archivedAt', 'is', null)
    .execute()
  if (known.length < articleIds.length) throw wrongField('lines', 'unknown', 'atelier.shipment.unknown-article')
}

/** What stands on pallets keeps its line, with at least as many cases. @throws Refusal 409 LINE_PICKED */
async function writeLines(db: AtelierDb, shipmentId: string, lines: readonly Line[]) {
  const standing = await linesOf(db, shipmentId)
  for (const { id, articleId, article, doneCases } of standing) {
    const wanted = lines.find(line => line.articleId === articleId)
    if (doneCases > (wanted?.cases ?? 0))
      throw new Refusal(409, 'LINE_PICKED', 'atelier.shipment.line-picked', { values: { article, cases: doneCases } })
    if (!wanted) await db.deleteFrom('atelier.shipment_line').where('id', '=', id).execute()
    else
      await db
        .updateTable('atelier.shipment_line')
        .set(eb => ({ cases: wanted.cases, shortageReason: null, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('cases', '<>', wanted.cases)
        .execute()
  }
  const added = lines.filter(({ articleId }) => !standing.some(line => line.articleId === articleId))
  if (added.length > 0)
    await db
      .insertInto('atelier.shipment_line')
      .values(added.map(line => ({ shipmentId, ...line })))
      .execute()
}
