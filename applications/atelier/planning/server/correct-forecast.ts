import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { signalPlan } from '#atelier/floor-signals.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { planElement } from '../plan.model.ts'
import type { planningCalls } from '../planning.calls.ts'
import { forecastsOf } from './forecasts.queries.ts'
import { requireOfClient } from './require-of-client.ts'

type Post = typeof planningCalls.postPrevision

/**
 * Says how many cases are to be packed whatever is asked for, and why; without a number, what is asked for holds again.
 * @throws Refusal 404; 403; 400 without a reason
 */
export async function correctForecast(given: Given<Post, AtelierTables>, input: InputOf<Post>) {
  const { db, clock } = given
  const { atelierId, date, articleId, specTiersId, customerId, manualCases, reason } = input
  await requireWorkshop(db, await companyScopeOf(given, planElement), atelierId, 2)
  const known = await db.selectFrom('platform.article').select('id').where('id', '=', articleId).executeTakeFirst()
  if (!known) throw notFound()
  await requireOfClient(db, input)
  if (manualCases !== null && reason === '')
    throw wrongField('reason', 'REASON_REQUIRED', 'atelier.plan.reason-required')
  await sql`
    delete from atelier.packing_forecast
     where workshop_id = ${atelierId} and date = ${date} and article_id = ${articleId}
       and customer_spec_id is not distinct from ${specTiersId}::uuid
       and partner_id is not distinct from ${customerId}::uuid`.execute(db)
  if (manualCases !== null)
    await sql`
      insert into atelier.packing_forecast
             (workshop_id, date, article_id, customer_spec_id, partner_id, manual_cases, reason, demand_cases)
      select ${atelierId}, ${date}, ${articleId}, ${specTiersId}, ${customerId}, ${manualCases}, ${reason},
             coalesce((select sum(greatest(d.forecast_cases, d.ordered_cases)) from platform.daily_demand d
                        where d.day = ${date} and d.article_id = ${articleId}
                          and d.customer_spec_id is not distinct from ${specTiersId}::uuid
                          and d.partner_id is not distinct from ${customerId}::uuid), 0)`.execute(db)
  signalPlan(given, { workshopId: atelierId, date })
  const days = { from: date, to: date, today: clock.today().toString() }
  const rows = await forecastsOf(db, atelierId, days, { articleId })
  return rows.find(row => row.specTiersId === specTiersId && row.customerId === customerId) ?? null
}
