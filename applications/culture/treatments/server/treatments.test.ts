import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { harvestGateOffer } from '#platform/trace/gates.slot.ts'
import { phytoProductsElement } from '#culture/phyto-products/phyto-products-place.model.ts'
import { phytoProductsCalls } from '#culture/phyto-products/phyto-products.calls.ts'
import { growCrop } from '#culture/testing/grow.ts'
import { workCalls } from '#culture/work/work.calls.ts'
import { workElement } from '#culture/work/work-place.model.ts'
import { workersElement } from '#culture/workers/worker.model.ts'
import { workersCalls } from '#culture/workers/workers.calls.ts'
import { workTasksElement } from '#culture/work-tasks/work-task.model.ts'
import { workTasksCalls } from '#culture/work-tasks/work-tasks.calls.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement, treatmentValidationRight } from '../treatments-place.model.ts'

const world = useOwnWorld()
const managing = {
  [treatmentsElement]: 3,
  [treatmentValidationRight]: 2,
  [phytoProductsElement]: 3,
  [workElement]: 3,
  [workersElement]: 3,
  [workTasksElement]: 2,
} as const satisfies Record<string, Level>

let serres: TestClient
let youssef: TestPerson
let leila: TestPerson
let plantingId: string
let blockId: string
let productId: string

const use = {
  species: 'tomato',
  target: 'Oïdium',
  doseMax: 1.2,
  doseUnit: 'l',
  maxApplications: 2,
  intervalDays: null,
  preHarvestDays: 3,
  reEntryHours: 6,
} as const
const product = (name: string, more: object = {}) =>
  as(youssef).call(phytoProductsCalls.createPhytoProduct, {
    name,
    amm: '0000001',
    formulation: null,
    hazards: [],
    mixCategory: 1,
    usableUntil: null,
    note: null,
    uses: [use],
    ...more,
  })

beforeEach(async () => {
  serres = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  youssef = await world.person({ in: serres, rights: managing, allCompanies: true })
  leila = await world.person({
    in: serres,
    rights: { [treatmentsElement]: 2, [treatmentValidationRight]: 2 },
    allCompanies: true,
  })
  blockId = (await growCrop(world, serres)).blockId
  const { crops } = await as(youssef).call(treatmentsCalls.getTreatmentChoices, {})
  plantingId = crops[0]?.id as string
  productId = (await product('Exemple soufre')).id
})

const ago = (minutes: number) => world.clock.now().subtract({ minutes }).toString()
const planned = (more: object = {}) => ({
  plantingId,
  placeId: blockId,
  plannedFor: world.clock.today().toString(),
  treatedM2: 1_000,
  products: [{ productId, target: 'Oïdium', dose: 1.2 }],
  ...more,
})
const plan = (more: object = {}, by = youssef) => as(by).call(treatmentsCalls.planTreatment, planned(more))
const how = (more: object = {}) => ({
  startedAt: ago(90),
  endedAt: ago(30),
  operator: 'Youssef Benali',
  certiphyto: 'EX-1',
  certiphytoUntil: world.clock.today().toString(),
  bbch: 65,
  waterL: 40,
  windMs: null,
  rainMmH: null,
  equipment: null,
  care: null,
  ...more,
})
type Known = { id: string; version: number }
const record = ({ id, version }: Known, more: object = {}, by = youssef) =>
  as(by).call(treatmentsCalls.recordTreatment, { id, version, ...how(more) })
const refusal = async (call: Call, input: object, by = youssef) => {
  const answer = await as(by).send(call, input as Record<string, unknown>)
  const { code, fields } = answer.json()
  return [answer.statusCode, fields?.[0]?.field ?? code]
}
const refusedRecord = ({ id, version }: Known, more: object = {}) =>
  refusal(treatmentsCalls.recordTreatment, { id, version, ...how(more) })
const listed = async (state: 'planned' | 'register' | 'cancelled', by = youssef) =>
  (await as(by).call(treatmentsCalls.getPaginatedTreatments, { page: 0, size: 10, state })).items
const after = (hours: number) => world.clock.now().subtract({ minutes: 30 }).add({ hours }).toString()
const mayHarvest = (at: string) =>
  world.inClient(serres, async db => {
    const [gate] = world.ground.offered(harvestGateOffer)
    return gate?.mayEnter(db as never, { placeIds: [blockId], cropCodeId: null, harvestedAt: at })
  })

