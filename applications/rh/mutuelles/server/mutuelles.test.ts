import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'
import { addUsualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { insuranceOrganismsCalls } from '#rh/insurance-organisms/insurance-organisms.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { makeDocument } from '#rh/testing/make-document.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const mutuelles = 'rh/gestion_du_personnel/mutuelles'
const everything: Record<string, Level> = { [mutuelles]: 3, [staff]: 2, 'rh/gestion_du_personnel/parametrage': 3 }
const day = (days: number) => world.clock.today().add({ days }).toString()
const proof = () => ({ exemptionDocument: [new File(['%PDF-1.7 CSS'], 'attestation-css.pdf')] })

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everything, allCompanies: true })
  paul = (await hire(world, serres)).id
  await world.inClient(serres, db => addUsualDocumentKinds(db as never))
})

const post = async (more: object = {}, files = {}, person = marie) => {
  const sent = { employeeId: paul, startingDate: day(0), ...more }
  const { statusCode, json } = await as(person).sendForm(mutuellesCalls.postMutuelle, sent, files)
  return { status: statusCode, ...json() }
}
const put = async (id: string, more: object = {}, files = {}) => {
  const sent = { id, employeeId: paul, startingDate: day(0), ...more }
  const { statusCode, json } = await as(marie).sendForm(mutuellesCalls.putMutuelle, sent, files)
  return { status: statusCode, ...json() }
}
const sign = (id: string, more: object = {}, person = marie) =>
  as(person).sendForm(
    mutuellesCalls.signMutuelleOnPaper,
    { id, ...more },
    {
      file: [new File(['%PDF-1.7 signed'], 'signee.pdf')],
    },
  )
const send = async (call: Call, input: object, person = marie) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { status: statusCode, ...(statusCode === 204 ? {} : json()) }
}
const ofPaul = () => as(marie).call(mutuellesCalls.getMutuellesOfEmployee, { employeeId: paul })
const dispense = { subscribed: false, exemptionReason: 'CSS' }

describe('a cover', () => {
  test('is an adhesion unless somebody asks otherwise, with the only organism that there is', async () => {
    await as(marie).call(insuranceOrganismsCalls.createInsuranceOrganism, { name: 'Agrica', email: '' })
    const { id } = await as(marie).call(mutuellesCalls.createMutuelle, { employeeId: paul, startingDate: day(0) })
    expect(await as(marie).call(mutuellesCalls.getMutuelleById, { id })).toMatchObject({
      subscribed: true,
      state: 'active_adhesion',
      organism: { name: 'Agrica' },
      contract: null,
    })
  })

  test('shares no day with another one of the person, also of two who write at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject({ fields: [{ code: 'mutuelle_overlap' }] })
    const [first] = await ofPaul()
    const dates = { insuranceId: first?.id as string, startingDate: day(0), endingDate: day(9) }
    await as(marie).call(mutuellesCalls.editDatesOfMutuelle, dates)
    expect(await post({ startingDate: day(9) })).toMatchObject({ status: 400 })
    expect(await post({ startingDate: day(10) })).toMatchObject({ status: 200 })
    expect(await send(mutuellesCalls.editDatesOfMutuelle, { ...dates, endingDate: day(-1) })).toMatchObject({
      status: 400,
      fields: [{ field: 'endingDate' }],
    })
  })

  test('that ended is told so', async () => {
    const { id } = await post({ startingDate: day(-20) })
    const dates = { insuranceId: id, startingDate: day(-20), endingDate: day(-1) }
    expect(await as(marie).call(mutuellesCalls.editDatesOfMutuelle, dates)).toMatchObject({ state: 'ended' })
  })

  test('is written in the caller’s own client alone', async () => {
    expect(await post({ clientUid: serres.id })).toMatchObject({ status: 200 })
    expect(await post({ clientUid: crypto.randomUUID() })).toMatchObject({
      status: 400,
      fields: [{ field: 'clientUid' }],
    })
  })
})

