import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { absenceStates } from './absence.model.ts'
import { absenceCodes } from './absence-type.model.ts'
import { absencesElement, absencesPath } from './absences-place.model.ts'
import { absencesServer, accrueLeaveJob } from './absences.server.ts'

/** An absence by whose it is, for who reads absences. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  const { byCompany } = await rights.perimeter(absencesElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select a.id as row_id, concat_ws(' ', e.name, e.firstname) as name
      from rh.absence a join rh.employee e on e.id = a.employee_id
     where a.id in ${eachOf(rowIds)} and a.company_id in ${eachOf([...byCompany.keys()])}`.execute(db)
  return rows.map(row => ({ ...row, address: `${absencesPath}?tab=all` }))
})

export const absencesRoom = room({
  answers: () => [absencesServer],
  jobs: () => [accrueLeaveJob],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { absence: named },
      called: {
        tables: { absence: 'rh.absence.title', absence_balance_entry: 'rh.absence.balances' },
        columns: {
          type_code: 'rh.absence.type',
          from_at: 'rh.absence.from',
          to_at: 'rh.absence.to',
          hundredths: 'rh.absence.days',
          private_reason: 'rh.absence.private-reason',
          decision_reason: 'rh.absence.decision-reason',
          requested_by: 'rh.absence.requested-by',
          decided_by: 'rh.absence.decided-by',
          decided_at: 'rh.absence.decided-at',
          absence_id: 'rh.absence.title',
          account: 'rh.absence.account',
          explanation: 'rh.absence.explanation',
          effective_on: 'rh.absence.effective-on',
          written_by: 'rh.absence.written-by',
        },
        lists: { getPaginatedAbsences: 'rh.absence.title' },
        filters: { typeCode: 'rh.absence.type', until: 'rh.absence.to' },
        choices: Object.fromEntries([
          ...absenceCodes.map(code => [code, `rh.absence.type.${code}`]),
          ...absenceStates.map(state => [state, `rh.absence.state.${state}`]),
        ]),
      },
      histories: ['absence'],
    }),
  ],
})
