import { useSession } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

/** Who looks: an admin at the whole client, or a manager at his own companies. */
export type Reader = 'admin' | 'manager'

/** Where the pages of companies stand for this reader. */
export function addressesFor(reader: Reader) {
  const companies =
    reader === 'admin' ? namedRoutes.adminOfClientCompanies : namedRoutes.managerOfCompanyServiceAdministration
  const people = reader === 'admin' ? namedRoutes.adminOfClientUsers : namedRoutes.managerInviteUsers
  const ofCompany = (id: string) => `${companies}/${id}`
  return {
    companies,
    company: (id: string) => (reader === 'admin' ? `${ofCompany(id)}/services` : ofCompany(id)),
    service: (companyId: string, id: string) => `${ofCompany(companyId)}/services/${id}`,
    peopleOfCompany: (id: string) => `${people}?f.company=${id}`,
    peopleOfService: (id: string) => `${people}?f.service=${id}`,
    rightsOfCompany: ofCompany,
    person: (clientId: string, id: string) => `/administration/users/linkUserToServices/${clientId}/${id}`,
  }
}

/** In a client that is only read, everything is seen and nothing is offered. */
export function useClientAtWork() {
  const { client, person } = useSession()
  return { clientId: client?.id ?? '', isOpen: client?.readOnly === false, ownId: person?.id }
}
