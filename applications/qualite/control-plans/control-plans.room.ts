import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { QualiteTables } from '#qualite/qualite-db.ts'
import { kindsOfControlledLot, kindsOfPlan } from './control-plan.model.ts'
import { controlsElement, plansPath } from './control-plans-place.model.ts'
import { controlPlansServer, hearLots, makeDuesJob } from './control-plans.server.ts'

/** Plans by their code and label, for who sees those of their company. */
const named = namedRows<QualiteTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, controlsElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as row_id, code || ' ' || label as name from qualite.control_plan
     where id in ${eachOf(rowIds)} and company_id in ${eachOf(companyIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: plansPath }))
})

const inWords = (values: readonly string[], key: string) =>
  Object.fromEntries(values.map(value => [value, `qualite.controls.${key}.${value}`]))

export const controlPlansRoom = room({
  answers: () => [controlPlansServer],
  jobs: () => [makeDuesJob],
  listeners: () => [hearLots],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'qualite',
      rows: { control_plan: named },
      called: {
        tables: { control_plan: 'qualite.controls.plan', control_measure: 'qualite.controls.measure' },
        columns: {
          plan_id: 'qualite.controls.plan',
          label: 'qualite.controls.label',
          place: 'qualite.controls.place',
          weekdays: 'qualite.controls.weekdays',
          times: 'qualite.controls.times',
          lot_kinds: 'qualite.controls.lot-kinds',
          grace_min: 'qualite.controls.grace',
          instruction: 'qualite.controls.instruction',
          corrective: 'qualite.controls.corrective',
          asked_from: 'qualite.controls.asked-from',
          unit: 'qualite.controls.unit',
          low: 'qualite.controls.low',
          high: 'qualite.controls.high',
          decimals: 'qualite.controls.decimals',
        },
        choices: { ...inWords(kindsOfPlan, 'kind'), ...inWords(kindsOfControlledLot, 'lot-kind') },
      },
      histories: ['control_plan'],
    }),
  ],
})
