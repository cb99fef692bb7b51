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
        client_id: organisation.clientId,
        user_id: member.userId,
        admin,
        all_companies: allCompanies,
        read_only: readOnly,
        accepted_at: since.toString(),
      },
    ]
  })

/** Services and companies of the members, ceilings and grants, by table. */
export const rowsOfRights = (organisation: Organisation, members: readonly Member[], elements: KnownElement[]) => ({
  'platform.service_user': members.flatMap(member =>
    (membershipIn(organisation, member)?.services ?? []).map(({ company, service, manager = false }) => ({
      user_id: member.userId,
      service_id: serviceId(organisation, company, service),
      manager,
    })),
  ),
  'platform.company_manager': members.flatMap(member =>
    (membershipIn(organisation, member)?.managesCompanies ?? []).map(company => ({
      user_id: member.userId,
      company_id: companyNamed(organisation, company).id,
    })),
  ),
  'platform.client_right': levelsOf(elements, {
    applications: Object.fromEntries([...organisation.plan.applications, 'platform'].map(code => [code, 3])),
  }).map(({ element_id, level }) => ({ element_id, ceiling: level })),
  'platform.company_right': organisation.companies.flatMap(company =>
    Object.entries(company.plan.ceilings ?? {}).map(([path, ceiling]) => ({
      element_id: elementAt(elements, path).id,
      company_id: company.id,
      ceiling,
    })),
  ),
  'platform.service_right': organisation.companies.flatMap(company =>
    company.plan.services.flatMap(({ name, grants }) =>
      levelsOf(elements, grants).map(given => ({ service_id: company.serviceIds.get(name), ...given })),
    ),
  ),
  'platform.user_right': members.flatMap(member =>
    Object.entries(membershipIn(organisation, member)?.rights ?? {}).map(
      ([path, { level = null, ceiling = null }]) => ({
        user_id: member.userId,
        element_id: elementAt(elements, path).id,
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
