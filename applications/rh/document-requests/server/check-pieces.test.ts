import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { deadlinesCalls } from '#rh/deadlines/deadlines.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { givePaper, withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { requestsOf } from '#rh/testing/requests-of.ts'
import { documentRequestsCalls } from '../document-requests.calls.ts'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { tokenOf } from './request-link.ts'
import { sendDocumentRequestJob } from './send-document-request-job.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const sensitive = `${staff}#donnees_sensibles`
const day = (days: number) => world.clock.today().add({ days }).toString()

async function inSerres() {
  const serres = await world.client({ companies: ['Serres', 'Vergers'] })
  await withUsualKinds(world, serres)
  const marie = await world.person({ in: serres, rights: { [deadlines]: 2, [staff]: 1, [sensitive]: 2 } })
  return { serres, marie }
}

/** Somebody sends the piece that was asked of him; answers it as it waits. */
async function sent(client: TestClient, person: TestPerson, employeeId: string, kindCode = 'idCard') {
  await as(person).call(documentRequestsCalls.requestDocuments, {
    employeeIds: [employeeId],
    kindCode,
    channel: 'mail',
  })
  const [request] = await requestsOf(world, client)
  const form = { files: [new File(['%PDF-1.7\n%%EOF'], 'piece.pdf')] }
  const token = tokenOf(world.keys, request?.id as string)
  expect((await as({ app: world.app }).sendForm(sentPiecesCalls.sendPiece, { token }, form)).statusCode).toBe(204)
  const [piece] = (await as(person).call(documentRequestsCalls.getPiecesToCheck, { search: '' })).items
  if (!piece) throw new Error('nothing waits')
  return piece
}

const accept = (person: TestPerson, input: SentTo<typeof documentRequestsCalls.acceptDocument>) =>
  as(person).call(documentRequestsCalls.acceptDocument, input)
const reject = (person: TestPerson, id: string, reason = 'La photo est floue.') =>
  as(person).call(documentRequestsCalls.rejectDocument, { id, reason })
const expirable = async (person: TestPerson) =>
  (await as(person).call(deadlinesCalls.getExpirableDocuments, { within: 3650 })).items

describe('a piece that is accepted', () => {
  test('counts from then on, with what was read on it', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId)

    await accept(marie, { id, identificationNumber: 'X4RTBPFW4', startingDate: day(-10), expirationDate: day(3000) })

    expect((await as(marie).call(employeesCalls.getEmployee, { id: employeeId })).missing).not.toContain('identity')
    expect(await expirable(marie)).toMatchObject([{ id, expirationDate: day(3000), identificationNumber: '******FW4' }])
    await expect(accept(marie, { id, expirationDate: day(10) })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_CHECKED',
    })
  })

  test('takes the place of the permit that has ended, which is kept', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const former = await givePaper(world, serres, employeeId, { kind: 'workPermit', to: day(-2) })
    const { id, formers } = await sent(serres, marie, employeeId, 'workPermit')

    await accept(marie, { id, startingDate: day(-1), expirationDate: day(300) })

    expect(formers).toEqual([{ id: former.id, documentName: null, expirationDate: day(-2) }])
    expect((await expirable(marie)).map(paper => paper.id)).toEqual([id])
  })

  test('leaves the permit that holds until it begins', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const former = await givePaper(world, serres, employeeId, { kind: 'workPermit', to: day(20) })
    const { id } = await sent(serres, marie, employeeId, 'workPermit')

    await accept(marie, { id, startingDate: day(21), expirationDate: day(300) })

    expect((await expirable(marie)).map(paper => paper.id)).toEqual([former.id, id])
  })

  test('takes the place neither of itself nor of another piece that waits', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId)
    const waiting = await givePaper(world, serres, employeeId, { kind: 'idCard', status: 'to_check' })

    for (const supersedes of [id, waiting.id])
      await expect(accept(marie, { id, supersedes, expirationDate: day(3000) })).rejects.toMatchObject({
        status: 400,
        body: { fields: [{ field: 'supersedes' }] },
      })
  })

  test('ends as long after its start as the law says, where nobody says the end', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId, 'sst')

    await accept(marie, { id, startingDate: '2026-10-31' })

    expect((await expirable(marie))[0]?.expirationDate).toBe('2028-10-30')
  })

  test.each([
    ['without its end', {}, 'expirationDate'],
    ['that ends before it begins', { startingDate: '2026-05-02', expirationDate: '2026-05-01' }, 'expirationDate'],
    ['with the type of a permit that it is not', { expirationDate: '2030-01-01', permitType: 'salarie' }, 'permitType'],
  ])('%s is refused at its field', async (_what, read, field) => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId)

    await expect(accept(marie, { id, ...read })).rejects.toMatchObject({ status: 400, body: { fields: [{ field }] } })
  })
})

