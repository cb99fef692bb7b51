import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { archiveEntries } from '#kernel/server/archive-entries.ts'
import { as } from '#kernel/testing/as.ts'
import { toDoCalls } from '#platform/to-do/to-do.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { indicatorsCalls } from '#rh/indicators/indicators.calls.ts'
import { keepRegister } from '#rh/register/register.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { readTextFile } from '../text-file.model.ts'
import { declareBySteps, follow, handOver } from '../testing/declare-by-steps.ts'

const world = useOwnWorld()
const dpae = 'rh/gestion_du_personnel/dpae'
const staff = 'rh/gestion_du_personnel/salaries'
const numbers = `${staff}#donnees_sensibles`

let msa: MsaSimulator
let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  msa = await openMsa({ pollsBeforeAnswer: 1, now: () => world.clock.now() })
  world.simulated.msa = msa.address
})
afterAll(() => msa.close())
beforeEach(async () => {
  msa.reset()
  serres = await world.client()
  marie = await writer(2)
  await employer(world, serres)
})

type Hired = { employeeId: string; contractId: string }

const writer = (level: Level, more: Record<string, Level> = {}) =>
  world.person({ in: serres, rights: { [dpae]: level, ...more } })
const doable = ({ employeeId, contractId }: Hired, person = marie) =>
  as(person).call(dpaeCalls.isDpaeDoable, { employeeId, contractId })
const codesOf = async (hired: Hired) => (await doable(hired)).reasons.map(({ code }) => code)
const cardOf = async ({ employeeId, contractId }: Hired, person = marie) => {
  const cards = await as(person).call(dpaeCalls.getEmployeeDpaes, { employeeId })
  const card = cards.find(one => one.contractId === contractId)
  if (!card) throw new Error('no card')
  return card
}
const inRh = <Result>(work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, work)
const refusal = async (work: Promise<unknown>) => {
  const failure = await work.then(
    () => undefined,
    (error: { status: number; code: string; body: unknown }) => error,
  )
  return failure && { status: failure.status, code: failure.code }
}

