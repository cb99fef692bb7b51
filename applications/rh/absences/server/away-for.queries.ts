import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Away } from '../count-absence.model.ts'
import { sayStretch } from './stretch.ts'

export type AwayFor = Away & { employeeId: string; typeCode: string }

/** Absences that hold of these people in a company between two days, with why: for who pays them. */
export async function awayFor(
  db: RhDb,
  companyId: string,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<AwayFor[]> {
  const { rows } = await sql<AwayFor>`
    select a.employee_id, a.type_code, ${sql.raw(sayStretch)}
      from rh.absence a
     where a.employee_id in ${eachOf(ids)} and a.company_id = ${companyId} and a.state = 'approved'
       and a.from_at < ${to}::date + 1 and a.to_at > ${from}::date
     order by a.employee_id, a.from_at`.execute(db)
  return rows
}