describe('a treatment', () => {
  test('is planned, done, validated by another, and closes its place until its delays end', async () => {
    const treatment = await plan()
    expect(treatment).toMatchObject({ state: 'planned', checks: [], place: 'Serres › Serre Nord › bloc 7' })
    expect(treatment.products).toMatchObject([{ dose: 1.2, doseUnit: 'l', quantity: 0.12 }])
    const done = await record(treatment)
    expect([done.state, done.can.validate]).toEqual(['done', false])
    expect(Temporal.Instant.compare(done.reEntryAt as string, after(8))).toBe(0)
    expect(Temporal.Instant.compare(done.harvestFrom as string, after(72))).toBe(0)
    const { id, version } = done
    expect(await refusal(treatmentsCalls.validateTreatment, { id, version })).toEqual([409, 'SAME_PERSON'])
    expect((await as(leila).call(treatmentsCalls.validateTreatment, { id, version })).state).toBe('validated')
    expect(await listed('register')).toMatchObject([{ id, target: 'Oïdium' }])
    expect(await as(leila).call(treatmentsCalls.getClosedPlaces, {})).toMatchObject([{ treatmentId: id }])
    expect(await refusedRecord({ id, version: version + 1 })).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('that its label forbids is planned and told why, and not done', async () => {
    const strong = await plan({ products: [{ productId, target: 'Oïdium', dose: 1.3 }] })
    expect(strong.checks).toMatchObject([{ rule: 'dose', level: 'red' }])
    expect(await refusedRecord(strong)).toEqual([400, 'PHYTO_REFUSED'])
    const { id: otherId } = await product('Exemple cuivre', { mixCategory: 5 })
    const mixed = await plan({
      products: [productId, otherId].map(one => ({ productId: one, target: 'Oïdium', dose: 1 })),
    })
    expect(await refusedRecord(mixed)).toEqual([400, 'MIX_FORBIDDEN'])
    const yesterday = world.clock.today().subtract({ days: 1 }).toString()
    expect(await refusedRecord(await plan(), { certiphytoUntil: yesterday })).toEqual([400, 'CERTIPHYTO_EXPIRED'])
    expect((await listed('planned')).length).toBe(3)
  })

  test('is counted in the campaign of its crop', async () => {
    await record(await plan())
    await record(await plan())
    const third = await plan()
    expect(third.checks).toMatchObject([{ rule: 'applications', values: { count: 2 } }])
    expect(await refusedRecord(third)).toEqual([400, 'PHYTO_REFUSED'])
  })

  test('keeps the figures by which it was done, whatever its product becomes', async () => {
    const done = await record(await plan())
    const { id, version } = { id: productId, version: 1 }
    const { items } = await as(youssef).call(phytoProductsCalls.getPaginatedPhytoProducts, { page: 0, size: 5 })
    const { archivedAt: _, ...fields } = items[0] as (typeof items)[number]
    await as(youssef).call(phytoProductsCalls.editPhytoProduct, {
      ...fields,
      id,
      version,
      uses: [{ ...use, preHarvestDays: 14 }],
    })
    const [kept] = await listed('register')
    expect(kept).toMatchObject({ harvestFrom: done.harvestFrom, products: [{ preHarvestDays: 3 }] })
  })

  test('is not rewritten once it was done, by whatever means', async () => {
    const { id } = await record(await plan())
    const rewrite = (statement: RawBuilder<unknown>) => world.inClient(serres, async db => statement.execute(db))
    await expect(rewrite(sql`update culture.treatment set operator = 'Autre' where id = ${id}`)).rejects.toThrow(
      /not rewritten/,
    )
    await expect(
      rewrite(sql`update culture.treatment_product set dose = 0.1 where treatment_id = ${id}`),
    ).rejects.toThrow(/not rewritten/)
  })

  test('does not end before it begins, nor tomorrow', async () => {
    const treatment = await plan()
    expect(await refusedRecord(treatment, { startedAt: ago(10) })).toEqual([400, 'endedAt'])
    expect(await refusedRecord(treatment, { endedAt: ago(-60) })).toEqual([400, 'endedAt'])
  })

  test('is planned on a place of its crop, with products in use, each once', async () => {
    const elsewhere = await world.inClient(serres, async db =>
      db
        .insertInto('platform.place')
        .values({ companyId: serres.companies[0]?.id as string, kind: 'site', code: 'AUTRE', name: 'Autre' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const line = { productId, target: 'Oïdium', dose: 1 }
    const unknown = { ...line, productId: blockId }
    expect(await refusal(treatmentsCalls.planTreatment, planned({ placeId: elsewhere.id }))).toEqual([400, 'placeId'])
    expect(await refusal(treatmentsCalls.planTreatment, planned({ products: [line, line] }))).toEqual([400, 'products'])
    expect(await refusal(treatmentsCalls.planTreatment, planned({ products: [unknown] }))).toEqual([400, 'products'])
  })
})

describe('a place that was treated', () => {
  test('lets nobody begin to work there until the re-entry delay ends', async () => {
    await record(await plan())
    const worker = { name: 'Mihai Popescu', team: 'Nord', badge: null, userId: null, note: null }
    const { id: workerId } = await as(youssef).call(workersCalls.createWorker, worker)
    const task = { name: 'Effeuillage', unit: 'row', standardPerHour: 11, everyDays: 7, note: null } as const
    const { id: taskId } = await as(youssef).call(workTasksCalls.createWorkTask, task)
    const work = { workerId, taskId, plantingId, placeIds: [], source: 'desk' }
    expect(await refusal(workCalls.startWork, work)).toEqual([409, 'PLACE_CLOSED'])
    const [done] = await listed('register')
    const { id, version } = done as Known
    await as(youssef).call(treatmentsCalls.cancelTreatment, { id, version, reason: 'Mauvais bloc' })
    expect((await as(youssef).send(workCalls.startWork, work)).statusCode).toBe(200)
  })

  test('gives no harvest before its hour, and gives it again once the treatment is cancelled', async () => {
    const { id, version } = await record(await plan())
    expect(await mayHarvest(after(71))).toMatchObject({ ok: false, because: [{ treatmentId: id, delayDays: 3 }] })
    expect(await mayHarvest(after(72))).toMatchObject({ ok: true, allowedFrom: null })
    expect(await refusal(treatmentsCalls.cancelTreatment, { id, version, reason: 'mot' }, leila)).toEqual([
      403,
      'FORBIDDEN',
    ])
    await as(youssef).call(treatmentsCalls.cancelTreatment, { id, version, reason: 'Mauvais bloc' })
    expect(await mayHarvest(after(1))).toMatchObject({ ok: true })
    expect(await listed('cancelled')).toMatchObject([{ id, reason: 'Mauvais bloc' }])
  })
})

test('treatments of another company and of a neighbour are as if they were not', async () => {
  const treatment = await plan()
  const elsewhere = await world.person({ in: serres, rights: managing, companies: [1] })
  const neighbour = await world.person({ in: await world.client(), rights: managing, allCompanies: true })
  const { id, version } = treatment
  for (const who of [elsewhere, neighbour]) {
    expect(await listed('planned', who)).toEqual([])
    expect((await as(who).call(treatmentsCalls.getTreatmentChoices, {})).crops).toEqual([])
    expect(await as(who).call(treatmentsCalls.getClosedPlaces, {})).toEqual([])
    const refused = [
      await refusal(treatmentsCalls.planTreatment, planned(), who),
      await refusal(treatmentsCalls.recordTreatment, { id, version, ...how() }, who),
      await refusal(treatmentsCalls.validateTreatment, { id, version }, who),
      await refusal(treatmentsCalls.cancelTreatment, { id, version, reason: 'mot' }, who),
    ]
    expect([...new Set(refused.map(([status]) => status))]).toEqual([404])
  }
})

test('treatments are told to nobody without a right there, and changed by nobody', async () => {
  const nobody = await world.person({ in: serres, rights: { 'documents/culture': 3 } })
  const reading = [treatmentsCalls.getPaginatedTreatments, treatmentsCalls.getClosedPlaces]
  const writing = [
    treatmentsCalls.getTreatmentChoices,
    treatmentsCalls.planTreatment,
    treatmentsCalls.recordTreatment,
    treatmentsCalls.validateTreatment,
    treatmentsCalls.cancelTreatment,
  ]
  const reader = await world.person({ in: serres, rights: { [treatmentsElement]: 1 }, allCompanies: true })
  expect([...new Set(await statusesOf(nobody, [...reading, ...writing]))]).toEqual([403])
  expect([...new Set(await statusesOf(reader, writing))]).toEqual([403])
})
