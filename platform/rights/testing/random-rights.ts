import fc from 'fast-check'
import type { Delegation, Member, RightsOfClient } from './reference.ts'

export const sizes = { elements: 3, companies: 3, services: 4, members: 4 }

/** A row that is there, or -1 for none. */
const level = fc.integer({ min: -1, max: 3 })
const mostly = (truth: boolean) => fc.integer({ min: 0, max: 9 }).map(n => n > 0 === truth)
const list = <Value>(of: fc.Arbitrary<Value>, length: number) => fc.array(of, { minLength: length, maxLength: length })
const number = (below: number) => fc.integer({ min: 0, max: below - 1 })

const member: fc.Arbitrary<Member> = fc.record({
  isActive: mostly(true),
  membership: fc.record({
    isActive: mostly(true),
    hasEnded: mostly(false),
    admin: fc.integer({ min: 0, max: 3 }).map(n => n === 0),
    allCompanies: fc.integer({ min: 0, max: 2 }).map(n => n === 0),
    readOnly: mostly(false),
  }),
  services: fc.uniqueArray(number(sizes.services), { maxLength: 3 }),
  rights: list(
    fc.record({
      level: level.map(value => (value < 0 ? null : value)),
      ceiling: fc.constantFrom(null, null, 0, 1, 2, 3),
    }),
    sizes.elements,
  ),
})

const delegation: fc.Arbitrary<Delegation> = fc
  .record({
    from: number(sizes.members),
    to: number(sizes.members),
    element: number(sizes.elements),
    level: fc.integer({ min: 1, max: 3 }),
    companies: fc.option(fc.uniqueArray(number(sizes.companies))),
    when: fc.constantFrom('running', 'running', 'running', 'over', 'to come', 'revoked'),
  })
  .filter(({ from, to }) => from !== to)

export const randomRights: fc.Arbitrary<RightsOfClient> = fc.record({
  isActive: mostly(true),
  readOnly: mostly(false),
  archivedCompanies: list(mostly(false), sizes.companies),
  services: list(number(sizes.companies), sizes.services),
  archivedServices: list(mostly(false), sizes.services),
  clientCeilings: list(fc.constantFrom(-1, 0, 1, 2, 3, 3, 3), sizes.elements),
  companyCeilings: list(list(fc.constantFrom(-1, -1, 0, 1, 2, 3), sizes.elements), sizes.companies),
  serviceLevels: list(list(level, sizes.elements), sizes.services),
  members: list(member, sizes.members),
  delegations: fc.array(delegation, { maxLength: 6 }),
})
