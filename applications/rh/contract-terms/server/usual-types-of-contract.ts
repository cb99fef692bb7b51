import type { Listener } from '#kernel/server/events.ts'
import { clientOpened } from '#platform/clients/clients.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import usual from '../../data/types-of-contract.json' with { type: 'json' }

/** The types that a new client begins with, as rows. */
export const usualTypesOfContract = usual.rows.map(({ libelle, family, dsnNature, dsnReason, endAllowance }) => ({
  libelle,
  family,
  dsnNature,
  dsnReason,
  endAllowance,
}))

/** Heard again, it adds nothing: a client that has types of contract has made them his own. */
export const hearNewClient: Listener = {
  kind: clientOpened,
  hear: async db => addUsualTypesOfContract(db as RhDb),
}

async function addUsualTypesOfContract(db: RhDb) {
  const known = await db.selectFrom('rh.type_of_contract').select('id').limit(1).executeTakeFirst()
  if (!known) await db.insertInto('rh.type_of_contract').values(usualTypesOfContract).execute()
}
