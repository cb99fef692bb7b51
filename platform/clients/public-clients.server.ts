import { notFound } from '#kernel/server/errors.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import { publicClientsCalls } from './public-clients.calls.ts'

/**
 * At the address that it bears, or bore once. Visitors see active clients alone: a closed one answers like one that
 * never was.
 */
const clientAt = (db: PlatformDb, address: string) =>
  db
    .selectFrom('platform.client as c')
    .select(['c.id', 'c.name', 'c.logoKey'])
    .where(eb =>
      eb.or([
        eb('c.slug', '=', address.toLowerCase()),
        eb(
          'c.id',
          'in',
          eb.selectFrom('platform.client_alias as a').select('a.clientId').where('a.slug', '=', address.toLowerCase()),
        ),
      ]),
    )
    .executeTakeFirst()

export const publicClientsServer = platformAnswers(publicClientsCalls, {
  doesClientExist: async ({ db }, { clientName }) => ({ exists: (await clientAt(db, clientName)) !== undefined }),
  getClientByNameNoToken: async ({ db }, { clientName }) => {
    const client = await clientAt(db, clientName)
    if (!client) throw notFound()
    return { id: client.id, name: client.name, logo: logoAddress({ ...client, status: 'active' }) }
  },
})
