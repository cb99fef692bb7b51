import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import type { ControlMeasure, ControlPlan } from '../control-plan.model.ts'
import { controlsElement } from '../control-plans-place.model.ts'

export type Asking = { db: QualiteDb; rights: Rights }

/** Those of the companies that one sees, by company and code. */
export const controlPlans = (given: Asking) => plansWhere(given, sql`true`)

async function plansWhere({ db, rights }: Asking, condition: RawBuilder<SqlBool>): Promise<ControlPlan[]> {
  const scope = await companyScopeOf({ rights }, controlsElement)
  const { rows } = await sql<Omit<ControlPlan, 'canManage' | 'measures'>>`
    select p.id, p.company_id, o.name as company, p.code, p.label, p.kind, p.place, p.weekdays, p.times, p.lot_kinds,
           p.grace_min, p.instruction, p.corrective, p.archived_at is not null as is_archived, p.version
      from qualite.control_plan p join platform.company o on o.id = p.company_id
     where p.company_id in ${eachOf(scope.companyIds)} and ${condition}
     order by o.name, p.code`.execute(db)
  const measures = await measuresOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({
    ...row,
    measures: measures.get(row.id) ?? [],
    canManage: scope.level(row.companyId) >= 3,
  }))
}

/** @throws Refusal 404 */
export async function controlPlanById(given: Asking, id: string): Promise<ControlPlan> {
  const [found] = await plansWhere(given, sql`p.id = ${id}`)
  if (!found) throw notFound()
  return found
}

/** The companies whose plans one manages, by name. */
export const companiesForPlans = async ({ db, rights }: Asking) =>
  namedCompanies(db, (await companyScopeOf({ rights }, controlsElement)).where(3))

/** What is read at the controls of each of these plans, in its order. */
export async function measuresOf(db: QualiteDb, planIds: readonly string[]): Promise<Map<string, ControlMeasure[]>> {
  const { rows } = await sql<ControlMeasure & { planId: string }>`
    select plan_id, name, unit, low::float8 as low, high::float8 as high, decimals
      from qualite.control_measure where plan_id in ${eachOf(planIds)} order by plan_id, rank`.execute(db)
  const measures = new Map<string, ControlMeasure[]>()
  for (const { planId, ...measure } of rows) measures.set(planId, [...(measures.get(planId) ?? []), measure])
  return measures
}
