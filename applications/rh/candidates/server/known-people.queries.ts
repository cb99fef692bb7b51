import { sql } from 'kysely'
import { lastContractOf } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

import type { KnownPerson } from '../candidate.model.ts'
import { type CandidateScope, levelOn, seenIn } from './candidate-scope.ts'

const shown = 5

type Who = {
  name: string
  firstname: string
  mail?: string | null | undefined
  cellPhoneNumber?: string | null | undefined
  birthdate?: string | null
}
type Row = Omit<KnownPerson, 'on' | 'lastContract'> & { sameMail: boolean; samePhone: boolean; sameName: boolean }

/** Who looks like a person: former employees first, then candidates; a person who is both is named once. */
export async function knownPeople(db: RhDb, scope: CandidateScope, who: Who): Promise<KnownPerson[]> {
  const mail = who.mail?.toLowerCase() ?? null
  const phone = who.cellPhoneNumber ?? null
  const { rows } = await sql<Row>`
    with found as (
      select null::uuid as candidate_id, e.id as employee_id, e.firstname, e.name, e.search_text, e.mail = ${mail} as same_mail,
             e.cell_phone = ${phone} as same_phone, ${sameName(sql`e`, who)} as same_name
        from rh.employee e where e.status <> 'deleted'
         and (e.company_id is null or e.company_id = any(${scope.companyIds}))
      union all
      select c.id, c.employee_id, c.firstname, c.name, c.search_text, c.mail = ${mail}, c.cell_phone_number = ${phone},
             ${sameName(sql`c`, who)}
        from rh.candidate c where ${seenIn(scope)})
    select distinct on (coalesce(employee_id, candidate_id))
           max(candidate_id::text) over person as candidate_id, employee_id, firstname, name,
           coalesce(same_mail, false) as same_mail, coalesce(same_phone, false) as same_phone, same_name,
           exists (select from rh.employment_contract t where t.employee_id = found.employee_id and t.binds
                      and t.period @> ${scope.today}::date) as current_employee
      from found where same_mail or same_phone or same_name
    window person as (partition by coalesce(employee_id, candidate_id))
     order by coalesce(employee_id, candidate_id), candidate_id nulls last`.execute(db)
  const inOrder = rows
    .toSorted((one, other) => Number(other.employeeId !== null) - Number(one.employeeId !== null))
    .slice(0, shown)
  return Promise.all(
    inOrder.map(async ({ sameMail, samePhone, sameName: hasSameName, ...row }) => ({
      ...row,
      on: [...(sameMail ? ['mail'] : []), ...(samePhone ? ['phone'] : []), ...(hasSameName ? ['name'] : [])],
      lastContract: row.employeeId ? await lastContractOf(db, row.employeeId) : null,
    })),
  )
}

/** Names alone are said to be alike where no birth date tells the two apart. */
const sameName = (person: ReturnType<typeof sql>, { name, firstname }: Who) =>
  sql`(kernel.normalise(${person}.name) = kernel.normalise(${name})
   and kernel.normalise(${person}.firstname) = kernel.normalise(${firstname}))`

/** How somebody stands among the staff. @throws Refusal 404 */
export async function asEmployee(db: RhDb, scope: CandidateScope, candidateId: string, when: 'current' | 'former') {
  await levelOn(db, scope, candidateId)
  const { rows } = await sql<{ employeeId: string | null; current: boolean; ever: boolean }>`
    select c.employee_id, coalesce(bool_or(t.period @> ${scope.today}::date), false) as current,
           count(t.id) > 0 as ever
      from rh.candidate c
      left join rh.employment_contract t on t.employee_id = c.employee_id and t.binds and lower(t.period) <= ${scope.today}::date
     where c.id = ${candidateId} group by c.employee_id`.execute(db)
  const { employeeId = null, current = false, ever = false } = rows[0] ?? {}
  return {
    result: when === 'current' ? current : ever && !current,
    employeeId,
    lastContract: employeeId ? await lastContractOf(db, employeeId) : null,
  }
}
