import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { ChangeOfConditions, NamedConditions } from '../../contract-element.model.ts'
import type { ContractScope } from '../contract-scope.ts'
import { elementById } from './elements.queries.ts'

const named = (id: string, name: string) =>
  sql`case when ${sql.ref(id)} is not null then jsonb_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)}) end`

/** What stood the day before an amendment, what stands with it and what it changes. @throws Refusal 404 */
export async function changeOfConditions(db: RhDb, scope: ContractScope, id: string): Promise<ChangeOfConditions> {
  const { conditions, contractId, companyId, activationDate } = await elementById(db, scope, 'amendment', id)
  const before = await conditionsBefore(db, { id, contractId, activationDate })
  const { coefficient, salary, adaptedSalary, ...plain } = before
  const seen: NamedConditions = scope.seesPay(companyId) ? before : plain
  const changed = Object.entries(conditions)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name]) => name)
  const amended = Object.fromEntries(changed.map(name => [name, conditions[name as keyof NamedConditions]]))
  const adapted = amended.salary && scope.seesPay(companyId) ? { adaptedSalary: conditions.adaptedSalary ?? null } : {}
  return { before: seen, after: { ...seen, ...amended, ...adapted }, changed }
}

type Amended = { id: string; contractId: string; activationDate: string }

async function conditionsBefore(db: RhDb, { id, contractId, activationDate }: Amended) {
  const { rows } = await sql<Required<NamedConditions>>`
    select ${named('p.id', 'p.name')} as position, ${named('h.id', 'h.label')} as work_time,
           ${named('k.id', 'k.label')} as coefficient, ${named('y.id', 'y.label')} as salary,
           (case when f.id is null then c.adapted_salary else f.adapted_salary end)::float8 as adapted_salary,
           ${named('s.id', 's.name')} as site, ${named('u.id', 'u.name')} as unit, ${named('b.id', 'b.name')} as subunit,
           case when a.former_terms is null then c.trial_period_date
             else (a.former_terms ->> 'trialPeriodDate')::date end as trial_period_date,
           case when a.former_terms is null then c.end_of_contract_date
             else (a.former_terms ->> 'endOfContractDate')::date end as end_of_contract_date,
           null as other
      from rh.amendment a
      join rh.employment_contract c on c.id = a.contract_id
      left join lateral (
        select * from rh.package_element l
         where l.employee_id = c.employee_id and l.contract_id = c.id and l.activation_date <= ${activationDate}::date
           and l.amendment_id is distinct from a.id and (l.superseded_at is null or l.superseded_at >= a.started_at)
         order by l.activation_date desc, l.superseded_at desc nulls first limit 1) as f on true
      left join lateral (
        select * from rh.site_assignment l
         where l.employee_id = c.employee_id and l.activation_date <= ${activationDate}::date
           and l.amendment_id is distinct from a.id and (l.superseded_at is null or l.superseded_at >= a.started_at)
         order by l.activation_date desc, l.superseded_at desc nulls first limit 1) as w on true
      left join rh.position p on p.id = coalesce(f.position_id, c.position_id)
      left join rh.work_time h on h.id = case when f.id is null then c.work_time_id else f.work_time_id end
      left join rh.coefficient k on k.id = case when f.id is null then c.coefficient_id else f.coefficient_id end
      left join rh.salary y on y.id = case when f.id is null then c.salary_id else f.salary_id end
      left join rh.site s on s.id = case when w.id is null then c.site_id else w.site_id end
      left join rh.unit u on u.id = case when w.id is null then c.unit_id else w.unit_id end
      left join rh.subunit b on b.id = case when w.id is null then c.subunit_id else w.subunit_id end
     where a.id = ${id} and c.id = ${contractId}`.execute(db)
  return rows[0] as Required<NamedConditions>
}
