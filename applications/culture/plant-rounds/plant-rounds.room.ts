import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { measures } from './measure.model.ts'
import { planningElement, planningPath, verificationElement } from './plant-rounds-place.model.ts'
import { plantRoundsServer, samplesServer } from './plant-rounds.server.ts'
import { makeRoundsJob } from './server/make-rounds.ts'

/** Rounds by the code of their crop, for who plans or checks them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  const { companyIds } = await companyScopeOf({ rights }, planningElement, verificationElement)
  const { rows } = await sql<{ rowId: string; name: string }>`
    select r.id as "rowId", c.code || ' ' || r.due_on as name
      from culture.plant_round r
      join culture.planting c on c.id = r.planting_id
      join ${placesOfCompanies(companyIds)} p on p.id = c.place_id
     where r.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, name }) => ({ rowId, name, address: planningPath }))
})

const columnOf = (measure: string) => measure.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

export const plantRoundsRoom = room({
  answers: () => [samplesServer, plantRoundsServer],
  jobs: () => [makeRoundsJob],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { plant_round: named },
      called: {
        tables: {
          plant_round: 'culture.rounds.round',
          plant_measure: 'culture.rounds.measures',
          plant_attribution: 'culture.rounds.attribution-title',
          sampled_plant: 'culture.rounds.plants',
          round_plan: 'culture.rounds.planning-title',
          notation_setting: 'culture.rounds.settings',
        },
        columns: {
          ...Object.fromEntries(measures.map(measure => [columnOf(measure), `culture.rounds.measure.${measure}`])),
          observer_id: 'culture.rounds.observer',
          due_on: 'culture.rounds.due-on',
          submitted_by: 'culture.rounds.submitted-by',
          submitted_at: 'culture.rounds.submitted-at',
          checked_by: 'culture.rounds.checked-by',
          checked_at: 'culture.rounds.checked-at',
          redo_sentence: 'culture.rounds.redo-sentence',
          plant_round_id: 'culture.rounds.round',
          plant_id: 'culture.rounds.plant',
          missing: 'culture.rounds.missing',
          measured_by: 'field.by',
          measured_at: 'field.when',
          attribution_id: 'culture.rounds.attribution-title',
          tag: 'culture.rounds.tag',
          row_label: 'culture.rounds.row',
          position: 'culture.rounds.position',
          rank: 'culture.rounds.rank',
          left_on: 'culture.rounds.left-on',
          weekday: 'culture.rounds.weekday',
          every_weeks: 'culture.rounds.every-weeks',
          starts_on: 'field.firstDay',
          ends_on: 'field.lastDay',
          measures: 'culture.rounds.measures',
          plants_a_round: 'culture.rounds.plants-a-round',
        },
      },
      histories: ['plant_round'],
    }),
  ],
})
