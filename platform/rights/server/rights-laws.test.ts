import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { treeOf } from '../right-tree.model.ts'
import {
  gift,
  settledIn,
  withEverythingLentTo,
  withGift,
  withMemberIn,
  withServicesRaised,
} from '../testing/changed-rights.ts'
import { type Answers, evaluated, evaluatedAlone, expected, nameStatements } from '../testing/evaluate-rights.ts'
import { paths } from '../testing/matrix.ts'
import { randomRights, sizes } from '../testing/random-rights.ts'
import { referenceFor, type RightsOfClient } from '../testing/reference.ts'
import { writeRights, type WrittenRights } from '../testing/write-rights.ts'
import { heldBy } from './held-by.ts'
import { servicesBeyondOwn } from './places-beyond-own.ts'
import { rememberRights } from './remembered-rights.ts'

const named = [paths.rh, paths.personnel, paths.staff] as const
const trial = calls('trial/plots', {
  read: { method: 'GET', path: 'trial/read', access: reads(paths.staff), answer: nothing },
  write: { method: 'POST', path: 'trial/write', access: writes(paths.staff), answer: nothing },
  manage: { method: 'POST', path: 'trial/manage', access: manages(paths.staff), answer: nothing },
})
const done = async () => undefined
const world = useOwnWorld([platformAnswers(trial, { read: done, write: done, manage: done })])

let elementIds: number[]
beforeAll(async () => {
  elementIds = named.map(path => world.catalogue.idOf(path) ?? 0)
  await nameStatements(world)
})

/** So many random clients, another lot at each run; a failure names the seed of its lot. */
async function inClients<Value>(of: fc.Arbitrary<Value>, count: number, hold: (lot: Value[]) => Promise<void>) {
  const lots = fc.array(of, { minLength: count, maxLength: count })
  await fc.assert(fc.asyncProperty(lots, hold), { numRuns: 1, endOnFailure: true })
}

/** Writes the clients, asks the statements, and holds them to the rules: P1, P8, P12, and that what is archived is written no more, whatever the test is about. */
async function judged(clients: readonly RightsOfClient[]): Promise<Answers[]> {
  const answers = await evaluated(world, await writeRights(world, clients, elementIds))
  for (const [index, rights] of clients.entries()) {
    const told = answers[index] as Answers
    expect(told, JSON.stringify(rights)).toEqual(expected(rights))
    for (const ofMember of told)
      for (const [element, [effective = 0, ...inCompanies]] of ofMember.entries()) {
        expect(effective).toBeLessThanOrEqual(Math.max(0, rights.clientCeilings[element] ?? 0))
        expect(Math.max(...inCompanies)).toBeLessThanOrEqual(effective)
        for (const [company, isArchived] of rights.archivedCompanies.entries())
          expect(inCompanies[company]).toBeLessThanOrEqual(isArchived ? 1 : 3)
      }
  }
  return answers
}

/** Each client beside what a change makes of it: what is answered before, and after. */
async function beforeAndAfter(pairs: readonly (readonly [RightsOfClient, RightsOfClient])[]) {
  const answers = await judged(pairs.flat())
  return pairs.map((pair, index) => ({
    pair,
    before: answers[2 * index] as Answers,
    after: answers[2 * index + 1] as Answers,
  }))
}

const callerOf = ({ clientId, userIds }: WrittenRights, member: number, more: Partial<Caller> = {}) =>
  ({ userId: userIds[member], clientId, rightsVersion: 1, readOnly: false, support: null, ...more }) as Caller

/** The most that a member may give on the records of a company, by element. */
const mostGiven = (ids: WrittenRights, { members }: RightsOfClient, giver: number, company: number) =>
  world.databases.transaction('app', { clientId: ids.clientId, readOnly: true }, async (db: PlatformDb) => {
    const giving = { db, caller: callerOf(ids, giver), now: world.clock.now() }
    const held = await heldBy(giving, { admin: members[giver]?.membership.admin ?? false }, elementIds)
    return elementIds.map(id => held(id, [ids.companyIds[company] as string]))
  })

