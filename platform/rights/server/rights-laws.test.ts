import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '#platform/testing/world.ts'
import { randomRights, sizes } from '../testing/random-rights.ts'
import { referenceFor, type RightsOfClient } from '../testing/reference.ts'
import { writeRights, type WrittenRights } from '../testing/write-rights.ts'
import { levelsOf } from './levels.queries.ts'
import { perimeterOf } from './perimeter.queries.ts'

const world = useWorld()
let elementIds: number[]
beforeAll(() => {
  elementIds = world.catalogue
    .elements()
    .slice(0, sizes.elements)
    .map(element => element.id)
})

const every = (count: number) => Array.from({ length: count }, (_, index) => index)

/** What the two statements answer: by member and element, the effective level, then that of each company. */
async function evaluated({ clientId, userIds, companyIds }: WrittenRights) {
  const answers: number[][][] = []
  for (const userId of userIds) {
    const who = { clientId, userId, now: world.clock.now() }
    const levels = new Map((await levelsOf(world.databases, who)).map(row => [row.element_id, row.level]))
    const named = new Map((await levelsOf(world.databases, who, elementIds)).map(row => [row.element_id, row.level]))
    const perimeters = await Promise.all(elementIds.map(id => perimeterOf(world.databases, who, id)))
    answers.push(
      elementIds.map((id, element) => {
        expect(named.get(id), 'asked alone and among all').toBe(levels.get(id))
        return [levels.get(id) ?? 0, ...companyIds.map(company => perimeters[element]?.get(company) ?? 0)]
      }),
    )
  }
  return answers
}

function referenceOf(rights: RightsOfClient) {
  const { effective, inCompany } = referenceFor(rights, sizes.companies)
  return every(sizes.members).map(user =>
    every(sizes.elements).map(element => [
      effective(user, element),
      ...every(sizes.companies).map(company => inCompany(user, element, company)),
    ]),
  )
}

/** One thing given, or one bound raised: whatever it is, nobody may lose by it. */
const gift = fc.record({
  what: fc.constantFrom(
    'client ceiling',
    'company ceiling',
    'service level',
    'personal level',
    'personal ceiling',
    'service',
  ),
  member: fc.integer({ min: 0, max: sizes.members - 1 }),
  service: fc.integer({ min: 0, max: sizes.services - 1 }),
  company: fc.integer({ min: 0, max: sizes.companies - 1 }),
  element: fc.integer({ min: 0, max: sizes.elements - 1 }),
})
type Gift = typeof gift extends fc.Arbitrary<infer Value> ? Value : never

function withGift(rights: RightsOfClient, { what, member, service, company, element }: Gift): RightsOfClient {
  const given = structuredClone(rights)
  const own = given.members[member]?.rights[element]
  const raised = (level: number | null | undefined) => Math.min(3, Math.max(0, level ?? 0) + 1)
  const raise = (row: number[] | undefined) => row && (row[element] = raised(row[element]))
  if (what === 'client ceiling') raise(given.clientCeilings)
  if (what === 'company ceiling' && (given.companyCeilings[company]?.[element] ?? -1) >= 0)
    raise(given.companyCeilings[company])
  if (what === 'service level') raise(given.serviceLevels[service])
  if (what === 'personal level' && own) own.level = raised(own.level)
  if (what === 'personal ceiling' && own && own.ceiling !== null) own.ceiling = raised(own.ceiling)
  if (what === 'service') given.members[member]?.services.push(service)
  for (const one of given.members) one.services = [...new Set(one.services)]
  return given
}

const runs = { numRuns: 100 }

describe('the statements of the evaluation, in any client', () => {
  test('answer what the rules say, never above the client’s ceiling, in no company above the whole', async () => {
    await fc.assert(
      fc.asyncProperty(randomRights, async rights => {
        const answers = await evaluated(await writeRights(world, rights, elementIds))

        expect(answers).toEqual(referenceOf(rights))
        for (const ofMember of answers)
          for (const [element, [effective = 0, ...companies]] of ofMember.entries()) {
            expect(effective).toBeLessThanOrEqual(Math.max(0, rights.clientCeilings[element] ?? 0))
            expect(Math.max(...companies)).toBeLessThanOrEqual(effective)
          }
      }),
      runs,
    )
  }, 60_000)

  test('lower nobody, in no company, when something is given or a bound is raised', async () => {
    await fc.assert(
      fc.asyncProperty(randomRights, gift, async (rights, given) => {
        const before = await evaluated(await writeRights(world, rights, elementIds))
        const after = await evaluated(await writeRights(world, withGift(rights, given), elementIds))

        for (const [user, elements] of before.entries())
          for (const [element, levels] of elements.entries())
            for (const [place, level] of levels.entries())
              expect(after[user]?.[element]?.[place]).toBeGreaterThanOrEqual(level)
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  test('answer a read-only client reading wherever there was anything, and nothing more', async () => {
    await fc.assert(
      fc.asyncProperty(randomRights, async rights => {
        const before = await evaluated(await writeRights(world, { ...rights, readOnly: false }, elementIds))
        const after = await evaluated(await writeRights(world, { ...rights, readOnly: true }, elementIds))

        expect(after).toEqual(before.map(member => member.map(levels => levels.map(level => Math.min(level, 1)))))
      }),
      { numRuns: 20 },
    )
  }, 60_000)
})
