import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalOrder } from '#atelier/floor-signals.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { tellProjectionOfPlans } from '#atelier/theoretical-stock/theoretical-stock.server.ts'
import { nextReference } from '#platform/numbering/numbering.server.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { addLots } from './add-lots.ts'
import { noteAct } from './order-to-change.ts'
import { requireSelection } from './require-selection.ts'
import { orderById } from './orders.queries.ts'

type Create = typeof fabricationOrdersCalls.createFabricationOrder

/**
 * Makes the order of a plan, with the lots that it reserves.
 * @throws Refusal 404; 403; 409 ORDER_EXISTS, LINE_OFF, LOT_BLOCKED; 400 ARTICLE_NOT_ON_LINE, LOT_SHORT, LOT_FAMILY, SCAN_REQUIRED,
 * REASON_REQUIRED
 */
export async function createOrder(
  given: Given<Create, AtelierTables>,
  { ligneDetailId, lots, reason }: InputOf<Create>,
) {
  const { db, caller, clock } = given
  const scope = await companyScopeOf(given, ordersElement)
  const detail = await takeForChange(
    db
      .selectFrom('atelier.ligne_detail')
      .select(['id', 'ligneId', 'date', 'articleId', 'customerSpecId', 'partnerId', 'plannedCases', 'plannedG'])
      .where('id', '=', ligneDetailId),
  )
  const line = await lineOf(db, detail)
  const { companyId } = await requireWorkshop(db, scope, line.workshopId, 2)
  await requireNoOrder(db, ligneDetailId)
  if (line.netCaseG === null)
    throw new Refusal(400, 'ARTICLE_NOT_ON_LINE', 'atelier.order.not-on-line', { values: { article: line.article } })
  const at = clock.now().toString()
  const year = clock.today().year
  const number = await nextReference(db, {
    series: 'fabrication-order',
    ownerId: companyId,
    year,
    mark: 'OF',
    digits: 5,
  })
  const { id } = await db
    .insertInto('atelier.fabrication_order')
    .values({
      number,
      ligneDetailId,
      ligneId: detail.ligneId,
      workshopId: line.workshopId,
      companyId,
      articleId: detail.articleId,
      customerSpecId: detail.customerSpecId,
      partnerId: detail.partnerId,
      plannedOn: detail.date,
      plannedCases: detail.plannedCases,
      plannedG: detail.plannedG,
      netCaseG: line.netCaseG,
      standardCasesPerHour: line.casesPerHour,
      createdAt: at,
      createdBy: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = {
    orderId: id,
    companyId,
    workshopId: line.workshopId,
    articleId: detail.articleId,
    plannedOn: detail.date,
  }
  await addLots(db, order, lots)
  const lotIds = lots.map(({ lotId }) => lotId)
  await requireSelection(given, order, { lotIds, isScanned: false, field: 'lots', reason })
  await sql`
    insert into atelier.order_task (order_id, operation_id, rank)
    select ${id}, p.id, p.rank from atelier.ligne_operation p where p.ligne_id = ${detail.ligneId} and p.active`.execute(
    db,
  )
  await noteAct(db, { orderId: id, what: 'created', at, by: caller.userId, to: 'created', comment: reason })
  await tellProjectionOfPlans(db, [{ ...order, day: order.plannedOn }])
  signalOrder(given, { workshopId: line.workshopId, orderId: id, lineId: detail.ligneId })
  return orderById(given, scope, id)
}

type Line = { workshopId: string; article: string; netCaseG: number | null; casesPerHour: number | null }

async function lineOf(db: AtelierDb, { ligneId, articleId }: { ligneId: string; articleId: string }): Promise<Line> {
  const { rows } = await sql<Line>`
    select l.workshop_id, a.name as article, case when x.article_id is not null then s.net_case_g end as net_case_g,
           coalesce(x.cases_per_hour, s.cases_per_hour, l.cases_per_hour) as cases_per_hour
      from atelier.ligne_atelier l
      join platform.article a on a.id = ${articleId}
      left join atelier.article_sheet s on s.workshop_id = l.workshop_id and s.article_id = a.id
      left join atelier.ligne_article x on x.ligne_id = l.id and x.article_id = a.id
     where l.id = ${ligneId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

async function requireNoOrder(db: AtelierDb, ligneDetailId: string) {
  const standing = await db
    .selectFrom('atelier.fabrication_order')
    .select('number')
    .where('ligneDetailId', '=', ligneDetailId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  if (standing) throw new Refusal(409, 'ORDER_EXISTS', 'atelier.order.exists', { values: { number: standing.number } })
}
