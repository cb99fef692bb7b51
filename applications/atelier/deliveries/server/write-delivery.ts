import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import type { deliveriesCalls } from '../deliveries.calls.ts'
import { isHarvestDay } from '../delivery.model.ts'
import { deliveryById, scopeOfDeliveries } from './deliveries.queries.ts'
import { arrive, deliveryOfLine, openDelivery, settle } from './delivery-to-change.ts'

type Create = typeof deliveriesCalls.createDelivery
type Edit = typeof deliveriesCalls.editDelivery
type AddLine = typeof deliveriesCalls.addDeliveryLine
type EditLine = typeof deliveriesCalls.editDeliveryLine
type Line = Omit<InputOf<AddLine>, 'id'>

/** @throws Refusal 404; 403; 400 of a grower, article, crop or place that is not there, HARVEST_DATE */
export async function createDelivery(
  given: Given<Create, AtelierTables>,
  { workshopId, hasArrived, lines, expectedKg: expectedG, ...fields }: InputOf<Create>,
) {
  const { db, clock, caller } = given
  await requireWorkshop(db, await scopeOfDeliveries(given), workshopId, 2)
  await requireGrower(db, fields.growerId)
  const { year } = clock.today()
  const number = await nextReference(db, {
    series: 'delivery',
    ownerId: caller.clientId as string,
    year,
    mark: 'BA',
    digits: 5,
  })
  const { id } = await db
    .insertInto('atelier.delivery')
    .values({ workshopId, number, expectedG, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const line of lines) await addLine(given, { id, growerId: fields.growerId }, line)
  if (hasArrived) await arrive(db, id, clock.now().toString())
  return deliveryById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editDelivery(
  given: Given<Edit, AtelierTables>,
  { id, version, expectedKg: expectedG, ...fields }: InputOf<Edit>,
) {
  const { db } = given
  const standing = await openDelivery(given, id)
  requireUnchanged(standing, { version })
  await requireGrower(db, fields.growerId)
  if ((fields.growerId === null) !== (standing.growerId === null)) await requireNothingWeighed(db, id)
  await db
    .updateTable('atelier.delivery')
    .set({ expectedG, ...fields, version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  return deliveryById(given, id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID; 400 as above */
export async function addDeliveryLine(given: Given<AddLine, AtelierTables>, { id, ...line }: InputOf<AddLine>) {
  const delivery = await openDelivery(given, id)
  await addLine(given, delivery, line)
  await settle(given.db, delivery)
  return deliveryById(given, id)
}

/** @throws Refusal the same, and 409 VERSION_CONFLICT */
export async function editDeliveryLine(
  given: Given<EditLine, AtelierTables>,
  { lineId, version, ...line }: InputOf<EditLine>,
) {
  const { db } = given
  const delivery = await openDelivery(given, await deliveryOfLine(db, lineId))
  const standing = await takeForChange(
    db.selectFrom('atelier.delivery_line').select(['version']).where('id', '=', lineId),
  )
  requireUnchanged(standing, { version })
  await requireLine(given, delivery, line)
  await db
    .updateTable('atelier.delivery_line')
    .set({ ...line, version: version + 1 })
    .where('id', '=', lineId)
    .execute()
  await settle(db, delivery)
  return deliveryById(given, delivery.id)
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, LINE_WEIGHED of one of which something was ever weighed */
export async function deleteDeliveryLine(
  given: Given<typeof deliveriesCalls.deleteDeliveryLine, AtelierTables>,
  lineId: string,
) {
  const { db } = given
  const delivery = await openDelivery(given, await deliveryOfLine(db, lineId))
  const weighed = await db
    .selectFrom('atelier.weighing')
    .select('id')
    .where('deliveryLineId', '=', lineId)
    .executeTakeFirst()
  if (weighed) throw new Refusal(409, 'LINE_WEIGHED', 'atelier.delivery.line-weighed')
  await db.deleteFrom('atelier.delivery_line').where('id', '=', lineId).execute()
  await settle(db, delivery)
}

type Writing = { db: AtelierDb; clock: Clock }

async function addLine({ db, clock }: Writing, delivery: { id: string; growerId: string | null }, line: Line) {
  await requireLine({ db, clock }, delivery, line)
  const { rows } = await sql<{ rank: number }>`
    select coalesce(max(rank), 0) + 1 as rank from atelier.delivery_line where delivery_id = ${delivery.id}`.execute(db)
  await db
    .insertInto('atelier.delivery_line')
    .values({ ...line, deliveryId: delivery.id, rank: rows[0]?.rank as number })
    .execute()
}

/** An own harvest says its place; what a grower brings may. @throws Refusal 400 */
async function requireLine({ db, clock }: Writing, { growerId }: { growerId: string | null }, line: Line) {
  const { articleId, cropCodeId, placeId, harvestedOn } = line
  if (!isHarvestDay(harvestedOn, clock.today()))
    throw wrongField('harvestedOn', 'HARVEST_DATE', 'atelier.delivery.harvest-date')
  if (growerId === null && placeId === null)
    throw wrongField('placeId', 'required', 'atelier.delivery.place-of-harvest')
  const { rows } = await sql<{ article: boolean; crop: boolean; place: boolean }>`
    select exists (select from platform.article where id = ${articleId} and kind = 'raw' and archived_at is null) as article,
           ${cropCodeId}::uuid is null or exists (
             select from platform.crop_code k join platform.article a on a.family_id = k.family_id
              where k.id = ${cropCodeId} and a.id = ${articleId} and k.archived_at is null) as crop,
           ${placeId}::uuid is null or exists (
             select from platform.place where id = ${placeId} and kind <> 'site' and archived_at is null) as place`.execute(
    db,
  )
  const [known] = rows
  if (!known?.article) throw wrongField('articleId', 'unknown', 'atelier.delivery.unknown-article')
  if (!known.crop) throw wrongField('cropCodeId', 'unknown', 'atelier.delivery.unknown-crop')
  if (!known.place) throw wrongField('placeId', 'unknown', 'atelier.delivery.unknown-place')
}

async function requireGrower(db: AtelierDb, growerId: string | null) {
  if (growerId === null) return
  const { rows } = await sql`
    select from platform.partner
     where id = ${growerId} and archived_at is null and roles && array['grower', 'supplier']`.execute(db)
  if (rows.length === 0) throw wrongField('growerId', 'unknown', 'atelier.delivery.unknown-grower')
}

/** A harvest is no reception: what was weighed as one stays one. @throws Refusal 409 LINE_WEIGHED */
async function requireNothingWeighed(db: AtelierDb, id: string) {
  const { rows } = await sql`
    select from atelier.weighing w join atelier.delivery_line dl on dl.id = w.delivery_line_id
     where dl.delivery_id = ${id} limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal(409, 'LINE_WEIGHED', 'atelier.delivery.line-weighed')
}
