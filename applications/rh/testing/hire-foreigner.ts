import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { givePaper } from './give-paper.ts'
import { hire } from './hire.ts'

/** A type of the list of permits, with its number and days; `to` is its last. */
type Permit = { type?: string; number?: string; from?: string; to?: string }

type Wish = {
  name?: string
  firstname?: string
  /** Index of the company in the client; null for none yet. */
  company?: number | null
  /** Under a permanent contract since 2020. */
  hired?: boolean
  /** The permit in the file; null for none. */
  permit?: Permit | null
}

const morocco = '99350'

/** Somebody from Morocco, with a resident card unless said. */
export async function hireForeigner(world: World, client: TestClient, { permit = {}, ...wish }: Wish = {}) {
  const { id } = await hire(world, client, { name: 'Benali', firstname: 'Karim', ...wish })
  await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
    await db
      .insertInto('platform.citizenship')
      .values({ country: 'MA', label: 'Marocaine', outsideEu: true, foreigner: true, position: 1 })
      .onConflict(conflict => conflict.columns(['clientId', 'country']).doNothing())
      .execute()
    await db.updateTable('rh.employee').set({ citizenshipCog: morocco }).where('id', '=', id).execute()
  })
  if (permit === null) return { id, permitId: '' }
  const { type = 'residentCard', number = '1234567890', from = '2020-01-01', to } = permit
  const paper = { kind: 'workPermit', permitType: type, number, from, ...(to && { to }) }
  const { id: permitId } = await givePaper(world, client, id, paper)
  return { id, permitId }
}
