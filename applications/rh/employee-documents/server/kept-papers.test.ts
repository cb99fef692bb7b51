import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { ask } from '#kernel/testing/ask.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { keepRegister, keepRegistersJob } from '#rh/register/register.server.ts'
import { employ } from '#rh/testing/employ.ts'
import { establish } from '#rh/testing/establish.ts'
import { withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

const world = useOwnWorld()
const salaries = 'rh/gestion_du_personnel/salaries'
const everything: Record<string, Level> = { [salaries]: 3, [`${salaries}#donnees_sensibles`]: 2 }
const day = (days: number) => world.clock.today().add({ days }).toString()

/** Marie, who may do everything, and Paul of the staff. */
async function inSerres() {
  const serres = await world.client()
  await withUsualKinds(world, serres)
  await establish(world, serres)
  const marie = await world.person({ in: serres, rights: everything })
  const { id: paul } = await hire(world, serres)
  return { serres, marie, paul }
}

const permit = { permitType: 'residentCard', identificationNumber: '9900112233' }
const ofNow = () => ({ ...permit, startingDate: day(-90), expirationDate: day(90) })

async function bring(person: TestPerson, employeeId: string, more: Record<string, string>): Promise<EmployeeDocument> {
  const sent = { employeeId, fileType: 'workPermit', ...more }
  const files = [new File(['%PDF-1.7 a paper'], 'titre.pdf')]
  const response = await as(person).sendForm(employeeDocumentsCalls.saveEmployeeFiles, sent, { files })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()[0]
}

const { editDocumentValidityDates, editDocumentIdentificationNumber, deleteFile } = employeeDocumentsCalls

const redate = (person: TestPerson, documentId: string, from: number, to: number) =>
  as(person).call(editDocumentValidityDates, { documentId, startingDate: day(from), expirationDate: day(to) })

const renumber = (person: TestPerson, documentId: string, identificationNumber: string) =>
  as(person).call(editDocumentIdentificationNumber, { documentId, identificationNumber })

const away = async (person: TestPerson, employeeId: string, fileType = 'workPermit') => {
  const answer = await as(person).send(deleteFile, { employeeId, fileType, fileName: 'titre.pdf' })
  return answer.statusCode === 204 ? 'gone' : answer.json()
}

const papersOf = async (person: TestPerson, id: string) =>
  (await as(person).call(employeeDocumentsCalls.getEmployeeDocuments, { id })).flatMap(({ documents }) => documents)

const enterInRegister = (client: TestClient, employeeId: string) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, db =>
    keepRegister(db as never, [employeeId], world.clock.today().toString()),
  )

/** What a check of the right to work, and the register, know of a permit. */
const checkBy = (client: TestClient, marie: TestPerson, employeeId: string, documentId: string) =>
  ask(
    world.installer,
    `insert into rh.permit_check (client_id, employee_id, document_id, proof_document_id, exemption, created_by)
     values ($1, $2, $3, $3, 'france_travail', $4)`,
    [client.id, employeeId, documentId, marie.userId],
  )

