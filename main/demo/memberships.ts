import type { Account } from './accounts.ts'
import type { Company, Organisation } from './organisation.ts'
import { elementAt, type KnownElement, levelsOf } from './rights.ts'

/** Members of a client by the id of their account's user. */
export type Member = { userId: string; account: Account }

const membershipIn = ({ plan }: Organisation, { account }: Member) =>
  account.memberships.find(membership => membership.client === plan.slug)

export const memberRows = (organisation: Organisation, members: readonly Member[], since: Temporal.PlainDate) =>
  members.flatMap(member => {
    const membership = membershipIn(organisation, member)
    if (!membership) return []
    const { admin = false, allCompanies = false, readOnly = false } = membership
    return [
      {
        clientId: organisation.clientId,
        userId: member.userId,
        admin,
        allCompanies,
        readOnly,
        acceptedAt: since.toString(),
      },
    ]
  })

/** Services and companies of the members, ceilings and grants, by table. */
export const rowsOfRights = (organisation: Organisation, members: readonly Member[], elements: KnownElement[]) => ({
  'platform.service_user': members.flatMap(member =>
    (membershipIn(organisation, member)?.services ?? []).map(({ company, service, manager = false }) => ({
      userId: member.userId,
      serviceId: serviceId(organisation, company, service),
      manager,
    })),
  ),
  'platform.company_manager': members.flatMap(member =>
    (membershipIn(organisation, member)?.managesCompanies ?? []).map(company => ({
      userId: member.userId,
      companyId: companyNamed(organisation, company).id,
    })),
  ),
  'platform.client_right': levelsOf(elements, {
    applications: Object.fromEntries([...organisation.plan.applications, 'platform'].map(code => [code, 3])),
  }).map(({ elementId, level }) => ({ elementId, ceiling: level })),
  'platform.company_right': organisation.companies.flatMap(company =>
    Object.entries(company.plan.ceilings ?? {}).map(([path, ceiling]) => ({
      elementId: elementAt(elements, path).id,
      companyId: company.id,
      ceiling,
    })),
  ),
  'platform.service_right': organisation.companies.flatMap(company =>
    company.plan.services.flatMap(({ name, grants }) =>
      levelsOf(elements, grants).map(given => ({ serviceId: company.serviceIds.get(name), ...given })),
    ),
  ),
  'platform.user_right': members.flatMap(member =>
    Object.entries(membershipIn(organisation, member)?.rights ?? {}).map(
      ([path, { level = null, ceiling = null }]) => ({
        userId: member.userId,
        elementId: elementAt(elements, path).id,
        level,
        ceiling,
      }),
    ),
  ),
})

function companyNamed({ companies }: Organisation, name: string): Company {
  const company = companies.find(known => known.plan.name === name)
  if (!company) throw new Error(`no company ${name}`)
  return company
}

function serviceId(organisation: Organisation, company: string, service: string) {
  const id = companyNamed(organisation, company).serviceIds.get(service)
  if (!id) throw new Error(`no service ${service} in ${company}`)
  return id
}