describe('a declaration', () => {
  test('goes in five steps, and its receipt and its summary stay in the file', async () => {
    const indicators = { 'rh/gestion_du_personnel/indicateurs': 1 } as const
    const philippe = await writer(1, indicators)
    const hired = await hiring(world, serres)
    const unvalidated = async () => (await as(philippe).call(indicatorsCalls.getEmployeesUnvalidatedDpae, {})).total
    expect(await doable(hired)).toMatchObject({ doable: true, state: 'ready', clock: 'open', reasons: [] })
    expect(await unvalidated()).toBe(1)

    const { receiptNumber, document } = await declareBySteps(marie, hired)

    expect(receiptNumber).toMatch(/^SIMU-/)
    expect(document.name).toBe(`DPAE ${receiptNumber}.pdf`)
    expect(await cardOf(hired)).toMatchObject({ state: 'accepted', receiptNumber, errors: [] })
    expect(await unvalidated()).toBe(0)
    const pdf = await as(marie).send(dpaeCalls.getDpaeSummary, {
      dpaeId: document.documentId,
      employeeId: hired.employeeId,
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(msa.deposits()).toHaveLength(1)
  })

  test('before its window is refused with the day, and leaves by itself at six on that day when it is planned', async () => {
    const hired = await hiring(world, serres, { in: 9 })
    expect(await codesOf(hired)).toEqual(['TOO_EARLY'])
    expect(await refusal(handOver(marie, hired))).toEqual({ status: 400, code: 'DPAE_WINDOW' })

    const { sendAt } = await as(marie).call(dpaeCalls.scheduleDpae, { contractId: hired.contractId })

    const opening = world.clock
      .today()
      .add({ days: 1 })
      .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '06:00' })
    expect(sendAt).toBe(opening.toInstant().toString())
    expect((await cardOf(hired)).state).toBe('scheduled')
    expect(msa.deposits()).toHaveLength(0)
  })

  test('says each thing that stands in its way, at the field that mends it, and reaches nobody', async () => {
    const wrong = {
      NIR_KEY: hiring(world, serres),
      SEX_MISMATCH: hiring(world, serres, { sex: 1 }),
      BIRTH_MISMATCH: hiring(world, serres, { department: '44' }),
      ADDRESS_MISSING: hiring(world, serres, { postCode: '00100' }),
      IDENTITY_MISSING: hiring(world, serres, { name: 'Petit2' }),
      END_DATE_MISSING: hiring(world, serres, { to: null }),
      PARENTAL_MISSING: hiring(world, serres, { nir: null, dateOfBirth: '2010-01-15' }),
      NOT_GENERATED: hiring(world, serres, { state: 'draft' }),
    }
    const broken = await wrong.NIR_KEY
    await inRh(db =>
      sql`update rh.employee set nir_encrypted = ${world.keys.seal(`rh.employee/${serres.id}/${broken.employeeId}/nir`, '269054958815781')} where id = ${broken.employeeId}`.execute(
        db,
      ),
    )
    for (const [code, made] of Object.entries(wrong)) {
      const hired = await made
      expect(await codesOf(hired), code).toContain(code)
      expect(await refusal(handOver(marie, hired)), code).toEqual({ status: 400, code: 'DPAE_NOT_DOABLE' })
    }
    expect(msa.deposits()).toHaveLength(0)
    const { contractId } = await hiring(world, serres)
    for (const boxes of [{ boite23: true }, { risquesParticuliers: true }]) {
      const { statusCode, json } = await as(marie).send(dpaeCalls.completeDPAE, {
        dpaeConfiguration: boxes,
        contractId,
      } as never)
      expect([statusCode, json().code]).toEqual([400, 'INVALID_INPUT'])
    }
  })

  test('takes a receipt typed by hand from who manages alone', async () => {
    const hired = await hiring(world, serres)
    const typed = { contractId: hired.contractId, receiptNumber: '4926-0184571', json: null }
    expect(await refusal(as(marie).call(dpaeCalls.createDPAE, typed))).toEqual({ status: 400, code: 'RECEIPT_UNKNOWN' })

    const declared = await as(await writer(3)).call(dpaeCalls.createDPAE, typed)

    expect(declared).toMatchObject({ origin: 'manual', receiptNumber: '4926-0184571' })
    expect(await refusal(handOver(marie, hired))).toEqual({ status: 409, code: 'ALREADY_ACCEPTED' })
  })

  test('of a contract that TESA made is not needed, and the number of its order is kept', async () => {
    const hired = await hiring(world, serres)
    const order = { contractId: hired.contractId, receiptNumber: 'TESA-77120', json: null, viaTesa: true }
    expect(await refusal(as(marie).call(dpaeCalls.createDPAE, order))).toEqual({ status: 400, code: 'RECEIPT_UNKNOWN' })

    expect(await as(await writer(3)).call(dpaeCalls.createDPAE, order)).toMatchObject({ origin: 'tesa' })

    expect(await cardOf(hired)).toMatchObject({ state: 'not_needed', receiptNumber: 'TESA-77120' })
    expect(await codesOf(hired)).toContain('NOT_NEEDED')
    expect(msa.deposits()).toHaveLength(0)
  })

  test('by TESA is refused of a company that is not under the MSA', async () => {
    const offices = await world.client()
    await employer(world, offices, { regime: 'URSSAF' })
    const zoe = await world.person({ in: offices, rights: { [dpae]: 3 } })
    const { contractId } = await hiring(world, offices)
    const order = { contractId, receiptNumber: 'TESA-1', json: null, viaTesa: true }
    expect(await refusal(as(zoe).call(dpaeCalls.createDPAE, order))).toEqual({ status: 400, code: 'TESA_REGIME' })
  })

  test('asks for the exemption of occasional workers past 119 days of a year with a doubt, which stops nothing', async () => {
    const hired = await hiring(world, serres, { to: 60 })
    await inRh(db =>
      db
        .updateTable('rh.employment_contract')
        .set({ hiringDate: '2026-01-05', endOfContractDate: '2026-12-20' })
        .where('id', '=', hired.contractId)
        .execute(),
    )
    const boxes = { exonerationPartonaleTravailleurOccasionnel: true }
    const { reasons } = await as(marie).call(dpaeCalls.completeDPAE, {
      dpaeConfiguration: boxes,
      contractId: hired.contractId,
    } as never)
    expect(reasons.map(({ code, hard }) => [code, hard])).toEqual([
      ['TRIAL_MISSING', false],
      ['TODE_DAYS', false],
    ])
  })

  test('is to be made again once the hour of hiring changed, and the former stays readable', async () => {
    const hired = await hiring(world, serres)
    const { receiptNumber: first } = await declareBySteps(marie, hired)
    await inRh(db =>
      db
        .updateTable('rh.employment_contract')
        .set({ hiringTime: '09:30' })
        .where('id', '=', hired.contractId)
        .execute(),
    )
    expect((await cardOf(hired)).state).toBe('outdated')

    const { receiptNumber: second } = await declareBySteps(marie, hired)

    expect(second).not.toBe(first)
    const { state, former } = await cardOf(hired)
    expect(state).toBe('accepted')
    expect(former.map(({ receiptNumber, cancelReason }) => ({ receiptNumber, cancelReason }))).toEqual([
      { receiptNumber: first, cancelReason: 'redone' },
    ])
  })

  test('keeps its contract: it is not deleted, and the register writes no absence the next night', async () => {
    const hired = await hiring(world, serres, { state: 'generated' })
    await declareBySteps(marie, hired)
    const manager = await writer(3, { 'rh/gestion_du_personnel/contrats': 3, [staff]: 3 })
    const { contractId, employeeId } = hired
    expect(await refusal(as(manager).call(contractsCalls.deleteContract, { contractId, employeeId }))).toEqual({
      status: 409,
      code: 'CONTRACT_KEPT',
    })
    expect(await refusal(as(manager).call(employeesCalls.deleteEmployee, { id: employeeId }))).toEqual({
      status: 409,
      code: 'EMPLOYEE_HAS_HISTORY',
    })
    await inRh(db => keepRegister(db, [employeeId], world.clock.today().toString()))
    const [contract] = await as(manager).call(contractsCalls.getEmploymentContractsOfEmployee, { id: employeeId })
    expect(contract).toMatchObject({ state: 'generated', dpae: { state: 'accepted' }, can: { delete: false } })
  })

  test('is taken off by who manages, with a reason, and may be made again', async () => {
    const hired = await hiring(world, serres)
    const { document } = await declareBySteps(marie, hired)
    const gone = { id: document.documentId, reason: 'Embauche annulée par le salarié' }
    expect((await as(marie).send(dpaeCalls.deleteDpae, gone)).statusCode).toBe(403)
    expect((await as(await writer(3)).send(dpaeCalls.deleteDpae, gone)).statusCode).toBe(204)
    expect(await cardOf(hired)).toMatchObject({ state: 'cancelled', receiptNumber: null })
  })

  test('is a file to hand over by hand, whose number is told to who may see it, which is written down', async () => {
    const hired = await hiring(world, serres)
    const file = await as(marie).call(dpaeCalls.createDPAETextFile, both(hired))
    expect(JSON.stringify(file)).not.toContain(hired.nir)
    const asked = { fileId: file.fileId }
    expect((await as(marie).send(dpaeCalls.getDpaeTextFile, asked)).statusCode).toBe(403)

    const taken = await as(await writer(2, { [numbers]: 1 })).send(dpaeCalls.getDpaeTextFile, asked)

    expect(taken.rawPayload.toString('latin1')).toContain(`;${hired.nir?.slice(0, 13)};${hired.nir?.slice(13)};`)
    const looks = await inRh(db =>
      db.selectFrom('rh.disclosure').select('what').where('employeeId', '=', hired.employeeId).execute(),
    )
    expect(looks).toEqual([{ what: 'dpae' }])
    world.clock.advance({ hours: 24 })
    expect((await as(await writer(2, { [numbers]: 1 })).send(dpaeCalls.getDpaeTextFile, asked)).statusCode).toBe(404)
  })

  test('of many contracts is a file an establishment, for who may see numbers; who lacks something stops them', async () => {
    const [one, other] = [await hiring(world, serres), await hiring(world, serres, { name: 'TESTB' })]
    const asked = { contractIds: [one.contractId, other.contractId] }
    expect((await as(marie).send(dpaeCalls.getDpaeTextFiles, asked)).statusCode).toBe(403)
    const paul = await writer(2, { [numbers]: 1 })

    const taken = await as(paul).send(dpaeCalls.getDpaeTextFiles, asked)

    const [file, ...more] = [...archiveEntries(taken.rawPayload)]
    expect(more).toEqual([])
    expect(file?.name).toMatch(/^DPAE_84321765400014_\d{14}\.txt$/)
    const read = readTextFile(file?.content.toString('latin1') ?? '', 'MSA')
    expect(read.map(({ employee }) => employee.birthName).toSorted()).toEqual(['TESTA', 'TESTB'])
    const { total } = await inRh(db =>
      db.selectFrom('rh.disclosure').select(db.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    )
    expect(Number(total)).toBe(2)

    const lacking = await hiring(world, serres, { postCode: '00100' })
    const all = { contractIds: [...asked.contractIds, lacking.contractId] }
    expect(await refusal(as(paul).call(dpaeCalls.getDpaeTextFiles, all as never))).toEqual({
      status: 400,
      code: 'DPAE_NOT_DOABLE',
    })
  })

  test('says that it does not match what was read since', async () => {
    const hired = await hiring(world, serres)
    const { data } = await as(marie).call(dpaeCalls.createDPAETextFile, both(hired))
    await inRh(db =>
      db
        .updateTable('rh.employment_contract')
        .set({ hiringTime: '10:00' })
        .where('id', '=', hired.contractId)
        .execute(),
    )
    const { token } = await as(marie).call(dpaeCalls.connectToMSAWebSite, { contractId: hired.contractId })
    const sent = { token, data, contractId: hired.contractId }
    expect(await refusal(as(marie).call(dpaeCalls.sendDpaeDataToMSAWebSite, sent))).toEqual({
      status: 409,
      code: 'DPAE_DATA_STALE',
    })
  })

  test('is completed until it is sent', async () => {
    const hired = await hiring(world, serres)
    const risks = { dpaeConfiguration: { travailNuit: true }, contractId: hired.contractId }
    expect(await as(marie).call(dpaeCalls.completeDPAE, risks)).toMatchObject({ followUp: 'SIA', doable: true })
    const { fileId } = await handOver(marie, hired)
    expect(await refusal(as(marie).call(dpaeCalls.completeDPAE, risks))).toMatchObject({ code: 'DPAE_ALREADY_SENT' })
    await follow(marie, fileId)
  })

  test('of another company, or of a neighbour, does not exist', async () => {
    const hired = await hiring(world, serres)
    const { document, fileId } = await declareBySteps(marie, hired)
    const elsewhere = await world.client({ companies: ['Vergers', 'Halles'] })
    const zoe = await world.person({ in: elsewhere, rights: { [dpae]: 3 } })
    const statuses = await Promise.all(
      [
        as(zoe).send(dpaeCalls.isDpaeDoable, both(hired)),
        as(zoe).send(dpaeCalls.getEmployeeDpaes, { employeeId: hired.employeeId }),
        as(zoe).send(dpaeCalls.deleteDpae, { id: document.documentId }),
        as(zoe).send(dpaeCalls.monitorFileStatus, { fileId }),
        as(zoe).send(dpaeCalls.getDpaeSummary, { dpaeId: document.documentId, employeeId: hired.employeeId }),
        as(zoe).send(dpaeCalls.sendDpaesInBulk, { contractIds: [hired.contractId] }),
        as(zoe).send(dpaeCalls.connectToMSAWebSite, { contractId: hired.contractId }),
        as(zoe).send(dpaeCalls.sendDpaeDataToMSAWebSite, { token: 'none', data: null, contractId: hired.contractId }),
        as(zoe).send(dpaeCalls.completeDPAE, { dpaeConfiguration: {}, contractId: hired.contractId }),
        as(zoe).send(dpaeCalls.createDPAE, { contractId: hired.contractId, receiptNumber: 'X', json: null }),
        as(zoe).send(dpaeCalls.createDPAEDocument, { contractId: hired.contractId, data: null, fileId }),
        as(zoe).send(dpaeCalls.createDPAETextFile, both(hired)),
        as(zoe).send(dpaeCalls.getDpaeTextFiles, { contractIds: [hired.contractId] }),
      ].map(async answer => (await answer).statusCode),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    const { items } = await as(zoe).call(dpaeCalls.getDpaeList, { page: 0, size: 10 })
    expect(items).toEqual([])
    const reader = await writer(1)
    expect((await as(reader).send(dpaeCalls.scheduleDpae, { contractId: hired.contractId })).statusCode).toBe(403)
  })

  test('is listed by deadline with what it lacks, and waits among what is to do', async () => {
    const soon = await hiring(world, serres, { name: 'TESTB', in: 1 })
    const later = await hiring(world, serres, { name: 'TESTC', in: 4, postCode: '00100' })
    const late = await hiring(world, serres, { name: 'TESTD', in: 0, time: '00:00' })
    const { items, total } = await as(marie).call(dpaeCalls.getDpaeList, { page: 0, size: 10, tab: 'todo' })
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [late.contractId, 'ready'],
      [soon.contractId, 'ready'],
      [later.contractId, 'to_complete'],
    ])
    expect(total).toBe(3)
    expect(items[2]?.reasons[0]).toMatchObject({ code: 'ADDRESS_MISSING', field: 'employee.address' })
    const named = await as(marie).call(dpaeCalls.getDpaeList, { page: 0, size: 10, search: 'TESTC' })
    expect(named.items.map(({ id }) => id)).toEqual([later.contractId])
    const work = await as(marie).call(toDoCalls.getToDo, {})
    expect(work.map(({ what }) => what)).toEqual(expect.arrayContaining(['DPAE en retard : 1', 'DPAE à envoyer : 2']))
  })
})

/** What a call takes of somebody who is hired. */
const both = ({ employeeId, contractId }: Hired) => ({ employeeId, contractId })
