import type { Clock } from '#kernel/server/clock.ts'
import { membershipsOf } from '#platform/identity/identity.server.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { clientsCalls } from './clients.calls.ts'
import { allClients } from './server/clients.queries.ts'
import { companiesOfClient } from './server/companies.queries.ts'

const availableClients = async (db: PlatformDb, userId: string, clock: Clock) => {
  const memberships = await membershipsOf(db, userId, clock)
  return memberships.map(({ id, name, logo, readOnly, status }) => ({ id, name, logo, readOnly, status }))
}

export const clientsServer = platformAnswers(clientsCalls, {
  getAvailableClients: ({ db, caller, clock }) => availableClients(db, caller.userId, clock),

  getActiveClients: async ({ db, caller, clock }) => {
    const clients = await availableClients(db, caller.userId, clock)
    return clients.filter(client => client.status === 'active')
  },

  getAllClients: ({ db }) => allClients(db),

  getCompaniesOfClient: ({ db }) => companiesOfClient(db),
})

export { inEachClient } from './server/in-each-client.ts'
