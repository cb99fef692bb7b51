import fc from 'fast-check'
import { movesOf, type RightTree, type Setting } from '../right-tree.model.ts'
import { sizes } from './random-rights.ts'
import type { RightsOfClient } from './reference.ts'

const place = (count: number) => fc.integer({ min: 0, max: count - 1 })

/** One thing given, one bound raised, or one thing taken out of the archives: whatever it is, nobody may lose by it. */
export const gift = fc.record({
  what: fc.constantFrom(
    'client ceiling',
    'company ceiling',
    'service level',
    'personal level',
    'personal ceiling',
    'service',
    'every company',
    'restored service',
    'restored company',
  ),
  member: place(sizes.members),
  service: place(sizes.services),
  company: place(sizes.companies),
  element: place(sizes.elements),
})
type Gift = typeof gift extends fc.Arbitrary<infer Value> ? Value : never

export function withGift(rights: RightsOfClient, { what, member, service, company, element }: Gift): RightsOfClient {
  const given = structuredClone(rights)
  const person = given.members[member]
  const own = person?.rights[element]
  const raised = (level: number | null | undefined) => Math.min(3, Math.max(0, level ?? 0) + 1)
  const raise = (row: number[] | undefined) => row && (row[element] = raised(row[element]))
  if (what === 'client ceiling') raise(given.clientCeilings)
  if (what === 'company ceiling' && (given.companyCeilings[company]?.[element] ?? -1) >= 0)
    raise(given.companyCeilings[company])
  if (what === 'service level') raise(given.serviceLevels[service])
  if (what === 'personal level' && own) own.level = raised(own.level)
  if (what === 'personal ceiling' && own && own.ceiling !== null) own.ceiling = raised(own.ceiling)
  if (what === 'service' && person) person.services = [...new Set([...person.services, service])]
  if (what === 'every company' && person) person.membership.allCompanies = true
  if (what === 'restored service') given.archivedServices[service] = false
  if (what === 'restored company') given.archivedCompanies[company] = false
  return given
}

/** The same client, open, where an admin lends a member everything that he holds. */
export function withEverythingLentTo(rights: RightsOfClient, borrower: number): RightsOfClient {
  const lender = (borrower + 1) % sizes.members
  const present = { isActive: true, hasEnded: false, readOnly: false }
  const members = rights.members.map((member, index) =>
    index === lender || index === borrower
      ? { ...member, isActive: true, membership: { ...member.membership, ...present, admin: index === lender } }
      : member,
  )
  const delegations = rights.clientCeilings.map((_, element) => ({
    from: lender,
    to: borrower,
    element,
    level: 3,
    companies: null,
    when: 'running' as const,
  }))
  return { ...rights, isActive: true, readOnly: false, members, delegations }
}

/** The same client, where every service of a company was raised to these levels, by element. */
export const withServicesRaised = (rights: RightsOfClient, company: number, levels: readonly number[]) => ({
  ...rights,
  serviceLevels: rights.serviceLevels.map((own, service) =>
    rights.services[service] === company ? own.map((level, element) => Math.max(level, levels[element] ?? 0)) : own,
  ),
})

/** The same client, where a member was put into a service. */
export const withMemberIn = (rights: RightsOfClient, placed: number, service: number) => ({
  ...rights,
  members: rights.members.map((member, index) =>
    index === placed ? { ...member, services: [...new Set([...member.services, service])] } : member,
  ),
})

/** The same client, where everything was set cell by cell as the matrix does, so that the law of the tree holds. */
export function settledIn(tree: RightTree, rights: RightsOfClient): RightsOfClient {
  const settled = (values: readonly Setting[], missing: 0 | 3) => {
    const wishes = values.map((value, elementId) => ({ elementId, value }))
    const moves = movesOf(tree, { cells: new Map(), missing }, wishes)
    const cells = new Map(moves.map(({ elementId, after }) => [elementId, after]))
    return values.map((_, elementId) => cells.get(elementId) ?? null)
  }
  const row = (values: readonly number[], missing: 0 | 3) =>
    settled(
      values.map(value => (value < 0 ? null : value)),
      missing,
    ).map(value => value ?? -1)
  return {
    ...rights,
    delegations: [],
    clientCeilings: row(rights.clientCeilings, 0),
    companyCeilings: rights.companyCeilings.map(values => row(values, 3)),
    serviceLevels: rights.serviceLevels.map(values => row(values, 0)),
    members: rights.members.map(member => {
      const levels = settled(
        member.rights.map(({ level }) => level),
        0,
      )
      const ceilings = settled(
        member.rights.map(({ ceiling }) => ceiling),
        3,
      )
      return {
        ...member,
        rights: member.rights.map((_, element) => ({
          level: levels[element] ?? null,
          ceiling: ceilings[element] ?? null,
        })),
      }
    }),
  }
}
