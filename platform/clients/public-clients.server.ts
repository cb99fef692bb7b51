import { notFound } from '#kernel/server/errors.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { publicClientsCalls } from './public-clients.calls.ts'

/** Visitors see active clients alone: a closed one answers like one that never was. */
const clientAt = (db: PlatformDb, address: string) =>
  db
    .selectFrom('platform.client')
    .select(['id', 'name', 'logo_key as logo'])
    .where('slug', '=', address.toLowerCase())
    .executeTakeFirst()

export const publicClientsServer = platformAnswers(publicClientsCalls, {
  doesClientExist: async ({ db }, { clientName }) => ({ exists: (await clientAt(db, clientName)) !== undefined }),
  getClientByNameNoToken: async ({ db }, { clientName }) => {
    const client = await clientAt(db, clientName)
    if (!client) throw notFound()
    return client
  },
})
