import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { kindsOfAccident, statesOfAccident } from './work-accident.model.ts'
import { healthField, safetyPath } from './work-accidents-place.model.ts'
import { workAccidentsServer } from './work-accidents.server.ts'

/** An accident by whose it is. Its history tells of health, so who reads nothing of that reads no history. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  const { byCompany } = await rights.perimeter(healthField)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select a.id as row_id, concat_ws(' ', e.name, e.firstname) as name
      from rh.work_accident a join rh.employee e on e.id = a.employee_id
     where a.id in ${eachOf(rowIds)} and a.company_id in ${eachOf([...byCompany.keys()])}`.execute(db)
  return rows.map(row => ({ ...row, address: `${safetyPath}?tab=all` }))
})

export const workAccidentsRoom = room({
  answers: () => [workAccidentsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { work_accident: named },
      called: {
        tables: { work_accident: 'rh.accident.title' },
        columns: {
          occurred_at: 'rh.accident.occurred',
          known_at: 'rh.accident.known',
          place: 'rh.accident.place',
          circumstances: 'rh.accident.circumstances',
          witness: 'rh.accident.witness',
          injured_part: 'rh.accident.injured-part',
          injury: 'rh.accident.injury',
          had_care: 'rh.accident.had-care',
          stopped_from: 'rh.accident.stopped-from',
          stopped_to: 'rh.accident.stopped-to',
          declared_at: 'rh.accident.declared-at',
          reserves: 'rh.accident.reserves',
          register_year: 'rh.accident.register',
          register_number: 'rh.accident.register',
          cause: 'rh.accident.cause',
          measures: 'rh.accident.measures',
          closed_at: 'rh.accident.closed-at',
          reported_by: 'rh.accident.reported-by',
        },
        lists: { getPaginatedWorkAccidents: 'rh.accident.title' },
        filters: { open: 'field.state' },
        choices: Object.fromEntries([
          ...kindsOfAccident.map(kind => [kind, `rh.accident.kind.${kind}`]),
          ...statesOfAccident.map(state => [state, `rh.accident.state.${state}`]),
          ...['open', 'toDeclare'].map(tab => [tab, `rh.accident.tab.${tab}`]),
        ]),
      },
      histories: ['work_accident'],
    }),
  ],
})
