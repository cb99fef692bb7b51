import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { signalPlan } from '#atelier/floor-signals.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { tellProjectionOfPlans } from '#atelier/theoretical-stock/theoretical-stock.server.ts'
import { type LigneDetail, planElement } from '../plan.model.ts'
import type { planningCalls } from '../planning.calls.ts'
import { detailsWhere } from './details.queries.ts'
import { requireOfClient } from './require-of-client.ts'
import { settleShift, type Turn } from './settle-shift.ts'

type Save = typeof planningCalls.insertUpdateLigneDetailAtelier
type Input = InputOf<Save>

/**
 * Plans so many cases, moves them, or takes the plan away with 0 cases. The order that a plan has and that did not start
 * follows it.
 * @throws Refusal 404; 403; 400 ARTICLE_NOT_ON_LINE, NO_SHEET; 409 VERSION_CONFLICT, TRANSITION_INVALID, ORDER_EXISTS, LINE_OFF
 */
export async function saveDetail(
  given: Given<Save, AtelierTables>,
  { id, version, ...input }: Input,
): Promise<LigneDetail | null> {
  const { db, caller } = given
  const scope = await companyScopeOf(given, planElement)
  const line = await lineToPlanOn(db, scope, input.ligneAtelierId)
  signalPlan(given, { workshopId: line.workshopId, date: input.date })
  const standing = id === undefined ? null : await detailToChange(db, scope, id, version)
  if (standing && input.plannedCases === 0) {
    await tellProjectionOfPlans(db, [asPlan(standing)])
    return takeAway(db, standing)
  }
  if (input.plannedCases === 0) throw wrongField('plannedCases', 'zero', 'atelier.plan.no-cases')
  if (!line.active) throw new Refusal(409, 'LINE_OFF', 'atelier.plan.line-off', { values: { line: line.label } })
  await requireOfClient(db, input)
  const netCaseG = await requireMadeOn(db, line, input.articleId)
  const columns = {
    ligneId: input.ligneAtelierId,
    date: input.date,
    shift: input.shift,
    articleId: input.articleId,
    customerSpecId: input.specTiersId,
    partnerId: input.customerId,
    qualityId: input.qualityId,
    plannedCases: input.plannedCases,
    plannedG: input.plannedCases * netCaseG,
    startTime: input.startTime,
  }
  const saved = standing
    ? await change(db, standing, columns)
    : await db
        .insertInto('atelier.ligne_detail')
        .values({ ...columns, rank: 999, durationMin: 0, createdBy: caller.userId })
        .returning('id')
        .executeTakeFirstOrThrow()
  const turn: Turn = { ligneId: columns.ligneId, date: columns.date, shift: columns.shift }
  if (standing && (standing.ligneId !== turn.ligneId || standing.date !== turn.date || standing.shift !== turn.shift))
    await settleShift(db, standing)
  const planned = { workshopId: line.workshopId, articleId: input.articleId, day: input.date }
  await tellProjectionOfPlans(db, standing ? [asPlan(standing), planned] : [planned])
  await settleShift(db, turn, { id: saved.id, rank: input.rank ?? (standing ? standing.rank : 999) })
  const [detail] = await detailsWhere(db, scope, sql`d.id = ${saved.id}`)
  if (!detail) throw notFound()
  return detail
}

async function lineToPlanOn(db: AtelierDb, scope: CompanyScope, id: string) {
  const line = await db
    .selectFrom('atelier.ligne_atelier')
    .select(['id', 'label', 'workshopId', 'active'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!line) throw notFound()
  await requireWorkshop(db, scope, line.workshopId, 2)
  return line
}

const asPlan = ({ workshopId, articleId, date }: Standing) => ({ workshopId, articleId, day: date })

type Standing = Awaited<ReturnType<typeof detailToChange>>

async function detailToChange(db: AtelierDb, scope: CompanyScope, id: string, version: number | undefined) {
  const row = await takeForChange(
    db
      .selectFrom('atelier.ligne_detail')
      .select(['id', 'ligneId', 'articleId', 'date', 'shift', 'rank', 'version'])
      .where('id', '=', id),
  )
  const { workshopId } = await lineToPlanOn(db, scope, row.ligneId)
  requireUnchanged(row, { version })
  const order = await db
    .selectFrom('atelier.fabrication_order')
    .select(['id', 'number', 'state'])
    .where('ligneDetailId', '=', id)
    .where('state', '<>', 'cancelled')
    .forUpdate()
    .executeTakeFirst()
  if (order && order.state !== 'created')
    throw new Refusal(409, 'TRANSITION_INVALID', 'atelier.plan.runs', {
      values: { number: order.number },
      detail: { from: order.state, to: 'planned', allowed: [] },
    })
  return { ...row, workshopId, order }
}

async function takeAway(db: AtelierDb, { order, ...standing }: Standing) {
  if (order) throw new Refusal(409, 'ORDER_EXISTS', 'atelier.plan.order-exists', { values: { number: order.number } })
  await db.deleteFrom('atelier.ligne_detail').where('id', '=', standing.id).execute()
  await settleShift(db, standing)
  return null
}

type Columns = Turn & { articleId: string; plannedCases: number; plannedG: number }

async function change(db: AtelierDb, { id, version, order }: Standing, columns: Columns) {
  await db
    .updateTable('atelier.ligne_detail')
    .set({ ...columns, rank: 999, version: version + 1 })
    .where('id', '=', id)
    .execute()
  if (order)
    await sql`
      update atelier.fabrication_order
         set ligne_id = ${columns.ligneId}, planned_on = ${columns.date}, article_id = ${columns.articleId},
             planned_cases = ${columns.plannedCases}, planned_g = ${columns.plannedG}, version = version + 1
       where id = ${order.id}`.execute(db)
  return { id }
}

/** Grams net of a case. @throws Refusal 400 where the line or the workshop does not make the article */
async function requireMadeOn(db: AtelierDb, line: { id: string; workshopId: string }, articleId: string) {
  const { rows } = await sql<{ article: string; netCaseG: number | null; isLinked: boolean }>`
    select a.name as article, s.net_case_g,
           exists (select from atelier.ligne_article x where x.article_id = a.id and x.ligne_id = ${line.id}) as is_linked
      from platform.article a
      left join atelier.article_sheet s on s.article_id = a.id and s.workshop_id = ${line.workshopId}
     where a.id = ${articleId}`.execute(db)
  const found = rows[0]
  if (!found) throw notFound()
  const values = { article: found.article }
  if (!found.isLinked) throw new Refusal(400, 'ARTICLE_NOT_ON_LINE', 'atelier.plan.not-on-line', { values })
  if (found.netCaseG === null) throw new Refusal(400, 'NO_SHEET', 'atelier.plan.no-sheet', { values })
  return found.netCaseG
}
