import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import {
  isSignedOnPaper,
  type Contract,
  type ContractInFull,
  type DocumentOfContract,
  type Saving,
  type StepState,
} from '../contract.model.ts'
import type { ContractScope } from './contract-scope.ts'
import { documentsOf } from './documents-of-records.queries.ts'
import { timeStateOn } from './time-state.ts'

type Row = Omit<Contract, 'can' | 'saving' | 'document' | 'ruleOverrides'> & {
  overrides: { rule: string; reason: string; by: string; at: string }[]
  writers: Record<string, string>
  isDocumentOutdated: boolean
  binds: boolean
  employee: ContractInFull['employee']
  startedAt: string | null
}

const named = (id: string, name: string) =>
  sql`case when ${sql.ref(id)} is not null then jsonb_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)}) end`

/** A contract `c` with its person `e`, company `k`, type `t`, position `p` and site `s`. */
export const contractWithNames = sql`rh.employment_contract c
    join rh.employee e on e.id = c.employee_id
    join platform.company k on k.id = c.company_id
    join rh.type_of_contract t on t.id = c.type_of_contract_id
    join rh.position p on p.id = c.position_id
    left join rh.site s on s.id = c.site_id`

const rowsWhere = (condition: RawBuilder<SqlBool>, today: string) => sql<Row>`
  select c.id, c.number, c.employee_id, c.company_id, k.name as company, c.state, ${timeStateOn(today)} as time_state, c.family,
         ${named('t.id', 't.libelle')} as type_of_contract, ${named('p.id', 'p.name')} as position,
         ${named('s.id', 's.name')} as site, ${named('u.id', 'u.name')} as unit, ${named('b.id', 'b.name')} as subunit,
         case when h.id is not null then
           jsonb_build_object('id', h.id, 'name', h.label, 'weeklyHours', h.weekly_hours) end as work_time,
         ${named('f.id', 'f.label')} as coefficient,
         case when g.id is not null then
           jsonb_build_object('id', g.id, 'name', g.label, 'unit', g.unit, 'amount', g.amount) end as salary,
         c.adapted_salary is not null as enable_adapted_salary, c.adapted_salary::float8 as adapted_salary,
         c.hiring_monthly_gross_salary::float8 as hiring_monthly_gross_salary,
         c.hiring_date, to_char(c.hiring_time, 'HH24:MI') as hiring_time, c.end_of_contract_date, c.minimum_duration_days,
         c.final_day, c.trial_period_date, c.reason_code, c.reason_text,
         c.replaced_employee_id, c.replaced_person, c.replaced_qualification, c.has_six_months_practice,
         c.reading_language, c.retroactive_reason, c.rule_overrides as overrides,
         (select coalesce(jsonb_object_agg(w.id, concat_ws(' ', w.firstname, w.name)), '{}') from platform.user w
           where w.id::text in (select o ->> 'by' from jsonb_array_elements(c.rule_overrides) o)) as writers,
         c.document_model_id as document_model, c.join_document_model,
         c.mutuelle_document_model_id as mutuelle_document_model, c.join_mutuelle_document_model,
         c.is_document_outdated, c.signed_at, c.delivered_at, c.cancel_reason, c.started_at, c.binds, c.version,
         jsonb_build_object('id', e.id, 'firstname', e.firstname, 'name', e.name) as employee
    from ${contractWithNames}
    left join rh.unit u on u.id = c.unit_id
    left join rh.subunit b on b.id = c.subunit_id
    left join rh.work_time h on h.id = c.work_time_id
    left join rh.coefficient f on f.id = c.coefficient_id
    left join rh.salary g on g.id = c.salary_id
   where ${condition} and e.status <> 'deleted' and c.cancel_reason is distinct from 'deleted'
   order by c.hiring_date desc, c.id desc`

/** The contracts of somebody in the companies of the reader, newest first. */
export async function contractsOfEmployee(db: RhDb, scope: ContractScope, employeeId: string): Promise<Contract[]> {
  const inside = sql<SqlBool>`c.employee_id = ${employeeId} and c.company_id in ${eachOf(scope.companyIds)}`
  const { rows } = await rowsWhere(inside, scope.today).execute(db)
  const documents = await documentsOf(db, scope, 'contract', rows)
  return rows.map(row => asRead(row, documents, scope))
}

/** @throws Refusal 404 */
export async function contractById(db: RhDb, scope: ContractScope, id: string) {
  const inside = sql<SqlBool>`c.id = ${id} and c.company_id in ${eachOf(scope.companyIds)}`
  const [row] = (await rowsWhere(inside, scope.today).execute(db)).rows
  if (!row) throw notFound()
  return { contract: asRead(row, await documentsOf(db, scope, 'contract', [row]), scope), employee: row.employee }
}

function asRead(
  { overrides, writers, isDocumentOutdated: _, employee: __, startedAt, binds, ...row }: Row,
  documents: ReadonlyMap<string, DocumentOfContract>,
  scope: ContractScope,
): Contract {
  const document = documents.get(row.id) ?? null
  const { coefficient, salary, adaptedSalary, enableAdaptedSalary, hiringMonthlyGrossSalary, ...plain } = row
  const seesPay = scope.seesPay(row.companyId)
  return {
    ...plain,
    ...(seesPay && { coefficient, salary, adaptedSalary, enableAdaptedSalary, hiringMonthlyGrossSalary }),
    ruleOverrides: overrides.map(one => ({ ...one, by: writers[one.by] ?? null })),
    document,
    saving: savingOf(row, document),
    can: actsOn({ ...row, startedAt, binds }, scope),
  }
}

/** The steps of the last saving, told by what is there. */
function savingOf(
  { joinDocumentModel, state }: Pick<Row, 'joinDocumentModel' | 'state'>,
  document: DocumentOfContract | null,
): Saving {
  const isMade = !joinDocumentModel || (document !== null && !document.isOutdated)
  const made: StepState = isMade ? 'completed' : 'pending'
  return {
    saveContract: 'completed',
    generatePdf: made,
    storeFile: made,
    updateContact: isMade && state !== 'draft' ? 'completed' : 'pending',
  }
}

function actsOn(
  {
    companyId,
    state,
    hiringDate,
    startedAt,
    binds,
  }: Pick<Row, 'companyId' | 'state' | 'hiringDate' | 'startedAt' | 'binds'>,
  scope: ContractScope,
): Contract['can'] {
  const level = scope.level(companyId)
  const isOpen = state !== 'signed' && state !== 'cancelled' && startedAt === null
  return {
    edit: level >= 2 && isOpen && (state === 'draft' || hiringDate > scope.today),
    delete: level >= 3 && isOpen,
    cancel: level >= 3 && binds,
    sign: scope.signs(companyId) && isSignedOnPaper(state),
    change: level >= 2 && binds,
  }
}
