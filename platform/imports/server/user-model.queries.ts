import type { Clock } from '#kernel/server/clock.ts'
import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { inOneForm } from '../readers.model.ts'

/** What the client knows of somebody's mail; `isDisabled` and `isSuper` are the account's, whatever the client. */
export type Membership = {
  userId: string
  isMember: boolean
  isDisabled: boolean
  isSuper: boolean
  serviceIds: readonly string[]
}

export async function memberships(db: PlatformDb, clientId: string, mails: readonly string[], clock: Clock) {
  const rows = await db
    .selectFrom('platform.user as u')
    .leftJoin('platform.client_user as m', join =>
      join.onRef('m.userId', '=', 'u.id').on('m.clientId', '=', clientId).on(isMemberNow('m', clock)),
    )
    .select(['u.id', 'u.mail', 'u.active', 'u.superAdmin', 'u.superDev', 'm.userId as memberId'])
    .select(
      sql<string[]>`array(select s.service_id from platform.service_user s where s.user_id = u.id)`.as('serviceIds'),
    )
    .where('u.mail', 'in', eachOf(mails, 'text'))
    .execute()
  return new Map<string, Membership>(
    rows.map(({ id, mail, active, superAdmin, superDev, memberId, serviceIds }) => [
      mail,
      { userId: id, isMember: memberId !== null, isDisabled: !active, isSuper: superAdmin || superDev, serviceIds },
    ]),
  )
}

/** The live companies and services of the client, by their names as people write them. */
export async function servicesByName(db: PlatformDb) {
  const [companies, services] = await Promise.all([
    db.selectFrom('platform.company').select(['id', 'name']).where('archivedAt', 'is', null).execute(),
    db.selectFrom('platform.service').select(['id', 'name', 'companyId']).where('archivedAt', 'is', null).execute(),
  ])
  const companyNamed = new Map(companies.map(({ id, name }) => [inOneForm(name), id]))
  return {
    companies: companyNamed,
    /** Every service of that name, in the company or in all of them. */
    idsOf: (service: string, company: string | undefined) =>
      services
        .filter(({ name }) => inOneForm(name) === inOneForm(service))
        .filter(({ companyId }) => !company || companyId === companyNamed.get(inOneForm(company)))
        .map(({ id }) => id),
  }
}
