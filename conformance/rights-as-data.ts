import { referenceFor, type RightsOfClient } from '#platform/rights/testing/reference.ts'
import type { TwoClients } from './two-clients.ts'

type MemberRow = {
  id: string
  isActive: boolean
  active: boolean
  hasEnded: boolean
  admin: boolean
  allCompanies: boolean
  readOnly: boolean
  managesCompany: boolean
  managesService: boolean
  configures: boolean
}

/** What somebody is in a client, read from its rows and judged by the reference instead of by the product. */
export type Expected = {
  levelOn(path: string): number
  levelIn(path: string, companyId: string): number
  is: Pick<MemberRow, 'admin' | 'readOnly' | 'managesCompany' | 'managesService' | 'configures'>
}

/** The rights of the first client of the demo as plain data, with what the reference makes of them. */
export async function rightsAsData({ rows, own }: TwoClients) {
  const of = <Row>(statement: string) => rows<Row>(statement, [own])
  const elements = await rows<{ id: number; path: string }>('select id, path from platform.element order by id')
  const companyRows = await of<{ id: string; archived: boolean }>(
    'select id, archived_at is not null as archived from platform.company where client_id = $1 order by id',
  )
  const companies = companyRows.map(({ id }) => id)
  const services = await of<{ id: string; company: string; archived: boolean }>(
    'select id, company_id as company, archived_at is not null as archived from platform.service where client_id = $1 order by id',
  )
  const [client] = await of<{ isActive: boolean; readOnly: boolean }>(
    `select status = 'active' as "isActive", read_only as "readOnly" from platform.client where id = $1`,
  )
  const members = await of<MemberRow>(`
    select m.user_id as id, u.active as "isActive", m.active, coalesce(m.ends_at <= now(), false) as "hasEnded", m.admin,
           m.all_companies as "allCompanies", m.read_only as "readOnly",
           exists (select from platform.company_manager k where k.client_id = $1 and k.user_id = m.user_id) as "managesCompany",
           exists (select from platform.service_user s
                    where s.client_id = $1 and s.user_id = m.user_id and s.manager) as "managesService",
           exists (select from platform.configuration_delegation d
                    where d.client_id = $1 and d.user_id = m.user_id) as configures
      from platform.client_user m join platform.user u on u.id = m.user_id where m.client_id = $1 order by m.user_id`)
  const belonging = await of<{ user: string; service: string }>(
    'select user_id as "user", service_id as service from platform.service_user where client_id = $1',
  )
  const ceilings = await of<{ element: number; ceiling: number }>(
    'select element_id as element, ceiling from platform.client_right where client_id = $1',
  )
  const bounds = await of<{ element: number; company: string; ceiling: number }>(
    'select element_id as element, company_id as company, ceiling from platform.company_right where client_id = $1',
  )
  const grants = await of<{ element: number; service: string; level: number }>(
    'select element_id as element, service_id as service, level from platform.service_right where client_id = $1',
  )
  const personal = await of<{ element: number; user: string; level: number | null; ceiling: number | null }>(
    'select element_id as element, user_id as "user", level, ceiling from platform.user_right where client_id = $1',
  )
  const at = new Map(elements.map(({ path }, index) => [path, index]))
  const row = <Value>(none: Value, cells: { element: number; value: Value }[]) => {
    const byElement = new Map(cells.map(({ element, value }) => [element, value]))
    return elements.map(({ id }) => byElement.get(id) ?? none)
  }
  const rights: RightsOfClient = {
    isActive: client?.isActive ?? false,
    readOnly: client?.readOnly ?? false,
    archivedCompanies: companyRows.map(({ archived }) => archived),
    services: services.map(({ company }) => companies.indexOf(company)),
    archivedServices: services.map(({ archived }) => archived),
    clientCeilings: row(
      -1,
      ceilings.map(({ element, ceiling }) => ({ element, value: ceiling })),
    ),
    companyCeilings: companies.map(id =>
      row(
        -1,
        bounds.filter(({ company }) => company === id).map(({ element, ceiling }) => ({ element, value: ceiling })),
      ),
    ),
    serviceLevels: services.map(({ id }) =>
      row(
        -1,
        grants.filter(({ service }) => service === id).map(({ element, level }) => ({ element, value: level })),
      ),
    ),
    members: members.map(member => ({
      isActive: member.isActive,
      membership: {
        isActive: member.active,
        hasEnded: member.hasEnded,
        admin: member.admin,
        allCompanies: member.allCompanies,
        readOnly: member.readOnly,
      },
      services: belonging
        .filter(({ user }) => user === member.id)
        .map(({ service }) => services.findIndex(({ id }) => id === service)),
      rights: row(
        { level: null as number | null, ceiling: null as number | null },
        personal
          .filter(({ user }) => user === member.id)
          .map(({ element, level, ceiling }) => ({ element, value: { level, ceiling } })),
      ),
    })),
    delegations: [],
  }
  const reference = referenceFor(rights, companies.length)

  const expectedOf = (userId: string): Expected => {
    const number = members.findIndex(({ id }) => id === userId)
    const member = members[number] as MemberRow
    return {
      levelOn: path => reference.effective(number, at.get(path) as number),
      levelIn: (path, companyId) => reference.inCompany(number, at.get(path) as number, companies.indexOf(companyId)),
      is: { ...member, readOnly: member.readOnly || rights.readOnly },
    }
  }
  return { companies, expectedOf }
}
