import { randomUUID } from 'node:crypto'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld } from '#platform/testing/world.ts'
import { sizes } from './random-rights.ts'
import type { RightsOfClient } from './reference.ts'

/** Ids of the rows, in the order of the plain data. */
export type WrittenRights = {
  clientId: string
  userIds: string[]
  companyIds: string[]
  serviceIds: string[]
  elementIds: number[]
}

type Rows = Record<string, object[]>

const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string)

/** Writes the rights of many clients into the tables, one statement a table. */
export async function writeRights(
  world: OwnWorld,
  clients: readonly RightsOfClient[],
  elementIds: number[],
): Promise<WrittenRights[]> {
  const written = clients.map(
    (): WrittenRights => ({
      clientId: randomUUID(),
      userIds: ids(sizes.members),
      companyIds: ids(sizes.companies),
      serviceIds: ids(sizes.services),
      elementIds,
    }),
  )
  const now = world.clock.now()
  const all = clients.map((rights, index) => rowsOf(rights, written[index] as WrittenRights, now))
  for (const table of Object.keys(all[0] ?? {}))
    await insert(
      world,
      table,
      all.flatMap(rows => rows[table] ?? []),
    )
  return written
}

/** Past the fence, since a client's voice writes that client alone. */
async function insert(world: OwnWorld, table: string, rows: object[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await ask(
    world.installer,
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

function rowsOf(rights: RightsOfClient, written: WrittenRights, now: Temporal.Instant): Rows {
  const { clientId, userIds, companyIds, serviceIds, elementIds } = written
  const hours = (count: number) => now.add({ hours: count }).toString()
  const own = { client_id: clientId }
  const archived = (isArchived: boolean | undefined) => (isArchived ? hours(-1) : null)
  const cells = (levels: number[][], owner: (index: number) => object, column: string) =>
    levels.flatMap((row, index) =>
      row.flatMap((value, element) =>
        value < 0 ? [] : [{ ...own, ...owner(index), element_id: elementIds[element], [column]: value }],
      ),
    )
  return {
    'platform.client': [
      {
        id: clientId,
        name: 'Serres',
        slug: `c-${clientId}`,
        status: rights.isActive ? 'active' : 'inactive',
        read_only: rights.readOnly,
      },
    ],
    'platform.user': rights.members.map(({ isActive }, user) => ({
      id: userIds[user],
      mail: `${userIds[user]}@essai.example`,
      firstname: 'Marie',
      name: 'Caron',
      active: isActive,
    })),
    'platform.client_user': rights.members.map(({ membership }, user) => ({
      ...own,
      user_id: userIds[user],
      admin: membership.admin,
      all_companies: membership.allCompanies,
      read_only: membership.readOnly,
      active: membership.isActive,
      ends_at: membership.hasEnded ? '2020-01-01T00:00:00Z' : null,
    })),
    'platform.company': companyIds.map((id, index) => ({
      ...own,
      id,
      name: `Société ${index}`,
      archived_at: archived(rights.archivedCompanies[index]),
    })),
    'platform.service': rights.services.map((company, index) => ({
      ...own,
      id: serviceIds[index],
      company_id: companyIds[company],
      name: `Service ${index}`,
      archived_at: archived(rights.archivedServices[index] || rights.archivedCompanies[company]),
    })),
    'platform.service_user': rights.members.flatMap(({ services }, user) =>
      services.map(service => ({ ...own, user_id: userIds[user], service_id: serviceIds[service] })),
    ),
    'platform.client_right': cells([rights.clientCeilings], () => ({}), 'ceiling'),
    'platform.company_right': cells(
      rights.companyCeilings,
      company => ({ company_id: companyIds[company] }),
      'ceiling',
    ),
    'platform.service_right': cells(rights.serviceLevels, service => ({ service_id: serviceIds[service] }), 'level'),
    'platform.user_right': rights.members.flatMap(({ rights: personal }, user) =>
      personal.flatMap(({ level, ceiling }, element) =>
        level === null && ceiling === null
          ? []
          : [{ ...own, user_id: userIds[user], element_id: elementIds[element], level, ceiling }],
      ),
    ),
    'platform.right_delegation': rights.delegations.map(({ from, to, element, level, companies, when }) => ({
      ...own,
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
  }
}
