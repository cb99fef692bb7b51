import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { offerRulesPath } from '#rh/offer-rules/offer-rules.model.ts'
import { offerModelsElement } from './offer-model.model.ts'
import { offerModelsServer } from './offer-models.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(offerModelsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, ${offerRulesPath} as address from rh.offer_model where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const offerModelsRoom = room({
  answers: () => [offerModelsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { offer_model: named },
      called: {
        tables: { offer_model: 'rh.offer-models.title' },
      },
      histories: ['offer_model'],
    }),
  ],
})
