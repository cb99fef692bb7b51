import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ScopeKind } from '../right.model.ts'
import type { Administered } from './administered.queries.ts'

export type Scope = { scope: ScopeKind; scopeId: string }

/** A scope that somebody may look at, and what he may do to it. */
export type KnownScope = Scope & {
  name: string
  companyName: string | null
  /** Where its rights count. Nothing is given there beyond what the giver holds in each. */
  companyIds: readonly string[]
  /** Of a person: the client's admin, whose rights support leaves alone. */
  isOfAdmin: boolean
  mayEdit: boolean
}

type Looking = { db: PlatformDb; caller: Caller }

/** @throws Refusal 404 for what one does not administer, or what is not in the client */
export async function requireScope(looking: Looking, administered: Administered, wanted: Scope): Promise<KnownScope> {
  const [known] = await knownScopes(looking, administered, wanted.scope, [wanted.scopeId])
  if (!known) throw notFound()
  return known
}

/** Those of the scopes of one kind that one may look at, in the order in which they were named. */
export async function knownScopes(
  looking: Looking,
  administered: Administered,
  scope: ScopeKind,
  ids: readonly string[],
): Promise<KnownScope[]> {
  if (ids.length === 0) return []
  const found = await readers[scope](looking, administered, ids)
  const isWritable = scope === 'client' || !looking.caller.readOnly
  return ids.flatMap(id => {
    const known = found.find(({ scopeId }) => scopeId === id)
    return known ? [{ ...known, scope, mayEdit: known.mayEdit && isWritable }] : []
  })
}

type Found = Omit<KnownScope, 'scope'>
type Reader = (looking: Looking, administered: Administered, ids: readonly string[]) => Promise<Found[]>

const readers: Record<ScopeKind, Reader> = {
  client: async ({ db, caller }, { admin }, ids) => {
    if (!admin && !caller.superAdmin) return []
    const rows = await db
      .selectFrom('platform.client')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('id', '=', eb => eb.fn('kernel.client_id'))
      .execute()
    return rows.map(({ id, name }) => found(id, name, { mayEdit: caller.superAdmin && caller.support === null }))
  },

  company: async ({ db }, { admin, companies }, ids) => {
    const rows = await db
      .selectFrom('platform.company')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('archivedAt', 'is', null)
      .execute()
    return rows
      .filter(({ id }) => admin || companies.has(id))
      .map(({ id, name }) => found(id, name, { companyIds: [id], mayEdit: admin }))
  },

  service: async ({ db }, { admin, companies }, ids) => {
    const rows = await db
      .selectFrom('platform.service as s')
      .innerJoin('platform.company as k', 'k.id', 's.companyId')
      .select(['s.id', 's.name', 's.companyId', 'k.name as companyName'])
      .where('s.id', 'in', ids)
      .where('s.archivedAt', 'is', null)
      .execute()
    return rows
      .filter(({ companyId }) => admin || companies.has(companyId))
      .map(({ id, name, companyId, companyName }) =>
        found(id, name, { companyName, companyIds: [companyId], mayEdit: true }),
      )
  },

  user: async ({ db, caller }, { admin, companies }, ids) => {
    const people = await db
      .selectFrom('platform.client_user as m')
      .innerJoin('platform.user as u', 'u.id', 'm.userId')
      .select(['u.id', 'u.firstname', 'u.name', 'm.admin', 'm.allCompanies'])
      .where('m.userId', 'in', ids)
      .where('m.clientId', '=', eb => eb.fn('kernel.client_id'))
      .execute()
    const places = await db
      .selectFrom('platform.service_user as su')
      .innerJoin('platform.service as s', 's.id', 'su.serviceId')
      .select(['su.userId', 's.companyId'])
      .distinct()
      .where('su.userId', 'in', ids)
      .execute()
    return people.flatMap(person => {
      const companyIds = places.filter(place => place.userId === person.id).map(place => place.companyId)
      if (!admin && !companyIds.some(id => companies.has(id))) return []
      const isLed = !person.admin && !person.allCompanies && companyIds.every(id => companies.has(id))
      const mayEdit = person.id !== caller.userId && (admin || isLed) && !(caller.support && person.admin)
      return [found(person.id, `${person.firstname} ${person.name}`, { companyIds, mayEdit, isOfAdmin: person.admin })]
    })
  },
}

const found = (scopeId: string, name: string, more: Partial<Found>): Found => ({
  scopeId,
  name,
  companyName: null,
  companyIds: [],
  isOfAdmin: false,
  mayEdit: false,
  ...more,
})
