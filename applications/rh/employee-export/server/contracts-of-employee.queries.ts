import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

export type ContractToTell = {
  number: string
  company: string
  family: string
  type: string
  position: string
  site: string | null
  hiringDate: string
  endOfContractDate: string | null
  endedOn: string | null
  trialPeriodDate: string | null
  isPartTime: boolean
  workTime: string | null
  state: string
  signedAt: string | null
  amendments: { from: string; reason: string; state: string; newEnd: string | null; other: string | null }[]
  suspensions: { from: string; to: string | null; reasonCode: string }[]
  ending: { on: string; reasonCode: string } | null
  coefficient?: string | null
  salary?: { label: string; unit: string; amount: number } | null
  adaptedSalary?: number | null
}

type Row = Omit<ContractToTell, 'coefficient' | 'salary' | 'adaptedSalary'> & {
  coefficient: string | null
  salary: { label: string; unit: string; amount: number } | null
  adaptedSalary: number | null
}

/** The contracts of somebody in these companies, the first one first; drafts are not told. */
export async function contractsOfEmployee(
  db: RhDb,
  employeeId: string,
  { companyIds, seesPay }: { companyIds: readonly string[]; seesPay: boolean },
): Promise<ContractToTell[]> {
  const { rows } = await sql<Row>`
    select c.number, o.name as company, c.family, t.libelle as type, p.name as position, s.name as site,
           c.hiring_date, c.end_of_contract_date, c.ended_on,
           c.trial_period_date, c.is_part_time, h.label as "workTime",
           c.state, c.signed_at, k.label as coefficient, c.adapted_salary::float8 as "adaptedSalary",
           case when y.id is not null then
             jsonb_build_object('label', y.label, 'unit', y.unit, 'amount', y.amount) end as salary,
           coalesce((
             select jsonb_agg(jsonb_build_object('from', a.activation_date, 'reason', a.reason, 'state', a.state,
                                'newEnd', a.end_of_contract_date, 'other', a.other_conditions)
                              order by a.activation_date)
               from rh.amendment a where a.contract_id = c.id and a.state not in ('draft', 'cancelled')), '[]') as amendments,
           coalesce((
             select jsonb_agg(jsonb_build_object('from', x.starting_date, 'to', x.ending_date, 'reasonCode', x.reason_code)
                              order by x.starting_date)
               from rh.suspension x where x.contract_id = c.id and x.state not in ('draft', 'cancelled')), '[]') as suspensions,
           (select jsonb_build_object('on', e.ending_date, 'reasonCode', e.reason_code)
              from rh.ending_of_contract e where e.contract_id = c.id and e.state not in ('draft', 'cancelled')) as ending
      from rh.employment_contract c
      join platform.company o on o.id = c.company_id
      join rh.type_of_contract t on t.id = c.type_of_contract_id
      join rh.position p on p.id = c.position_id
      left join rh.site s on s.id = c.site_id
      left join rh.work_time h on h.id = c.work_time_id
      left join rh.coefficient k on k.id = c.coefficient_id
      left join rh.salary y on y.id = c.salary_id
     where c.employee_id = ${employeeId} and c.company_id = any(${companyIds}) and c.state <> 'draft'
     order by c.hiring_date, c.id`.execute(db)
  return rows.map(({ coefficient, salary, adaptedSalary, ...row }) => ({
    ...row,
    ...(seesPay && { coefficient, salary, adaptedSalary }),
  }))
}
