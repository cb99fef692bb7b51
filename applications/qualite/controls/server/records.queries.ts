import { sql, type SqlBool } from 'kysely'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { fromDay, untilDay } from '#qualite/asked-days.ts'
import { controlsElement, validationRight } from '../../control-plans/control-plans-place.model.ts'
import type { ControlRecord } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { type Asking, awaitsValidation, counts } from './controls.queries.ts'

const isCancelled = sql<SqlBool>`exists (select from qualite.control_record c where c.cancels_id = r.id)`
const ofState = {
  counting: counts,
  to_validate: awaitsValidation,
  not_conform: sql<SqlBool>`r.verdict = 'not_conform' and ${counts}`,
  cancelled: isCancelled,
}

/** A page of what was found in the companies that one sees; what cancels is told on what it cancels. */
export async function pageOfControlRecords(
  given: Asking,
  asked: InputOf<typeof controlsCalls.getControlRecords>,
): Promise<PageOf<ControlRecord>> {
  const scope = await companyScopeOf(given, controlsElement)
  return pageOfList(given.db, controlsCalls.getControlRecords.list, asked, {
    from: sql`qualite.control_record r
      join qualite.control_due d on d.id = r.due_id join qualite.control_plan p on p.id = d.plan_id`,
    id: sql`r.id`,
    within: sql`r.cancels_id is null and p.company_id in ${eachOf(scope.companyIds)}`,
    orders: { recordedAt: [sql`r.recorded_at`] },
    filters: {
      state: state => ofState[state],
      planId: planId => sql`d.plan_id = ${planId}`,
      verdict: verdict => sql`r.verdict = ${verdict}`,
      from: day => fromDay(sql`r.recorded_at`, day),
      to: day => untilDay(sql`r.recorded_at`, day),
    },
    rows: ids => rowsOfRecords(given, scope, ids),
  })
}

/** @throws Refusal 404 */
export async function controlRecordById(given: Asking, id: string): Promise<ControlRecord> {
  const [record] = await rowsOfRecords(given, await companyScopeOf(given, controlsElement), [id])
  if (!record) throw notFound()
  return record
}

type Row = Omit<ControlRecord, 'values' | 'can'> & { companyId: string; actorId: string | null; isOfToday: boolean }

async function rowsOfRecords(given: Asking, scope: CompanyScope, ids: readonly string[]): Promise<ControlRecord[]> {
  const { db, caller, clock } = given
  const validating = await companyScopeOf(given, validationRight)
  const { rows } = await sql<Row>`
    select r.id, r.due_id, p.code, p.label, p.kind, p.company_id, o.name as company, d.lot_number, d.due_at, r.recorded_at,
           u.firstname || ' ' || u.name as by, r.verdict, r.is_late, r.correction, r.fate, r.remark, v.validated_at,
           w.firstname || ' ' || w.name as validated_by, c.remark as cancelled_for, r.actor_id,
           (r.recorded_at at time zone 'Europe/Paris')::date = ${clock.today().toString()}::date as is_of_today
      from qualite.control_record r
      join qualite.control_due d on d.id = r.due_id
      join qualite.control_plan p on p.id = d.plan_id
      join platform.company o on o.id = p.company_id
      left join platform.user u on u.id = r.actor_id
      left join qualite.control_validation v on v.record_id = r.id
      left join platform.user w on w.id = v.actor_id
      left join qualite.control_record c on c.cancels_id = r.id
     where r.id in ${eachOf(ids)} and r.cancels_id is null and p.company_id in ${eachOf(scope.companyIds)}`.execute(db)
  const values = await valuesOf(given, ids)
  return rows.map(({ companyId, actorId, isOfToday, ...row }) => {
    const isOpen = row.cancelledFor === null && row.validatedAt === null
    const isOwn = actorId === caller.userId
    const level = scope.level(companyId)
    return {
      ...row,
      values: values.get(row.id) ?? [],
      can: {
        cancel: isOpen && (level >= 3 || (level >= 2 && isOwn && isOfToday)),
        validate: isOpen && row.kind === 'ccp' && !isOwn && validating.level(companyId) >= 2,
      },
    }
  })
}

type Value = ControlRecord['values'][number]

async function valuesOf({ db }: Asking, recordIds: readonly string[]): Promise<Map<string, Value[]>> {
  const { rows } = await sql<Value & { recordId: string }>`
    select record_id, name, unit, low::float8 as low, high::float8 as high, decimals, value::float8 as value
      from qualite.control_value where record_id in ${eachOf(recordIds)} order by record_id, rank`.execute(db)
  const values = new Map<string, Value[]>()
  for (const { recordId, ...value } of rows) values.set(recordId, [...(values.get(recordId) ?? []), value])
  return values
}