/** Whether a member who is no administrator may put another into a service. */
const mayPlace = (ids: WrittenRights, giver: number, member: number, service: number) =>
  world.databases.transaction('app', { clientId: ids.clientId, readOnly: true }, async (db: PlatformDb) => {
    const placing = { db, clock: world.clock, caller: callerOf(ids, giver) }
    const place = { userId: ids.userIds[member] as string, serviceId: ids.serviceIds[service] as string }
    return (await servicesBeyondOwn(placing, [place])).size === 0
  })

describe('in any client, the statements answer what the rules say, never above its ceiling, in no company above the whole; and', () => {
  test('whoever is given something, freed of a bound or taken out of the archives, makes nobody lose, in no company', async () => {
    await inClients(fc.tuple(randomRights, gift), 130, async lot => {
      const pairs = lot.map(([rights, given]) => [rights, withGift(rights, given)] as const)
      for (const { pair, before, after } of await beforeAndAfter(pairs))
        for (const [index, level] of before.flat(2).entries())
          expect(after.flat(2)[index], JSON.stringify(pair)).toBeGreaterThanOrEqual(level)
    })
  })

  test('a delegate gains at most what the lender holds himself, which nobody lent him', async () => {
    await inClients(randomRights, 130, async lot => {
      const pairs = lot.map((rights): [RightsOfClient, RightsOfClient] => [{ ...rights, delegations: [] }, rights])
      for (const { pair, before: own, after } of await beforeAndAfter(pairs))
        for (const [member, elements] of after.entries())
          for (const [element, levels] of elements.entries())
            for (const [place, level] of levels.entries()) {
              const lenders = pair[1].delegations.filter(({ to, element: lent }) => to === member && lent === element)
              const most = [member, ...lenders.map(({ from }) => from)].map(who => own[who]?.[element]?.[place] ?? 0)
              expect(level, JSON.stringify(pair[1])).toBeLessThanOrEqual(Math.max(...most))
            }
    })
  })

  test('what is given while loans run is the giver’s own: nothing lent outlives its loan, and nobody raises himself', async () => {
    const place = (count: number) => fc.integer({ min: 0, max: count - 1 })
    const giving = fc
      .tuple(randomRights, place(sizes.members), place(sizes.companies))
      .map(([rights, giver, company]) => [withEverythingLentTo(rights, giver), giver, company] as const)
    await inClients(giving, 100, async lot => {
      const written = await writeRights(
        world,
        lot.map(([rights]) => rights),
        elementIds,
      )
      const pairs: [RightsOfClient, RightsOfClient][] = []
      for (const [index, [rights, giver, company]] of lot.entries()) {
        const given = await mostGiven(written[index] as WrittenRights, rights, giver, company)
        const repaid = { ...rights, delegations: [] }
        pairs.push([repaid, withServicesRaised(repaid, company, given)])
      }
      for (const [index, { pair, before, after }] of (await beforeAndAfter(pairs)).entries()) {
        const giver = lot[index]?.[1] ?? 0
        expect(after[giver], JSON.stringify([lot[index], pair])).toEqual(before[giver])
        for (const [member, elements] of after.entries())
          for (const [element, levels] of elements.entries())
            for (const [place, level] of levels.entries()) {
              const most = Math.max(before[member]?.[element]?.[place] ?? 0, before[giver]?.[element]?.[0] ?? 0)
              expect(level, JSON.stringify([lot[index], pair])).toBeLessThanOrEqual(most)
            }
      }
    })
  })

  test('who is put into a service by somebody who is no administrator rises to what the giver holds himself, or stays', async () => {
    const place = (count: number) => fc.integer({ min: 0, max: count - 1 })
    const placing = fc
      .tuple(randomRights, place(sizes.members), place(sizes.members), place(sizes.services))
      .map(([rights, giver, member, service]) => ({
        rights: withEverythingLentTo(rights, giver),
        giver,
        member,
        service,
      }))
    await inClients(placing, 300, async lot => {
      const all = await writeRights(
        world,
        lot.map(({ rights }) => rights),
        elementIds,
      )
      const placed: [RightsOfClient, RightsOfClient][] = []
      const who: { giver: number; member: number }[] = []
      for (const [index, { rights, giver, member, service }] of lot.entries()) {
        if (!(await mayPlace(all[index] as WrittenRights, giver, member, service))) continue
        const repaid = { ...rights, delegations: [] }
        placed.push([repaid, withMemberIn(repaid, member, service)])
        who.push({ giver, member })
      }
      expect(placed.length).toBeGreaterThan(0)
      expect(placed.length).toBeLessThan(lot.length)
      for (const [index, { pair, before, after }] of (await beforeAndAfter(placed)).entries()) {
        const { giver, member } = who[index] as { giver: number; member: number }
        for (const [element, levels] of (after[member] ?? []).entries())
          for (const [place, level] of levels.entries()) {
            const most = Math.max(before[member]?.[element]?.[place] ?? 0, before[giver]?.[element]?.[place] ?? 0)
            expect(level, JSON.stringify([who[index], pair])).toBeLessThanOrEqual(most)
          }
      }
    })
  })

  test('a read-only client reads wherever there was anything, and nothing more', async () => {
    await inClients(randomRights, 130, async lot => {
      const pairs = lot.map(
        rights =>
          [
            { ...rights, readOnly: false },
            { ...rights, readOnly: true },
          ] as const,
      )
      for (const { before, after } of await beforeAndAfter(pairs))
        expect(after).toEqual(before.map(member => member.map(levels => levels.map(level => Math.min(level, 1)))))
    })
  })

  test('an archived service gives its people nothing: they hold what they would without it', async () => {
    const archival = fc.tuple(randomRights, fc.integer({ min: 0, max: sizes.services - 1 }))
    await inClients(archival, 60, async lot => {
      const pairs = lot.map(([rights, archived]): [RightsOfClient, RightsOfClient] => {
        const archivedServices = rights.archivedServices.map((was, service) => was || service === archived)
        const members = rights.members.map(member => ({
          ...member,
          services: member.services.filter(service => service !== archived),
        }))
        return [
          { ...rights, archivedServices },
          { ...rights, members },
        ]
      })
      for (const { pair, before, after } of await beforeAndAfter(pairs))
        expect(before, JSON.stringify(pair[0])).toEqual(after)
    })
  })

  test('editing one person changes no other who borrows nothing', async () => {
    const edit = fc.tuple(randomRights, randomRights, fc.integer({ min: 0, max: sizes.members - 1 }))
    await inClients(edit, 130, async lot => {
      const pairs = lot.map(([rights, others, edited]) => {
        const lone = { ...rights, delegations: [] }
        const members = lone.members.map((member, index) =>
          index === edited ? (others.members[edited] ?? member) : member,
        )
        return [lone, { ...lone, members }] as const
      })
      for (const [index, { before, after }] of (await beforeAndAfter(pairs)).entries()) {
        const edited = lot[index]?.[2]
        expect(after.filter((_, member) => member !== edited)).toEqual(before.filter((_, member) => member !== edited))
      }
    })
  })

  test('what the matrix has written leaves no page open below one that is closed', async () => {
    const tree = treeOf([
      { id: 0, parentId: null, kind: 'MODULE' },
      { id: 1, parentId: 0, kind: 'MODULE' },
      { id: 2, parentId: 1, kind: 'PAGE' },
    ])
    await inClients(randomRights, 150, async lot => {
      const settled = lot.map(rights => settledIn(tree, rights))
      for (const [index, members] of (await judged(settled)).entries())
        for (const elements of members)
          for (const [element, [level = 0]] of elements.entries())
            for (const above of level > 0 ? tree.ancestors(element) : [])
              expect(elements[above]?.[0], JSON.stringify(settled[index])).toBeGreaterThan(0)
    })
  })

  test('one element asked alone is answered as among all', async () => {
    await inClients(randomRights, 60, async lot => {
      const alone = await evaluatedAlone(world, await writeRights(world, lot, elementIds), elementIds[1] as number)
      expect(alone).toEqual(lot.map(rights => expected(rights).map(elements => elements[1]?.[0])))
    })
  })

  test('an edit in one client leaves every answer of another as it was', async () => {
    await inClients(randomRights, 40, async lot => {
      const written = await writeRights(world, lot, elementIds)
      const [edited, others] = [0, 1].map(half => written.filter((_, index) => index % 2 === half))
      const versions = () =>
        ask(world.installer, 'select id, rights_version from platform.client where id = any($1) order by id', [
          others?.map(({ clientId }) => clientId),
        ])
      const before = [JSON.stringify(await evaluated(world, others ?? [])), await versions()]
      const clients = [edited?.map(({ clientId }) => clientId)]

      await ask(
        world.installer,
        'update platform.client_right set ceiling = 3 - ceiling where client_id = any($1)',
        clients,
      )
      await ask(
        world.installer,
        'update platform.service_right set level = 3 - level where client_id = any($1)',
        clients,
      )
      await ask(world.installer, 'delete from platform.company_right where client_id = any($1)', clients)
      await ask(world.installer, 'delete from platform.right_delegation where client_id = any($1)', clients)
      await ask(world.installer, 'update platform.client_user set admin = not admin where client_id = any($1)', clients)

      expect([JSON.stringify(await evaluated(world, others ?? [])), await versions()]).toEqual(before)
    })
  })
})

