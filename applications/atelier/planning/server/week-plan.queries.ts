import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { linesWhere } from '#atelier/lines/lines.server.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { daysInWeek } from './days-in-week.ts'
import type { CustomerSpec, WeekPlan } from '../plan.model.ts'
import { conflictsOf } from './conflicts.queries.ts'
import { detailsWhere } from './details.queries.ts'

type Asked = { atelierId: string; year: number; week: number }
type Scopes = { plan: CompanyScope; order: CompanyScope; either: CompanyScope; today: string }

/** The week of a workshop as the board shows it. @throws Refusal 404; 400 of a week that the year has not */
export async function weekPlan(
  db: AtelierDb,
  { plan, order, either, today }: Scopes,
  { atelierId, year, week }: Asked,
): Promise<WeekPlan> {
  const { companyId } = await requireWorkshop(db, either, atelierId)
  const days = daysInWeek(year, week)
  const ofWeek = sql<boolean>`l.workshop_id = ${atelierId} and d.date between ${days[0]} and ${days[6]}`
  const details = await detailsWhere(db, either, ofWeek)
  const all = await linesWhere(db, either, sql`l.workshop_id = ${atelierId}`)
  const lines = all.map(({ id, code, label, active, state, order: current }) => {
    const pausedSince = current?.pausedSince ?? null
    return { id, code, label, active, state, pausedSince }
  })
  return {
    year,
    week,
    days,
    today,
    lines,
    details,
    conflicts: await conflictsOf(db, { workshopId: atelierId, today, days, lines }, details),
    can: { plan: plan.level(companyId) >= 2, order: order.level(companyId) >= 2 },
  }
}

/** How a customer wants an article; the standard one where none is named, null where nothing is said. @throws Refusal 404 */
export async function specOf(db: AtelierDb, articleId: string, specId: string | null): Promise<CustomerSpec | null> {
  const { rows } = await sql<CustomerSpec>`
    select id, article_id, partner_id, customer_label, nominal_g, cases_per_layer, cases_per_pallet, best_before_days,
           quality_id
      from platform.customer_spec
     where article_id = ${articleId} and archived_at is null
       and (id = ${specId}::uuid or (${specId}::uuid is null and partner_id is null))`.execute(db)
  if (specId !== null && !rows[0]) throw notFound()
  return rows[0] ?? null
}
