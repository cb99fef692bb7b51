import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { PlatformDb } from '#platform/platform-db.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import type { ScopeKind } from '../right.model.ts'
import { expected } from '../testing/evaluate-rights.ts'
import { paths } from '../testing/matrix.ts'
import { randomRights, sizes } from '../testing/random-rights.ts'
import type { RightsOfClient } from '../testing/reference.ts'
import { writeRights, type WrittenRights } from '../testing/write-rights.ts'
import { loweredPeople } from './lowered-people.queries.ts'
import type { MovedScope } from './planned-edit.ts'

const world = useOwnWorld()
let elementIds: number[]
beforeAll(() => {
  elementIds = [paths.rh, paths.personnel, paths.staff].map(path => world.catalogue.idOf(path) ?? 0)
})

const value = fc.constantFrom(null, 0, 1, 2, 3)
const edit = fc.record({
  scope: fc.constantFrom<ScopeKind>('client', 'company', 'service', 'user'),
  index: fc.integer({ min: 0, max: Math.min(sizes.companies, sizes.services, sizes.members) - 1 }),
  cells: fc.uniqueArray(
    fc.record({ element: fc.integer({ min: 0, max: sizes.elements - 1 }), value, ceiling: value }),
    {
      selector: ({ element }) => element,
      minLength: 1,
      maxLength: sizes.elements,
    },
  ),
})
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

/** Half of the time what somebody lends is taken from him, so that who borrows it loses it too. */
const worldsAndEdits = fc.tuple(randomRights, edit, fc.boolean()).map(([rights, wished, takesFromLender]): Case => {
  const loan = rights.delegations.find(({ when }) => when === 'running')
  if (!takesFromLender || !loan) return [rights, wished]
  const { from, to, element } = loan
  const lending = { ...structuredClone(rights), isActive: true, readOnly: false }
  lending.clientCeilings[element] = 3
  for (const member of [lending.members[from], lending.members[to]]) {
    if (!member) continue
    member.isActive = true
    member.membership = { ...member.membership, isActive: true, hasEnded: false, readOnly: false }
    member.rights[element] = { level: member === lending.members[from] ? 3 : null, ceiling: null }
  }
  return [lending, { scope: 'user', index: from, cells: [{ element, value: null, ceiling: 0 }] }]
})
type Case = [RightsOfClient, Edit]

/** The same client as it is once the edit is written. */
function edited(rights: RightsOfClient, { scope, index, cells }: Edit): RightsOfClient {
  const after = structuredClone(rights)
  for (const { element, value: level, ceiling } of cells) {
    const row = {
      client: after.clientCeilings,
      company: after.companyCeilings[index],
      service: after.serviceLevels[index],
    }
    if (scope !== 'user') (row[scope] as number[])[element] = level ?? -1
    else after.members[index]?.rights.splice(element, 1, { level, ceiling })
  }
  return after
}

function asMoved({ scope, index, cells }: Edit, written: WrittenRights): MovedScope {
  const ids = {
    client: [written.clientId, written.clientId, written.clientId],
    company: written.companyIds,
    service: written.serviceIds,
    user: written.userIds,
  }
  const known = {
    scope,
    scopeId: ids[scope][index] as string,
    name: '',
    companyName: null,
    companyIds: [],
    isOfAdmin: false,
    mayEdit: true,
  }
  const nothing = { value: null, userCeiling: null }
  return {
    scope: known,
    cells: cells.map(({ element, value: level, ceiling }) => ({
      elementId: elementIds[element] as number,
      before: nothing,
      after: { value: level, userCeiling: scope === 'user' ? ceiling : null },
    })),
  }
}

/** Everybody who has less after than before, as the rules say. */
function fallen(before: RightsOfClient, after: RightsOfClient, { userIds }: WrittenRights) {
  const levels = expected(after)
  return expected(before).flatMap((elements, member) =>
    elements.flatMap(([from = 0], element) => {
      const to = levels[member]?.[element]?.[0] ?? 0
      return to < from ? [`${userIds[member]} ${elementIds[element]} ${from} ${to}`] : []
    }),
  )
}

test('whom an edit lowers is whom the rules lower, borrowers included', async () => {
  const lots = fc.array(worldsAndEdits, { minLength: 150, maxLength: 150 })
  const found = { own: 0, borrowed: 0 }
  await fc.assert(
    fc.asyncProperty(lots, async lot => {
      const written = await writeRights(
        world,
        lot.map(([rights]) => rights),
        elementIds,
      )
      for (const [index, [rights, wished]] of lot.entries()) {
        const ids = written[index] as WrittenRights
        const standing = { readOnly: true, clientId: ids.clientId }
        const { lowered, loweredTotal } = await world.databases.transaction('platform', standing, (db: PlatformDb) =>
          loweredPeople(db, [asMoved(wished, ids)], world.clock.now()),
        )
        const told = lowered.map(({ userId, elementId, from, to }) => `${userId} ${elementId} ${from} ${to}`)
        expect(told.toSorted(), JSON.stringify([rights, wished])).toEqual(
          fallen(rights, edited(rights, wished), ids).toSorted(),
        )
        expect(loweredTotal).toBe(told.length)
        const isBorrower = (id: string) => wished.scope === 'user' && id !== ids.userIds[wished.index]
        for (const { userId } of lowered) found[isBorrower(userId) ? 'borrowed' : 'own'] += 1
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
  expect(found.own).toBeGreaterThan(20)
  expect(found.borrowed).toBeGreaterThan(5)
})