describe('what is remembered', () => {
  const at = (minutes: number) => {
    const clock = settableClock()
    clock.advance({ milliseconds: world.clock.now().epochMilliseconds - clock.now().epochMilliseconds })
    clock.advance({ minutes })
    return clock
  }

  test('is what is read, of a member and of support', async () => {
    await inClients(fc.tuple(randomRights, fc.integer({ min: 0, max: sizes.members - 1 })), 60, async lot => {
      const written = await writeRights(
        world,
        lot.map(([rights]) => rights),
        elementIds,
      )
      const rights = rememberRights(world.databases, world.catalogue, world.clock)
      const told = async (caller: Caller, { companyIds }: WrittenRights) => {
        const all = await rights.allLevels(caller)
        return Promise.all(
          named.map(async path => {
            const { everywhere, byCompany } = await rights.perimeter(caller, path)
            expect(all.get(path) ?? 0).toBe(everywhere)
            return [everywhere, ...companyIds.map(id => byCompany.get(id) ?? 0)]
          }),
        )
      }
      for (const [index, [client, member]] of lot.entries()) {
        const ids = written[index] as WrittenRights
        const { support } = referenceFor(client, sizes.companies)
        expect(await told(callerOf(ids, member), ids), JSON.stringify(client)).toEqual(expected(client)[member])
        for (const mode of ['read', 'write'] as const) {
          const helper = callerOf(ids, member, { support: mode, readOnly: client.readOnly || mode === 'read' })
          const levels = named.map((_, element) =>
            [undefined, ...ids.companyIds.keys()].map(company => support(element, mode, company)),
          )
          expect(await told(helper, ids), JSON.stringify(client)).toEqual(levels)
        }
      }
    })
  })

  test('is at each instant what is read at that instant', async () => {
    await inClients(randomRights, 15, async lot => {
      for (const [index, ids] of (await writeRights(world, lot, elementIds)).entries()) {
        const borrower = lot[index]?.delegations[0]?.to ?? 0
        const clock = at(-180)
        const remembering = rememberRights(world.databases, world.catalogue, clock)
        for (let minutes = -180; minutes <= 180; minutes += 60) {
          const fresh = rememberRights(world.databases, world.catalogue, at(minutes))
          for (const path of named) {
            const remembered = await remembering.perimeter(callerOf(ids, borrower), path)
            expect(remembered, `${minutes} min, ${JSON.stringify(lot[index])}`).toEqual(
              await fresh.perimeter(callerOf(ids, borrower), path),
            )
          }
          clock.advance({ minutes: 60 })
        }
      }
    })
  })
})

test('no write is accepted where reading is refused, nor managing where writing is, on the road', async () => {
  await inClients(randomRights, 60, async lot => {
    let accepted = 0
    for (const [index, { clientId, userIds }] of (await writeRights(world, lot, elementIds)).entries()) {
      for (const [member, userId] of userIds.entries()) {
        const person = await world.signIn({ userId, mail: `${userId}@essai.example`, clientId } as TestPerson)
        const [read, write, manage] = await Promise.all(
          [trial.read, trial.write, trial.manage].map(async call => (await as(person).send(call)).statusCode === 204),
        )
        const level = expected(lot[index] as RightsOfClient)[member]?.[2]?.[0] ?? 0
        expect([read, write, manage], JSON.stringify(lot[index])).toEqual([level >= 1, level >= 2, level >= 3])
        if (write) accepted += 1
      }
    }
    expect(accepted).toBeGreaterThan(0)
  })
})
