import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { settleElement } from './settle-element.ts'

type Away = { absenceId: string; employeeId: string; from: string; to: string; reasonCode: string }
type Day = { today: string; now: string }
type Suspended = { id: string; contractId: string }

/**
 * The contract in force is suspended for an absence that the DSN knows as such, without a paper of its own; where none is in
 * force, nothing is. A suspension that somebody wrote by hand for these days stands for it.
 */
export async function suspendForAbsence(db: RhDb, { absenceId, employeeId, from, to, reasonCode }: Away, day: Day) {
  const { rows } = await sql<Suspended>`
    insert into rh.suspension (contract_id, starting_date, ending_date, reason_code, state, absence_id)
    select k.id, greatest(${from}::date, k.hiring_date), least(${to}::date, k.final_day), ${reasonCode}, 'generated', ${absenceId}
      from rh.employment_contract k
     where k.employee_id = ${employeeId} and k.binds and k.period && daterange(${from}::date, ${to}::date, '[]')
       and not exists (select from rh.suspension s where s.contract_id = k.id and s.state not in ('cancelled', 'declined')
             and daterange(s.starting_date, s.ending_date, '[]') && daterange(${from}::date, ${to}::date, '[]'))
    returning id, contract_id`.execute(db)
  await settle(db, rows, employeeId, day)
}

/** What an absence suspended goes on as if it had not been. */
export async function endSuspensionOfAbsence(
  db: RhDb,
  { absenceId, employeeId, reason }: { absenceId: string; employeeId: string; reason: string },
  day: Day,
) {
  const { rows } = await sql<Suspended>`
    update rh.suspension set state = 'cancelled', cancel_reason = ${reason}, version = version + 1
     where absence_id = ${absenceId} and state <> 'cancelled' returning id, contract_id`.execute(db)
  await settle(db, rows, employeeId, day)
}

async function settle(db: RhDb, rows: readonly Suspended[], employeeId: string, day: Day) {
  for (const { id, contractId } of rows)
    await settleElement(db, { kind: 'suspension', id, contract: { id: contractId, employeeId } }, day)
}
