import type { Facts } from './explanation.queries.ts'

/** What may keep a gift below what it gives. `absent`: nothing counts of who does not. */
export type Bounding = {
  kind: 'client' | 'company' | 'user' | 'readOnlyClient' | 'readOnlyMember'
  name: string
  ceiling: number
}
export type Cap = Omit<Bounding, 'kind'> & { kind: Bounding['kind'] | 'delegator' | 'absent' }

/** A gift, with what is left of it and what took the rest. */
export type Gift = {
  kind: 'admin' | 'service' | 'user' | 'delegation'
  name: string
  level: number
  cappedTo: number
  cap: Cap | null
}

/** Everything that bounds the person on the element, whether or not it takes anything. */
export function boundsAbove(facts: Facts): Bounding[] {
  const companies = new Map(facts.services.map(({ company, companyCeiling }) => [company, companyCeiling]))
  return [
    clientBound(facts),
    ...[...companies].flatMap(([company, ceiling]) => (ceiling === null ? [] : [companyBound(company, ceiling)])),
    ...boundsOfPerson(facts),
  ]
}

/** What he is given, the strongest first by what is left of it. `ownOfLenders`: nobody lends more than he holds himself. */
export function giftsIn(facts: Facts, ownOfLenders: ReadonlyMap<string, number>): Gift[] {
  const { admin, client, clientCeiling, services, personal, loans } = facts
  const absent: Cap[] = facts.counts ? [] : [{ kind: 'absent', name: client, ceiling: 0 }]
  const ofAll = [clientBound(facts), ...boundsOfPerson(facts)]
  const gifts = [
    ...(admin ? [gift('admin', client, clientCeiling, [...ofAll, ...absent])] : []),
    ...services.map(({ name, company, level, companyCeiling }) => {
      const bounds = companyCeiling === null ? ofAll : [companyBound(company, companyCeiling), ...ofAll]
      return gift('service', `${name} (${company})`, level, [...bounds, ...absent])
    }),
    ...(personal.level ? [gift('user', '', personal.level, [...ofAll, ...absent])] : []),
    ...loans.map(({ delegatorId, name, level }) => {
      const own = { kind: 'delegator' as const, name, ceiling: ownOfLenders.get(delegatorId) ?? 0 }
      return gift('delegation', name, level, [own, ...boundsOfPerson(facts), ...absent])
    }),
  ]
  return gifts.toSorted((one, other) => other.cappedTo - one.cappedTo || other.level - one.level)
}

function gift(kind: Gift['kind'], name: string, level: number, bounds: readonly Cap[]): Gift {
  const cap = bounds.reduce<Cap | null>(
    (lowest, bound) => (bound.ceiling < (lowest?.ceiling ?? level) ? bound : lowest),
    null,
  )
  return { kind, name, level, cappedTo: cap?.ceiling ?? level, cap }
}

const clientBound = ({ client, clientCeiling }: Facts): Bounding => ({
  kind: 'client',
  name: client,
  ceiling: clientCeiling,
})
const companyBound = (name: string, ceiling: number): Bounding => ({ kind: 'company', name, ceiling })

const boundsOfPerson = ({ personal, readOnlyClient, readOnlyMember, client }: Facts): Bounding[] => [
  ...(personal.ceiling === null ? [] : [{ kind: 'user' as const, name: '', ceiling: personal.ceiling }]),
  ...(readOnlyClient ? [{ kind: 'readOnlyClient' as const, name: client, ceiling: 1 }] : []),
  ...(readOnlyMember ? [{ kind: 'readOnlyMember' as const, name: '', ceiling: 1 }] : []),
]
