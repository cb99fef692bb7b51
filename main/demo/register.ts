import { sql } from 'kysely'
import type { Databases, Db } from '#kernel/server/db.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { type Account, demoPassword } from './accounts.ts'
import { insertTables } from './insert-rows.ts'
import { type Member, memberRows } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'

/** Registers the clients and accounts that are not there yet, as identity; answers all who are members. */
export async function register(
  databases: Databases,
  organisations: readonly Organisation[],
  accounts: readonly Account[],
  today: Temporal.PlainDate,
): Promise<Member[]> {
  const members = accounts.map(account => ({ userId: idsFor(account.mail)(), account }))
  const passwordHash = await hashPassword(demoPassword)
  await databases.transaction<never, void>('auth', { readOnly: false }, async db => {
    const { newClients, newMembers } = await newcomers(db, organisations, members)
    await leaveMark(db)
    await insertTables(db, {
      'platform.client': newClients.map(({ clientId, plan }) => ({ id: clientId, name: plan.name, slug: plan.slug })),
      'platform.user': newMembers.map(userRow),
      'platform.credential': newMembers
        .filter(({ account }) => !account.isDevice)
        .map(({ userId }) => ({ userId, passwordHash })),
      'platform.client_user': newClients.flatMap(client => memberRows(client, members, today.subtract({ months: 1 }))),
      'platform.shared_device': newMembers.filter(({ account }) => account.isDevice).map(({ userId }) => ({ userId })),
    })
  })
  return members
}

async function newcomers(db: Db<never>, organisations: readonly Organisation[], members: readonly Member[]) {
  await sql`select pg_advisory_xact_lock(hashtext('sillon demo'))`.execute(db)
  const clients = await sql<{ id: string }>`select id from platform.client`.execute(db)
  const users = await sql<{ id: string }>`select id from platform.user`.execute(db)
  const known = new Set([...clients.rows, ...users.rows].map(row => row.id))
  return {
    newClients: organisations.filter(({ clientId }) => !known.has(clientId)),
    newMembers: members.filter(({ userId }) => !known.has(userId)),
  }
}

/** Production finds it, and starts on this database no more. */
const leaveMark = (db: Db<never>) =>
  sql`insert into kernel.demonstration select where not exists (select from kernel.demonstration)`.execute(db)

const userRow = ({ userId, account }: Member) => ({
  id: userId,
  mail: account.mail,
  firstname: account.firstname,
  name: account.name,
  jobtitle: account.jobtitle,
  superAdmin: account.superAdmin ?? false,
  superDev: account.superDev ?? false,
})
