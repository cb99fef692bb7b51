import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { World } from '#platform/testing/world.ts'
import type { RightsOfClient } from './reference.ts'
import { sizes } from './random-rights.ts'

/** Ids of the rows, in the order of the plain data. */
export type WrittenRights = {
  clientId: string
  userIds: string[]
  companyIds: string[]
  serviceIds: string[]
  elementIds: number[]
}

const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string)

/** Writes the rights of a client into the tables. */
export async function writeRights(world: World, rights: RightsOfClient, elementIds: number[]): Promise<WrittenRights> {
  const written: WrittenRights = {
    clientId: randomUUID(),
    userIds: ids(sizes.members),
    companyIds: ids(sizes.companies),
    serviceIds: ids(sizes.services),
    elementIds,
  }
  await world.databases.transaction('auth', { readOnly: false }, (db: PlatformDb) => writeMembers(db, rights, written))
  const standing = { readOnly: false, clientId: written.clientId }
  const now = world.clock.now()
  await world.databases.transaction('platform', standing, (db: PlatformDb) => writeMatrix(db, rights, written, now))
  return written
}

async function writeMembers(db: PlatformDb, rights: RightsOfClient, { clientId, userIds }: WrittenRights) {
  await db
    .insertInto('platform.client')
    .values({
      id: clientId,
      name: 'Serres',
      slug: `c-${clientId}`,
      status: rights.isActive ? 'active' : 'inactive',
      read_only: rights.readOnly,
    })
    .execute()
  await db
    .insertInto('platform.user')
    .values(
      rights.members.map(({ isActive }, user) => ({
        id: userIds[user] as string,
        mail: `${userIds[user]}@essai.example`,
        firstname: 'Marie',
        name: 'Caron',
        active: isActive,
      })),
    )
    .execute()
  await db
    .insertInto('platform.client_user')
    .values(
      rights.members.map(({ membership }, user) => ({
        client_id: clientId,
        user_id: userIds[user] as string,
        admin: membership.admin,
        all_companies: membership.allCompanies,
        read_only: membership.readOnly,
        active: membership.isActive,
        ends_at: membership.hasEnded ? '2020-01-01T00:00:00Z' : null,
      })),
    )
    .execute()
}

/** Inserts rows of any number, none included. */
async function insert(db: PlatformDb, table: string, rows: object[]) {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0] as object).map(column => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

async function writeMatrix(db: PlatformDb, rights: RightsOfClient, written: WrittenRights, now: Temporal.Instant) {
  const { userIds, companyIds, serviceIds, elementIds } = written
  const hours = (count: number) => now.add({ hours: count }).toString()
  const cells = (levels: number[][], owner: (index: number) => object, column: string) =>
    levels.flatMap((row, index) =>
      row.flatMap((value, element) =>
        value < 0 ? [] : [{ ...owner(index), element_id: elementIds[element], [column]: value }],
      ),
    )

  await insert(
    db,
    'platform.company',
    companyIds.map((id, index) => ({ id, name: `Société ${index}`, regime: 'MSA', version: 1 })),
  )
  await insert(
    db,
    'platform.service',
    rights.services.map((company, index) => ({
      id: serviceIds[index],
      company_id: companyIds[company],
      name: `Service ${index}`,
      version: 1,
    })),
  )
  await insert(
    db,
    'platform.service_user',
    rights.members.flatMap(({ services }, user) =>
      services.map(service => ({ user_id: userIds[user], service_id: serviceIds[service], manager: false })),
    ),
  )
  await insert(
    db,
    'platform.client_right',
    cells([rights.clientCeilings], () => ({}), 'ceiling'),
  )
  await insert(
    db,
    'platform.company_right',
    cells(rights.companyCeilings, company => ({ company_id: companyIds[company] }), 'ceiling'),
  )
  await insert(
    db,
    'platform.service_right',
    cells(rights.serviceLevels, service => ({ service_id: serviceIds[service] }), 'level'),
  )
  await insert(
    db,
    'platform.user_right',
    rights.members.flatMap(({ rights: own }, user) =>
      own.flatMap(({ level, ceiling }, element) =>
        level === null && ceiling === null
          ? []
          : [{ user_id: userIds[user], element_id: elementIds[element], level, ceiling }],
      ),
    ),
  )
  await insert(
    db,
    'platform.right_delegation',
    rights.delegations.map(({ from, to, element, level, companies, when }) => ({
      id: randomUUID(),
      delegator_id: userIds[from],
      delegate_id: userIds[to],
      element_id: elementIds[element],
      level,
      company_ids: companies?.map(company => companyIds[company]) ?? null,
      starts_at: hours(when === 'to come' ? 1 : -2),
      ends_at: hours(when === 'over' ? -1 : 2),
      reason: 'congés',
      revoked_at: when === 'revoked' ? hours(-1) : null,
      created_by: userIds[from],
    })),
  )
}
