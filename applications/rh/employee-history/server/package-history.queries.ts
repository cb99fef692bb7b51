import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { PackageElement } from '../package-element.model.ts'

type Row = Omit<PackageElement, 'moment'> & { superseded: boolean }

/** Every row of an employee, those that were corrected too, with the day before the next live one of its contract. */
const rowsOf = (employeeId: string) => sql<Row>`
  select f.id, f.employee_id, f.contract_id, f.activation_date,
         case when f.superseded_at is null then
           lead(f.activation_date) over (partition by f.contract_id, f.superseded_at is null order by f.activation_date) - 1
         end as "to",
         f.superseded_at is not null as superseded, f.origin, f.reason, f.created_at as at,
         nullif(btrim(concat_ws(' ', w.firstname, w.name)), '') as by,
         jsonb_build_object('id', p.id, 'name', p.name) as position,
         case when t.id is not null then jsonb_build_object('id', t.id, 'libelle', t.libelle, 'family', t.family) end as "typeOfContract",
         case when h.id is not null then jsonb_build_object('id', h.id, 'label', h.label, 'weeklyHours', h.weekly_hours) end as "workTime",
         case when k.id is not null then jsonb_build_object('id', k.id, 'label', k.label) end as coefficient,
         case when s.id is not null then
           jsonb_build_object('id', s.id, 'label', s.label, 'unit', s.unit, 'amount', s.amount) end as salary,
         f.adapted_salary::float8 as "adaptedSalary"
    from rh.package_element f
    join rh.position p on p.id = f.position_id
    left join rh.type_of_contract t on t.id = f.type_of_contract_id
    left join rh.work_time h on h.id = f.work_time_id
    left join rh.coefficient k on k.id = f.coefficient_id
    left join rh.salary s on s.id = f.salary_id
    left join platform.user w on w.id = f.created_by
   where f.employee_id = ${employeeId}
   order by f.activation_date desc, f.superseded_at desc nulls first, f.id desc`

/** The conditions of somebody, newest first, as they look on a day. */
export async function packageHistory(
  db: RhDb,
  employeeId: string,
  { today, seesPay }: { today: string; seesPay: boolean },
): Promise<PackageElement[]> {
  const { rows } = await rowsOf(employeeId).execute(db)
  return rows.map(({ superseded, coefficient, salary, adaptedSalary, ...row }) => ({
    ...row,
    moment: superseded ? ('superseded' as const) : momentOf(row, today),
    ...(seesPay && { coefficient: coefficient ?? null, salary: salary ?? null, adaptedSalary: adaptedSalary ?? null }),
  }))
}

/** Where a live row stands on a day. */
export function momentOf({ activationDate, to }: { activationDate: string; to: string | null }, today: string) {
  if (activationDate > today) return 'future'
  return to === null || to >= today ? 'current' : 'past'
}
