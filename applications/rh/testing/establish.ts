import type { TestClient, World } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Numbers of establishments, as La Poste's check wants them. */
export const sirets = { head: '73282932000074', north: '73282932000082', south: '73282932000090' } as const

/** Gives a company of the client the number of its head office. */
export const establish = (world: World, client: TestClient, siret: string | null = sirets.head, company = 0) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db
      .updateTable('platform.company')
      .set({ siret })
      .where('id', '=', client.companies[company]?.id as string)
      .execute(),
  )

/** Gives a site a number of its own. */
export const establishSite = (world: World, client: TestClient, siteId: string, siret: string | null) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    db.updateTable('rh.site').set({ siret }).where('id', '=', siteId).execute(),
  )