describe('a dispense', () => {
  test('asks a proof, which is filed with the papers of the person', async () => {
    expect(await post(dispense)).toMatchObject({ status: 400, code: 'EXEMPTION_PROOF' })
    const { id, exemptionDocumentId } = await post(dispense, proof())
    expect(await as(marie).call(mutuellesCalls.getMutuelleById, { id })).toMatchObject({ state: 'to_sign' })
    const papers = await as(marie).call(employeeDocumentsCalls.getEmployeeDocuments, { id: paul })
    const filed = papers.find(({ kind }) => kind.code === 'mutuelleExemption')
    expect(filed?.documents.map(document => document.id)).toEqual([exemptionDocumentId])

    await as(marie).call(mutuellesCalls.removeMutuelle, { mutuelleId: id, employeeId: paul })
    expect(await post(dispense)).toMatchObject({ status: 200, exemptionDocumentId })
  })

  test('says its ground, and holds once the employee signed his request', async () => {
    expect(await post({ subscribed: false })).toMatchObject({ status: 400, fields: [{ field: 'exemptionReason' }] })
    expect(await post({ exemptionReason: 'CSS' })).toMatchObject({
      status: 400,
      fields: [{ field: 'exemptionReason' }],
    })
    const { id } = await post({ ...dispense, exemptionReason: 'PRESENT_AVANT_DUE' })
    expect((await sign(id, { signedOn: day(1) })).statusCode).toBe(400)
    expect((await sign(id)).json()).toMatchObject({ state: 'active_dispense', signedCopy: { name: 'signee.pdf' } })
    expect((await sign(id)).statusCode).toBe(409)
    const { statusCode, rawPayload } = await as(marie).send(mutuellesCalls.getSignedCopyOfMutuelle, { id })
    expect([statusCode, String(rawPayload)]).toEqual([200, '%PDF-1.7 signed'])
    expect(await send(mutuellesCalls.removeMutuelle, { mutuelleId: id, employeeId: paul })).toMatchObject({
      status: 409,
      code: 'MUTUELLE_KEPT',
    })
  })

  test('is written over until it is signed, by one at a time, and keeps what was signed', async () => {
    const { id, version } = await post(dispense, proof())
    const cover = await put(id, { subscribed: true, fileHasBeenDeleted: true, version })
    expect(cover).toMatchObject({ state: 'active_adhesion', exemptionDocumentId: null })
    expect(await put(id, { ...dispense, version })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
    await sign(id)
    expect(await put(id, { subscribed: true, startingDate: day(1) })).toMatchObject({ code: 'MUTUELLE_KEPT' })
    expect(await put(id, { subscribed: true })).toMatchObject({ status: 200, signedCopy: { name: 'signee.pdf' } })
  })
})

describe('a cover and a contract', () => {
  test('are bound within the days of the contract, one to one, and parted', async () => {
    const { contractId } = await employ(world, serres, paul, { from: day(-10), to: day(50) })
    const { id } = await post({ startingDate: day(-11) })
    const link = { contractId, employeeId: paul, insuranceId: id }
    expect(await send(mutuellesCalls.linkMutuelle, link)).toMatchObject({ status: 400 })
    expect(await as(marie).call(mutuellesCalls.getContractsWithoutMutuelle, { employeeId: paul })).toMatchObject([
      { id: contractId },
    ])
    expect(await as(marie).call(mutuellesCalls.getUnassociatedMutuelles, { employeeId: paul })).toHaveLength(1)
    await as(marie).call(mutuellesCalls.editDatesOfMutuelle, {
      insuranceId: id,
      startingDate: day(-10),
      endingDate: day(0),
    })
    expect(await send(mutuellesCalls.linkMutuelle, link)).toMatchObject({ status: 200, contract: { id: contractId } })

    expect(await as(marie).call(mutuellesCalls.hasInsurance, { id: contractId })).toEqual({
      hasInsurance: true,
      mutuelleId: id,
    })
    expect(await as(marie).call(mutuellesCalls.getMutuelleOfContract, { id: contractId })).toMatchObject({ id })
    expect(await as(marie).call(mutuellesCalls.getContractsWithoutMutuelle, { employeeId: paul })).toEqual([])
    const second = await post({ startingDate: day(1) })
    expect(await send(mutuellesCalls.linkMutuelle, { ...link, insuranceId: second.id })).toMatchObject({
      status: 409,
      code: 'CONTRACT_INSURED',
    })
    expect(await put(second.id, { startingDate: day(1), isBoundToContract: true })).toMatchObject({ status: 400 })
    expect(await put(id, { startingDate: day(-10), isBoundToContract: false })).toMatchObject({ contract: null })
    expect(await as(marie).call(mutuellesCalls.hasInsurance, { id: contractId })).toMatchObject({ hasInsurance: false })
    const history = await as(marie).call(mutuellesCalls.getHistoryOfMutuelle, { id })
    expect(history.map(({ what }) => what)).toEqual(['unlinked', 'linked', 'moved', 'created'])
  })
})

test('the document of a cover stays with it, and makes it wait for a signature', async () => {
  marie = await world.person({ in: serres, rights: { ...everything, 'rh/documents/modeles': 3 }, allCompanies: true })
  const { id } = await post()
  const { temporaryFilePath } = await makeDocument(marie, {
    typeCode: 'MUTUELLE_ADHESION',
    says: ['mutuelle.startDate', 'employee.name'],
    sourceObjects: { mutuelle: id },
  })
  const move = { temporaryFilePath, employeeId: paul, mutuelleId: id }
  const moved = await as(marie).call(mutuellesCalls.moveMutuelleToEmployeeFolder, move)
  expect(await as(marie).call(mutuellesCalls.moveMutuelleToEmployeeFolder, move)).toEqual(moved)
  expect(await as(marie).call(mutuellesCalls.getDocumentForMutuelle, { id })).toMatchObject({ pages: 1 })
})

test('the covers of somebody who was never employed go with his file, and the bytes of what was signed', async () => {
  const { id } = await post(dispense, proof())
  await sign(id)
  const fullStaff = await world.person({ in: serres, rights: { ...everything, [staff]: 3 }, allCompanies: true })
  expect(await send(employeesCalls.deleteEmployee, { id: paul }, fullStaff)).toMatchObject({ status: 204 })
  expect(await send(mutuellesCalls.getMutuelleById, { id })).toMatchObject({ status: 404 })
  const left = await world.inClient(serres, db =>
    (db as unknown as RhDb).selectFrom('kernel.file').select('id').execute(),
  )
  expect(left).toEqual([])
})

test('the list of all is found by name and narrowed by state and binding', async () => {
  await post()
  const list = async (asked: object) =>
    (await as(marie).call(mutuellesCalls.getMutuelles, { page: 0, size: 10, ...asked })).items
  expect(await list({ state: 'active_adhesion', binding: 'unbound' })).toMatchObject([{ employeeId: paul }])
  expect(await list({ search: 'petit' })).toHaveLength(1)
  expect(await list({ state: 'ended' })).toEqual([])
  expect(await list({ binding: 'bound' })).toEqual([])
})

test('covers are kept from strangers, readers and neighbours', async () => {
  const { contractId } = await employ(world, serres, paul, { from: day(-10), to: day(50) })
  const { id } = await post()
  const reader = await world.person({ in: serres, rights: { [mutuelles]: 1 } })
  const nobody = await world.person({ in: serres, rights: { [staff]: 3 } })
  const neighbour = await world.person({ in: await world.client(), rights: everything })
  const both = { mutuelleId: id, employeeId: paul }
  const written = { employeeId: paul, startingDate: day(3) }
  const calls: [Call, object, number][] = [
    [mutuellesCalls.createMutuelle, written, 403],
    [mutuellesCalls.deleteMutuelle, both, 403],
    [mutuellesCalls.removeMutuelle, both, 403],
    [mutuellesCalls.getUnassociatedMutuelles, { employeeId: paul }, 200],
    [mutuellesCalls.getMutuellesOfEmployee, { employeeId: paul }, 200],
    [mutuellesCalls.getMutuelleOfContract, { id: contractId }, 200],
    [mutuellesCalls.getMutuelleById, { id }, 200],
    [mutuellesCalls.getHistoryOfMutuelle, { id }, 200],
    [mutuellesCalls.editDatesOfMutuelle, { insuranceId: id, startingDate: day(1) }, 403],
    [mutuellesCalls.getContractsWithoutMutuelle, { employeeId: paul }, 200],
    [mutuellesCalls.linkMutuelle, { contractId, employeeId: paul, insuranceId: id }, 403],
    [mutuellesCalls.hasInsurance, { id: contractId }, 200],
    [mutuellesCalls.getDocumentForMutuelle, { id }, 404],
    [mutuellesCalls.getSignedCopyOfMutuelle, { id }, 404],
    [mutuellesCalls.moveMutuelleToEmployeeFolder, { ...both, temporaryFilePath: crypto.randomUUID() }, 403],
  ]
  for (const [call, input, ofReader] of calls) {
    const statusOf = async (person: TestPerson) => {
      const { statusCode } = await as(person).send(call, { ...input })
      return [call.path, statusCode]
    }
    expect(await statusOf(reader)).toEqual([call.path, ofReader])
    expect(await statusOf(nobody)).toEqual([call.path, 403])
    expect(await statusOf({ ...marie, token: '' })).toEqual([call.path, 401])
    expect(await statusOf(neighbour)).toEqual([call.path, 404])
  }
  expect((await post({}, {}, reader)).status).toBe(403)
  expect((await post({}, {}, neighbour)).status).toBe(404)
  const edition = { id, ...written }
  expect((await as(reader).sendForm(mutuellesCalls.putMutuelle, edition, {})).statusCode).toBe(403)
  expect((await as(neighbour).sendForm(mutuellesCalls.putMutuelle, edition, {})).statusCode).toBe(404)
  expect((await sign(id, {}, reader)).statusCode).toBe(403)
  expect((await sign(id, {}, neighbour)).statusCode).toBe(404)
  expect((await as(nobody).send(mutuellesCalls.getMutuelles, { page: 0, size: 10 })).statusCode).toBe(403)
  expect((await as(neighbour).call(mutuellesCalls.getMutuelles, { page: 0, size: 10 })).items).toEqual([])
})
