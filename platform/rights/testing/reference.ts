/** The rights of a client as plain data, and their evaluation written a second time, from the design alone. */
export type Member = {
  isActive: boolean
  membership: { isActive: boolean; hasEnded: boolean; admin: boolean; allCompanies: boolean; readOnly: boolean }
  /** Numbers of services. */
  services: number[]
  /** By number of element. */
  rights: { level: number | null; ceiling: number | null }[]
}

export type Delegation = {
  from: number
  to: number
  element: number
  level: number
  companies: number[] | null
  when: 'running' | 'over' | 'to come' | 'revoked'
}

/** Numbers are positions in these lists; -1 in a list of ceilings or levels says that there is no row. */
export type RightsOfClient = {
  isActive: boolean
  readOnly: boolean
  /** An archived company has archived services alone. */
  archivedCompanies: boolean[]
  /** Number of the company of each service. */
  services: number[]
  archivedServices: boolean[]
  clientCeilings: number[]
  /** By company, then by element. */
  companyCeilings: number[][]
  /** By service, then by element. */
  serviceLevels: number[][]
  members: Member[]
  delegations: Delegation[]
}

const orElse = (value: number | null | undefined, missing: number) =>
  value === null || value === undefined || value < 0 ? missing : value

export function referenceFor(client: RightsOfClient, companies: number) {
  const everyCompany = Array.from({ length: companies }, (_, company) => company)
  const member = (user: number) => client.members[user] as Member

  const counts = (user: number) => {
    const { isActive, membership } = member(user)
    return client.isActive && isActive && membership.isActive && !membership.hasEnded
  }
  const roof = (user: number) => (client.readOnly || member(user).membership.readOnly ? 1 : 3)
  const clientCeiling = (element: number) => orElse(client.clientCeilings[element], 0)
  const companyCeiling = (company: number, element: number) => orElse(client.companyCeilings[company]?.[element], 3)
  const personalCeiling = (user: number, element: number) => orElse(member(user).rights[element]?.ceiling, 3)
  const personalLevel = (user: number, element: number) => orElse(member(user).rights[element]?.level, 0)
  const serviceLevel = (service: number, element: number) => orElse(client.serviceLevels[service]?.[element], 0)
  const companyOf = (service: number) => client.services[service] as number
  const isArchived = (company: number) => client.archivedCompanies[company] === true
  const livingServices = (user: number) =>
    member(user).services.filter(service => !client.archivedServices[service] && !isArchived(companyOf(service)))
  const bounded = (user: number, element: number, level: number) =>
    Math.min(level, clientCeiling(element), personalCeiling(user, element), roof(user))

  const own = (user: number, element: number) => {
    if (!counts(user)) return 0
    const byAdmin = member(user).membership.admin ? clientCeiling(element) : 0
    const byServices = livingServices(user).map(service =>
      Math.min(serviceLevel(service, element), companyCeiling(companyOf(service), element)),
    )
    return bounded(user, element, Math.max(byAdmin, ...byServices, personalLevel(user, element)))
  }

  const places = (user: number) => {
    const { membership } = member(user)
    return membership.admin || membership.allCompanies ? everyCompany : livingServices(user).map(companyOf)
  }

  const ownIn = (user: number, element: number, company: number) => {
    if (!counts(user) || !places(user).includes(company)) return 0
    const byAdmin = member(user).membership.admin ? clientCeiling(element) : 0
    const byServices = livingServices(user)
      .filter(service => companyOf(service) === company)
      .map(service => serviceLevel(service, element))
    const given = Math.min(Math.max(0, ...byServices, personalLevel(user, element)), companyCeiling(company, element))
    return Math.min(bounded(user, element, Math.max(byAdmin, given)), isArchived(company) ? 1 : 3)
  }

  const lentTo = (user: number, element: number) =>
    client.delegations.filter(
      delegation => delegation.to === user && delegation.element === element && delegation.when === 'running',
    )

  const received = (user: number, element: number, mine: number, lent: number[]) =>
    counts(user) ? Math.min(Math.max(mine, ...lent), personalCeiling(user, element), roof(user)) : 0

  return {
    /** Whoever entered the client to help: granted nothing, he reaches what the client may use, and never manages it. */
    support: (element: number, as: 'read' | 'write', company?: number) =>
      Math.min(
        clientCeiling(element),
        as === 'read' ? 1 : 2,
        client.readOnly ? 1 : 3,
        company !== undefined && isArchived(company) ? 1 : 3,
      ),
    own: (user: number, element: number) => own(user, element),
    effective: (user: number, element: number) => {
      const lent = lentTo(user, element).map(({ from, level }) => Math.min(own(from, element), level))
      return received(user, element, own(user, element), lent)
    },
    inCompany: (user: number, element: number, company: number) => {
      const lent = lentTo(user, element)
        .filter(({ companies: limited }) => limited === null || limited.includes(company))
        .map(({ from, level }) => Math.min(ownIn(from, element, company), level))
      return received(user, element, ownIn(user, element, company), lent)
    },
  }
}
