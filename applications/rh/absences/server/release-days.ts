import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import type { AbsenceScope } from './absence-scope.ts'

/** What was taken for an absence goes back to its account. */
export const releaseDays = (db: RhDb, { userId, today }: AbsenceScope, absenceId: string) =>
  sql`
    insert into rh.absence_balance_entry
      (company_id, employee_id, account, kind, hundredths, effective_on, absence_id, written_by)
    select company_id, employee_id, account, 'released', -sum(hundredths), ${today}::date, absence_id, ${userId}
      from rh.absence_balance_entry where absence_id = ${absenceId}
     group by company_id, employee_id, account, absence_id having sum(hundredths) <> 0`.execute(db)