describe('a piece that is turned down', () => {
  test('is told to its sender with the reason and a fresh link', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'rejete@essai.example' })
    const { id } = await sent(serres, marie, employeeId)

    expect(await reject(marie, id)).toEqual({ isTold: true })

    const [request] = await requestsOf(world, serres)
    await sendDocumentRequestJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: serres.id, requestIds: [request?.id as string], rejectedId: id },
    )
    const [mail] = (world.mailer.inbox?.() ?? []).filter(({ to }) => to === 'rejete@essai.example')
    expect(mail?.text).toContain('La photo est floue.')
    expect(mail?.text).toContain(tokenOf(world.keys, request?.id as string))
    expect(await expirable(marie)).toEqual([])
    await expect(reject(marie, id)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a piece to check', () => {
  test('is hidden from who may not see its company, and its files from who may not see what is sensitive', async () => {
    const { serres, marie } = await inSerres()
    const karim = await world.person({ in: serres, rights: { [deadlines]: 2 }, companies: [1] })
    const jean = await world.person({ in: serres, rights: { [deadlines]: 2 } })
    const lise = await world.person({ in: serres, rights: { [deadlines]: 1, [sensitive]: 1 } })
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId)
    const piecesOf = async (person: TestPerson) =>
      (await as(person).call(documentRequestsCalls.getPiecesToCheck, {})).items.map(({ files, can }) => [
        files.length,
        can.check,
      ])

    expect(await piecesOf(karim)).toEqual([])
    expect(await piecesOf(jean)).toEqual([[0, false]])
    expect(await piecesOf(lise)).toEqual([[1, false]])
    await expect(accept(karim, { id, expirationDate: day(9) })).rejects.toMatchObject({ status: 404 })
    await expect(reject(karim, id)).rejects.toMatchObject({ status: 404 })
    await expect(accept(jean, { id, expirationDate: day(9) })).rejects.toMatchObject({ status: 400 })
    await expect(accept(lise, { id, expirationDate: day(9) })).rejects.toMatchObject({ status: 403 })
    await expect(reject(lise, id)).rejects.toMatchObject({ status: 403 })
  })

  test('waits behind those that came before, unless another order is asked', async () => {
    const { serres, marie } = await inSerres()
    const [zola, abreu] = [await hire(world, serres, { name: 'Zola' }), await hire(world, serres, { name: 'Abreu' })]
    await givePaper(world, serres, zola.id, { kind: 'sst', status: 'to_check' })
    await givePaper(world, serres, abreu.id, { kind: 'caces', status: 'to_check' })
    await givePaper(world, serres, zola.id, { kind: 'rib', status: 'to_check' })
    const waiting = async (sort?: '-sentAt' | 'name' | '-kind') =>
      (await as(marie).call(documentRequestsCalls.getPiecesToCheck, { ...(sort && { sort }) })).items.map(
        ({ kind }) => kind,
      )

    expect(await waiting()).toEqual(['sst', 'caces', 'rib'])
    expect(await waiting('-sentAt')).toEqual(['rib', 'caces', 'sst'])
    expect(await waiting('name')).toEqual(['caces', 'sst', 'rib'])
    expect(await waiting('-kind')).toEqual(['sst', 'rib', 'caces'])
  })

  test('of a neighbour client answers like one that is not there, and without the right nothing is', async () => {
    const { serres, marie } = await inSerres()
    const { id: employeeId } = await hire(world, serres, { mail: 'paul@essai.example' })
    const { id } = await sent(serres, marie, employeeId)
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: { [deadlines]: 3, [sensitive]: 2 } })
    const paul = await world.person({ in: serres })

    await expect(accept(neighbour, { id, expirationDate: day(9) })).rejects.toMatchObject({ status: 404 })
    await expect(reject(neighbour, id)).rejects.toMatchObject({ status: 404 })
    await expect(as(paul).call(documentRequestsCalls.getPiecesToCheck, {})).rejects.toMatchObject({ status: 403 })
  })
})
