import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

export type ConditionsInForce = {
  positionId: string
  typeOfContractId: string | null
  workTimeId: string | null
  coefficientId: string | null
  salaryId: string | null
  adaptedSalary: number | null
}

/** The conditions of a contract on a day: its last dated row, or what it was written with where it has none yet. */
export async function conditionsOn(db: RhDb, contractId: string, date: string): Promise<ConditionsInForce> {
  const { rows } = await sql<ConditionsInForce>`
    select coalesce(f.position_id, c.position_id) as position_id,
           case when f.id is null then c.type_of_contract_id else f.type_of_contract_id end as type_of_contract_id,
           case when f.id is null then c.work_time_id else f.work_time_id end as work_time_id,
           case when f.id is null then c.coefficient_id else f.coefficient_id end as coefficient_id,
           case when f.id is null then c.salary_id else f.salary_id end as salary_id,
           (case when f.id is null then c.adapted_salary else f.adapted_salary end)::float8 as adapted_salary
      from rh.employment_contract c
      left join lateral (
        select * from rh.package_element p
         where p.employee_id = c.employee_id and p.contract_id = c.id and p.superseded_at is null
           and p.activation_date <= ${date}::date
         order by p.activation_date desc limit 1) as f on true
     where c.id = ${contractId}`.execute(db)
  return rows[0] as ConditionsInForce
}

/** Conditions as an amendment leaves them; a new salary takes the adapted amount of the former one away. */
export const amendedBy = (
  before: ConditionsInForce,
  amended: { [Term in keyof Omit<ConditionsInForce, 'typeOfContractId'>]: ConditionsInForce[Term] | null },
): ConditionsInForce => ({
  positionId: amended.positionId ?? before.positionId,
  typeOfContractId: before.typeOfContractId,
  workTimeId: amended.workTimeId ?? before.workTimeId,
  coefficientId: amended.coefficientId ?? before.coefficientId,
  salaryId: amended.salaryId ?? before.salaryId,
  adaptedSalary: amended.salaryId ? amended.adaptedSalary : (amended.adaptedSalary ?? before.adaptedSalary),
})
