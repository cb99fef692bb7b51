import { randomUUID } from 'node:crypto'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld, TestClient, TestPerson } from '#platform/testing/world.ts'
import { membersCalls } from '../members.calls.ts'

type Service = { id: string; name: string; companyId: string }

/** The services of a client, company after company in the order of their making. */
export const servicesOf = ({ installer }: OwnWorld, { id, companies }: TestClient) =>
  ask<Service>(
    installer,
    `select id, name, company_id as "companyId" from platform.service where client_id = $1
      order by array_position($2::uuid[], company_id), name`,
    [id, companies.map(company => company.id)],
  )

/** Makes somebody manager of the services that he belongs to. */
export const promote = ({ installer }: OwnWorld, { userId }: TestPerson) =>
  ask(installer, 'update platform.service_user set manager = true where user_id = $1', [userId])

export const promoteInCompany = ({ installer }: OwnWorld, { userId }: TestPerson, client: TestClient, index = 0) =>
  ask(installer, 'insert into platform.company_manager (client_id, company_id, user_id) values ($1, $2, $3)', [
    client.id,
    client.companies[index]?.id,
    userId,
  ])

/** Has a service give everybody in it a level on an element. */
export const giveToService = (
  { installer, catalogue }: OwnWorld,
  { id }: TestClient,
  serviceId: string,
  path: string,
  level: number,
) =>
  ask(
    installer,
    'insert into platform.service_right (client_id, service_id, element_id, level) values ($1, $2, $3, $4)',
    [id, serviceId, catalogue.idOf(path), level],
  )

/** Has a super admin enter a client to help, for an hour. */
export const help = ({ installer, clock }: OwnWorld, { userId }: TestPerson, { id }: TestClient) =>
  ask(
    installer,
    `insert into platform.support_access (client_id, user_id, reason, started_at, until) values ($1, $2, 'Aide à la reprise', $3, $4)`,
    [id, userId, clock.now().toString(), clock.now().add({ hours: 1 }).toString()],
  )

export const anyMail = () => `${randomUUID()}@essai.example`

/** Invites as an admin of the client does. */
export const invite = (admin: TestPerson, typed: Partial<Record<'firstname' | 'name' | 'mail', string>> = {}) =>
  as(admin).call(membersCalls.createAndLinkUser, {
    firstname: 'Paul',
    name: 'Petit',
    mail: anyMail(),
    jobtitle: null,
    clientId: admin.clientId as string,
    serviceIds: [],
    ...typed,
  })

/** Everybody who has no business with the people of `client`, by what he is. */
export async function strangersTo(world: OwnWorld, client: TestClient) {
  const elsewhere = await world.client({ name: 'Bocage' })
  return {
    'a member without a role': await world.person({ in: client }),
    'an admin who only reads': await world.person({ in: client, admin: true, readOnly: true }),
    'a super developer': await world.person({ superDev: true }),
    'the admin of another client': await world.person({ in: elsewhere, admin: true }),
    'the admin of another client in the name of this one': {
      ...(await world.person({ in: elsewhere, admin: true })),
      clientId: client.id,
    },
    nobody: { ...visitor(world.app), clientId: client.id } as TestPerson,
  }
}
