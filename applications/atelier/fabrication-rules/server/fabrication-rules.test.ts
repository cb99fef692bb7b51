import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { delegate } from '#platform/configuration/testing/by-delegation.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { fabricationRulesCalls } from '../fabrication-rules.calls.ts'

const world = useWorld()
const element = 'atelier/fabrication'
const lotSelectionComponent = 111

let serres: TestClient
let sophie: TestPerson
let companyId: string
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { [element]: 3 } })
  companyId = serres.companies[0]?.id as string
})

test('a company says how it chooses lots and how many lots its orders make, each kept when the other is said', async () => {
  const ask = (id: string) => as(sophie).call(fabricationRulesCalls.getFabricationRules, { companyId: id })
  const { version } = await ask(companyId)
  expect(version).toBe(0)
  const chosen = { companyId, lotSelection: 'fifo', version } as const
  expect(await as(sophie).call(fabricationRulesCalls.saveLotSelection, chosen)).toMatchObject({
    lotSelection: 'fifo',
    isSingleMixLot: true,
  })
  expect((await as(sophie).send(fabricationRulesCalls.saveLotSelection, chosen)).statusCode).toBe(409)
  await as(sophie).call(fabricationRulesCalls.saveSingleMixLot, { companyId, isSingleMixLot: false, version: 1 })
  expect(await ask(companyId)).toMatchObject({ lotSelection: 'fifo', isSingleMixLot: false, version: 2 })
  expect(await ask(serres.companies[1]?.id as string)).toMatchObject({ lotSelection: 'manual', version: 0 })
})

test('rules are set up by who holds their component, in his own client', async () => {
  const marie = await world.person({ in: serres, rights: { [element]: 3 }, allCompanies: true })
  const chosen = { companyId, lotSelection: 'scan', version: 0 } as const
  expect((await as(marie).send(fabricationRulesCalls.saveLotSelection, chosen)).statusCode).toBe(403)
  await delegate(world, { client: serres, by: sophie, to: marie, element, componentId: lotSelectionComponent })
  expect((await as(marie).send(fabricationRulesCalls.saveLotSelection, chosen)).statusCode).toBe(200)
  const single = { companyId, isSingleMixLot: false, version: 1 }
  expect((await as(marie).send(fabricationRulesCalls.saveSingleMixLot, single)).statusCode).toBe(404)
  const anne = await world.person({
    in: await world.client(),
    admin: true,
    allCompanies: true,
    rights: { [element]: 3 },
  })
  for (const [call, input] of [
    [fabricationRulesCalls.getFabricationRules, { companyId }],
    [fabricationRulesCalls.saveLotSelection, { ...chosen, version: 1 }],
    [fabricationRulesCalls.saveSingleMixLot, single],
  ] as const)
    expect((await as(anne).send(call, input)).statusCode).toBe(404)
})
