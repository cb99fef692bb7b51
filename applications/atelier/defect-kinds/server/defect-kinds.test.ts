import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { delegate } from '#platform/configuration/testing/by-delegation.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { defectKindsCalls } from '../defect-kinds.calls.ts'

const world = useWorld()
const element = 'atelier/reception'
const qualityComponent = 52

let serres: TestClient
let sophie: TestPerson
let companyId: string
beforeEach(async () => {
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { [element]: 3 } })
  companyId = serres.companies[0]?.id as string
})

const add = (name: string, validFrom = '2026-01-01') =>
  as(sophie).send(defectKindsCalls.addDefectKind, { companyId, name, validFrom })

test('a company names its defects from a day on, ends one, and may name another by its name afterwards', async () => {
  const split = (await add('Fendue')).json()
  await add('Pourrie')
  expect((await add('fendue', '2026-06-01')).json().fields).toMatchObject([{ field: 'name', code: 'taken' }])

  const end = { id: split.id, validTo: '2026-06-30', version: split.version }
  expect(await as(sophie).call(defectKindsCalls.endDefectKind, end)).toMatchObject({
    validTo: '2026-06-30',
    version: 2,
  })
  expect((await as(sophie).send(defectKindsCalls.endDefectKind, end)).statusCode).toBe(409)
  const early = { ...end, validTo: '2025-12-31', version: 2 }
  expect((await as(sophie).send(defectKindsCalls.endDefectKind, early)).json().fields).toMatchObject([
    { field: 'validTo' },
  ])
  expect((await add('Fendue', '2026-07-01')).statusCode).toBe(201)
  const goesOn = { ...end, validTo: null, version: 2 }
  expect((await as(sophie).send(defectKindsCalls.endDefectKind, goesOn)).statusCode).toBe(400)

  const told = await as(sophie).call(defectKindsCalls.getDefectKinds, { companyId })
  expect(told.map(({ name, validTo }) => [name, validTo])).toEqual([
    ['Fendue', null],
    ['Pourrie', null],
    ['Fendue', '2026-06-30'],
  ])
  const other = serres.companies[1]?.id as string
  expect(await as(sophie).call(defectKindsCalls.getDefectKinds, { companyId: other })).toEqual([])
})

test('defects are named by who holds their component, in his own client', async () => {
  const { id } = (await add('Fendue')).json()
  const doors = [
    [defectKindsCalls.getDefectKinds, { companyId }],
    [defectKindsCalls.addDefectKind, { companyId, name: 'Verte', validFrom: '2026-01-01' }],
    [defectKindsCalls.endDefectKind, { id, validTo: '2027-01-01', version: 1 }],
  ] as const
  const statuses = (who: TestPerson) =>
    Promise.all(doors.map(async ([call, input]) => (await as(who).send(call, input)).statusCode))

  const marie = await world.person({ in: serres, rights: { [element]: 3 }, allCompanies: true })
  expect(await statuses(marie)).toEqual([403, 403, 403])
  await delegate(world, { client: serres, by: sophie, to: marie, element, componentId: qualityComponent })
  expect(await statuses(marie)).toEqual([200, 201, 200])
  const anne = await world.person({
    in: await world.client(),
    admin: true,
    allCompanies: true,
    rights: { [element]: 3 },
  })
  expect(await statuses(anne)).toEqual([404, 404, 404])
})
