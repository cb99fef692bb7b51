import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { kindsOfAction, kindsOfCause, severities, sourcesOfNonConformity } from './non-conformity.model.ts'
import { addressOfNonConformity, nonConformitiesElement } from './non-conformities-place.model.ts'
import { nonConformitiesServer } from './non-conformities.server.ts'

/** Those of the companies that one sees, by their numbers. */
const named = namedRows<QualiteTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, nonConformitiesElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, number as name from qualite.non_conformity
     where id in ${eachOf(rowIds)} and company_id in ${eachOf(companyIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: addressOfNonConformity(rowId) }))
})

const inWords = (values: readonly string[], key: string) =>
  Object.fromEntries(values.map(value => [value, `qualite.non-conformity.${key}.${value}`]))

export const nonConformitiesRoom = room({
  answers: () => [nonConformitiesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'qualite',
      rows: { non_conformity: named },
      called: {
        tables: {
          non_conformity: 'qualite.non-conformity',
          non_conformity_lot: 'qualite.non-conformity.lots',
          quality_action: 'qualite.non-conformity.action',
        },
        columns: {
          title: 'qualite.non-conformity.subject',
          detected_at: 'qualite.non-conformity.detected',
          owner_id: 'qualite.non-conformity.owner',
          causes: 'qualite.non-conformity.causes',
          whys: 'qualite.non-conformity.whys',
          has_no_lot: 'qualite.non-conformity.no-lot',
          check_on: 'qualite.non-conformity.check-on',
          is_effective: 'qualite.non-conformity.is-effective',
          checked_by: 'qualite.non-conformity.checked-by',
          control_record_id: 'qualite.controls.record-of',
          non_conformity_id: 'qualite.non-conformity',
          due_on: 'qualite.non-conformity.due-on',
          done_at: 'qualite.non-conformity.done-at',
          done_by: 'qualite.non-conformity.done-by',
        },
        lists: { getNonConformities: 'qualite.non-conformity.title' },
        filters: {
          severity: 'qualite.dispute.severity',
          source: 'qualite.non-conformity.source',
        },
        choices: {
          ...inWords(sourcesOfNonConformity, 'source'),
          ...inWords(severities, 'severity'),
          ...inWords(kindsOfCause, 'cause'),
          ...inWords(kindsOfAction, 'action'),
        },
      },
      histories: ['non_conformity'],
    }),
  ],
})
