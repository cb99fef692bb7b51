import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import { membershipsOf } from '#platform/identity/identity.server.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import type { OwnClient } from './client.model.ts'
import { clientsCalls } from './clients.calls.ts'
import { changeLogo, removeLogo } from './server/change-logo.ts'
import { pageOfClientEvents } from './server/client-events.ts'
import { clientSheet } from './server/client-sheet.queries.ts'
import { allClients, namedClients, pageOfClients } from './server/clients.queries.ts'
import { createClient } from './server/create-client.ts'
import { editClient } from './server/edit-client.ts'
import { editSecurity } from './server/edit-security.ts'
import { visitsOf } from './server/visits.queries.ts'
import { switchReadOnly, switchStatus } from './server/switch-client.ts'

const availableClients = async (db: PlatformDb, userId: string, clock: Clock): Promise<OwnClient[]> => {
  const [memberships, visits] = await Promise.all([membershipsOf(db, userId, clock), visitsOf(db, userId)])
  return memberships.map(({ id, name, logo, readOnly, status, admin }) => ({
    id,
    name,
    logo,
    readOnly,
    status,
    isAdministrator: admin,
    city: visits.get(id)?.city ?? null,
    lastVisitAt: visits.get(id)?.lastVisitAt ?? null,
  }))
}

export const clientsServer = platformAnswers(clientsCalls, {
  getAvailableClients: ({ db, caller, clock }) => availableClients(db, caller.userId, clock),

  getActiveClients: async ({ db, caller, clock }) => {
    const clients = await availableClients(db, caller.userId, clock)
    return clients.filter(client => client.status === 'active')
  },

  getAllClients: ({ db, caller, clock }) => (caller.superAdmin ? allClients(db, clock) : namedClients(db)),

  getPaginatedClients: ({ db, clock }, asked) => pageOfClients(db, clock, asked),

  getClient: ({ db, clock }, { clientId }) => clientSheet(db, clock, clientId),

  createClient,

  editClient,

  editSecurity,

  switchClientStatus: switchStatus,

  switchClientReadonlyStatus: switchReadOnly,

  getClientLogo: async ({ db, files }, { clientId }) => {
    const client = await db
      .selectFrom('platform.client')
      .select('logoKey as key')
      .where('id', '=', clientId)
      .executeTakeFirst()
    if (!client?.key) throw notFound()
    return { name: 'logo.webp', bytes: files.read(client.key) }
  },

  changeClientLogo: (given, { clientId }) => changeLogo(given, clientId),

  removeClientLogo: (given, { clientId }) => removeLogo(given, clientId),

  getClientEvents: ({ db }, asked) => pageOfClientEvents(db, asked),
})

export { clientOpened } from './server/client-opened.ts'
export { hearClientCreated } from './server/invite-first-admin.ts'
