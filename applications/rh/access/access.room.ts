import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { badgesElement, badgesPath } from './access-place.model.ts'
import { accessServer, forgetPassagesJob } from './access.server.ts'

/** Badges by whose they are, for who sees those of his company. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  const { byCompany } = await rights.perimeter(badgesElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select b.id as row_id, e.name || ' ' || e.firstname as name
      from rh.badge b join rh.employee e on e.id = b.employee_id
     where b.id in ${eachOf(rowIds)} and e.company_id in ${eachOf([...byCompany.keys()])}`.execute(db)
  return rows.map(row => ({ ...row, address: badgesPath }))
})

export const accessRoom = room({
  answers: () => [accessServer],
  jobs: () => [forgetPassagesJob],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { badge: named },
      ids: { badgeId: named },
      called: {
        tables: { badge: 'rh.access.badge', passage: 'rh.access.passage' },
        columns: {
          given_on: 'rh.access.given-on',
          badge_id: 'rh.access.badge',
          direction: 'rh.access.direction',
          at: 'field.when',
          result: 'rh.access.result',
          reasons: 'rh.access.reasons',
          noted_by: 'field.by',
          overridden_by: 'rh.access.overridden-by',
          overridden_at: 'rh.access.overridden-at',
        },
        lists: { getPaginatedBadges: 'rh.access.badges', getPaginatedPassages: 'rh.access.log' },
        filters: { direction: 'rh.access.direction', result: 'rh.access.result' },
        choices: {
          suspended: 'rh.access.state.suspended',
          lost: 'rh.access.state.lost',
          returned: 'rh.access.state.returned',
          in: 'rh.access.direction.in',
          out: 'rh.access.direction.out',
          granted: 'rh.access.result.granted',
          refused: 'rh.access.result.refused',
          overridden: 'rh.access.result.overridden',
        },
      },
    }),
  ],
})