describe('the permit of somebody who works', () => {
  test('stays, however its dates and its number were edited since', async () => {
    const { serres, marie, paul } = await inSerres()
    const { id } = await bring(marie, paul, ofNow())
    await employ(world, serres, paul, { from: day(-30) })
    await redate(marie, id, 900, 990)
    await renumber(marie, id, 'B2')

    const refusal = await away(marie, paul)

    expect(refusal).toMatchObject({ code: 'DOCUMENT_KEPT' })
    expect(refusal.message).toContain('annexée au registre du personnel')
    expect((await papersOf(marie, paul)).every(({ fileIds }) => fileIds.length === 1)).toBe(true)
  })

  test('stays once it was entered in the register, though the contract came to nothing', async () => {
    const { serres, marie, paul } = await inSerres()
    const { id } = await bring(marie, paul, ofNow())
    const { contractId } = await employ(world, serres, paul, { from: day(-30) })
    await enterInRegister(serres, paul)
    await ask(world.installer, `update rh.employment_contract set state = 'cancelled' where id = $1`, [contractId])
    await redate(marie, id, 900, 990)
    await renumber(marie, id, 'B2')

    expect(await away(marie, paul)).toMatchObject({ code: 'DOCUMENT_KEPT' })
  })

  test('is put right beside what it said, which stays readable and counts for nothing', async () => {
    const { serres, marie, paul } = await inSerres()
    await employ(world, serres, paul, { from: day(-30) })
    const { id } = await bring(marie, paul, ofNow())

    const corrected = await renumber(marie, id, '9900112244')
    await renumber(marie, id, '9900112244')

    expect(corrected).toMatchObject({ id, identificationNumber: '*******244', version: 2 })
    const papers = await papersOf(marie, paul)
    expect(papers).toHaveLength(2)
    const before = papers.find(paper => paper.id !== id) as EmployeeDocument
    expect(before).toMatchObject({
      identificationNumber: '*******233',
      expirationDate: day(90),
      status: 'corrected',
      state: 'superseded',
      can: { edit: false, delete: false },
    })
    const page = { documentId: before.id, fileId: corrected.fileIds[0] as string }
    expect((await as(marie).send(employeeDocumentsCalls.revealEmployeeDocumentFile, page)).statusCode).toBe(200)
  })

  test('enters the register as it was put right, and its number before the correction no more', async () => {
    const { serres, marie, paul } = await inSerres()
    await employ(world, serres, paul, { from: day(-30) })
    const { id } = await bring(marie, paul, ofNow())
    await renumber(marie, id, '9900112244')
    await redate(marie, id, -60, 60)

    await enterInRegister(serres, paul)

    const told = 'select permit_number from rh.register_entry where client_id = $1 order by number'
    expect(await ask(world.installer, told, [serres.id])).toEqual([{ permit_number: '9900112244' }])
  })
})

describe('the number of a permit that is put right long after', () => {
  test('follows in the register by night, by a line of its own', async () => {
    const { serres, marie, paul } = await inSerres()
    await employ(world, serres, paul, { from: day(-30) })
    const { id } = await bring(marie, paul, { ...ofNow(), expirationDate: day(400) })
    await enterInRegister(serres, paul)
    world.clock.advance({ hours: 24 * 60 })

    await renumber(await world.signIn(marie), id, '9900112244')
    await keepRegistersJob.run({ ...world.ground, databases: world.databases }, {})

    const told = 'select motive, permit_number from rh.register_entry where client_id = $1 order by number'
    expect(await ask(world.installer, told, [serres.id])).toEqual([
      { motive: 'hired', permit_number: '9900112233' },
      { motive: 'permit', permit_number: '9900112244' },
    ])
  })
})

describe('the permit of somebody who never worked', () => {
  test('is edited in place, and taken away', async () => {
    const { marie, paul } = await inSerres()
    const { id } = await bring(marie, paul, ofNow())

    await renumber(marie, id, 'B2')

    expect(await papersOf(marie, paul)).toHaveLength(1)
    expect(await away(marie, paul)).toBe('gone')
  })
})

describe('a paper by which the right to work was checked', () => {
  test('stays with the check as it was then, and so does its version after a correction', async () => {
    const { serres, marie, paul } = await inSerres()
    const fileType = 'franceTravailProof'
    const { id } = await bring(marie, paul, { fileType, startingDate: day(-3) })
    await checkBy(serres, marie, paul, id)
    const correction = { documentId: id, startingDate: day(-2), expirationDate: null }
    await as(marie).call(editDocumentValidityDates, correction)

    expect(await away(marie, paul, fileType)).toMatchObject({ code: 'DOCUMENT_KEPT' })
    const checked = await ask(
      world.installer,
      `select d.starting_date::text, d.status from rh.permit_check k
         join rh.employee_document d on d.id = k.document_id and d.id = k.proof_document_id where k.client_id = $1`,
      [serres.id],
    )
    expect(checked).toEqual([{ starting_date: day(-3), status: 'corrected' }])
  })
})
