import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { envelopesCalls } from '#platform/envelopes/envelopes.calls.ts'
import { signaturesCalls } from '#platform/envelopes/signatures.calls.ts'
import {
  enterBy,
  runJobs,
  signaturePassword,
  signByMail,
  tokenInMail,
  unlock,
} from '#platform/envelopes/testing/signing-world.ts'
import { openTextsFor } from '#platform/envelopes/testing/texts-for.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { contractElementsCalls } from '#rh/contracts/contract-elements.calls.ts'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import { contractMadeOut as madeOut, contractRights } from '#rh/testing/contract-made-out.ts'
import { contractTerms } from '#rh/testing/contract-terms.ts'
import { mutuellesCalls } from '#rh/mutuelles/mutuelles.calls.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { hire } from '#rh/testing/hire.ts'
import { makeDocument } from '#rh/testing/make-document.ts'
import { contractSigningCalls } from '../contract-signing.calls.ts'

const world = useOwnWorld()
const rights = contractRights
const mail = 'paul.petit@essai.example'
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let sophie: TestPerson
let marie: TestPerson
let paul: string
let terms: Awaited<ReturnType<typeof contractTerms>>
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true })
  const password = { password: signaturePassword, passwordConfirmation: signaturePassword, clientId: serres.id }
  await as(sophie).call(esignConfigCalls.createEsignPassword, password)
  marie = await world.person({ in: serres, rights, allCompanies: true, firstname: 'Marie', name: 'Caron' })
  await unlock(marie)
  paul = (await hire(world, serres, { mail })).id
  terms = await contractTerms(world, serres)
})

const written = (from: number, to: number) => ({
  ...terms,
  hiringDate: day(from),
  endOfContractDate: day(to),
  reasonText: 'Récolte des fraises',
})
/** The lines of a stream, without its end. */
const linesOf = (body: string) =>
  body.split('\n').flatMap(line => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))

const contractMadeOut = (from = 10, to = 100) => madeOut(world, serres, { by: marie, employee: paul, from, to })

const send = (contractId: string, more = {}, who = marie) =>
  as(who).send(contractSigningCalls.sendEmploymentContract, { employmentContractId: contractId, ...more })
const contractOf = async () => (await as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id: paul }))[0]
const sign = ({ contractId, documentId }: { contractId: string; documentId: string }, who = marie) =>
  as(who).send(contractSigningCalls.signContract, { contractId, documentId, employeeId: paul, userId: who.userId })

describe('a contract', () => {
  test('is sent, signed by the employee with his code, by the company with its password, and sealed', async () => {
    const contract = await contractMadeOut()

    expect((await send(contract.contractId)).json()).toMatchObject({ state: 'sent' })
    expect(await contractOf()).toMatchObject({ state: 'sent', signedAt: null })
    await runJobs(world, serres)
    await signByMail(world, serres, tokenInMail(world, mail), mail)
    await world.dispatcher.drain()
    expect(await contractOf()).toMatchObject({ state: 'partially_signed', signedAt: null })
    expect((await send(contract.contractId)).json()).toMatchObject({ state: 'partially_signed' })
    expect((await sign(contract)).json()).toMatchObject({ envelopeState: 'sealing', signedAt: expect.any(String) })
    await runJobs(world, serres)
    await runJobs(world, serres)

    expect(await contractOf()).toMatchObject({
      state: 'signed',
      signedAt: expect.any(String),
      deliveredAt: expect.any(String),
    })
    const { attachment } = await as(marie).call(contractsCalls.getEmploymentContractById, {
      contractId: contract.contractId,
      employeeId: paul,
    })
    expect(attachment).toMatchObject([{ kind: 'signedCopy' }])
    const copy = world.mailer.inbox?.().find(({ to, files }) => to === mail && files)
    expect(copy?.files).toHaveLength(1)
  })

  test('that is sent twice is in one envelope, whose history its reader sees', async () => {
    const { contractId } = await contractMadeOut()
    const [first, second] = [(await send(contractId)).json(), (await send(contractId)).json()]

    expect(second).toEqual(first)
    const told = await as(marie).call(contractSigningCalls.getEnvelopeInformation, { id: first.envelopeId })
    expect(told.history.map(({ kind }) => kind)).toEqual(['envelope.prepared', 'envelope.sent', 'recipient.notified'])
    expect(told.Documents[0]?.EmploymentContractDocument).toMatchObject({ rowId: contractId })
  })

  test('is declined before its first day: it comes to nothing, and the reason is kept', async () => {
    const { contractId } = await contractMadeOut()
    await send(contractId)
    await runJobs(world, serres)
    const token = tokenInMail(world, mail)
    const inside = await enterBy(world, serres, token, mail)

    await as(inside).call(signaturesCalls.declineByLink, { token, reason: 'Le salaire n’est pas celui convenu' })
    await world.dispatcher.drain()

    expect(await contractOf()).toMatchObject({ state: 'declined', timeState: null })
  })

  test('that has begun and is declined goes on, for the register is indelible', async () => {
    const { contractId } = await contractMadeOut(0)
    await send(contractId)
    await runJobs(world, serres)
    const token = tokenInMail(world, mail)
    const inside = await enterBy(world, serres, token, mail)

    await as(inside).call(signaturesCalls.declineByLink, { token, reason: 'Erreur de poste' })
    await world.dispatcher.drain()

    expect(await contractOf()).toMatchObject({ state: 'generated', timeState: 'running' })
  })

  test('whose envelope is taken back may be sent again', async () => {
    const { contractId } = await contractMadeOut()
    const { envelopeId } = (await send(contractId)).json()

    await as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId, reason: 'Une erreur de date' })

    expect(await contractOf()).toMatchObject({ state: 'generated' })
    const again = (await send(contractId)).json()
    expect(again.envelopeId).not.toBe(envelopeId)
  })

  test('that is written anew takes its envelope back: nobody signs what no longer stands', async () => {
    const { contractId } = await contractMadeOut()
    const { envelopeId } = (await send(contractId)).json()
    expect(await contractOf()).toMatchObject({
      envelope: { id: envelopeId, state: 'sent', blockedBy: { name: 'Paul Petit' } },
      can: { send: false },
    })

    await as(marie).call(contractsCalls.editEmploymentContract, {
      contract: { ...written(11, 100), id: contractId },
      employee: paul,
      dpaeConfiguration: {},
      joinDocumentModel: true,
    })

    expect(await contractOf()).toMatchObject({ state: 'draft', envelope: { id: envelopeId, state: 'cancelled' } })
  })

  test('shows before it is sent who signs, until when and in whose name', async () => {
    const { contractId } = await contractMadeOut(10, 60)
    const shown = await as(marie).call(contractSigningCalls.getSendingOfRecord, { kind: 'contract', id: contractId })
    expect(shown).toMatchObject({
      senders: [{ id: marie.userId, name: 'Marie Caron' }],
      missingCover: 'health_payment',
      people: [{ capacity: 'employee', mail }],
      mutuelle: null,
    })
  })

  test('is sent with two hundred others, each by itself, and what is refused says why', async () => {
    const { contractId } = await contractMadeOut()
    const draft = await as(marie).call(contractsCalls.createEmploymentContract, {
      contract: written(120, 160),
      employee: paul,
      dpaeConfiguration: {},
      joinDocumentModel: true,
    })

    const answer = await as(marie).send(contractSigningCalls.sendManyContracts, {
      contractIds: [contractId, draft.contract.id],
    })

    expect(linesOf(answer.body)).toMatchObject([
      { id: contractId, ok: true },
      { id: draft.contract.id, ok: false, code: 'TRANSITION_INVALID' },
    ])
  })

  test('goes by mail without an envelope, and waits for what comes back on paper', async () => {
    const { documentId } = await contractMadeOut()
    const answer = await as(marie).call(contractSigningCalls.sendEmploymentContractByMail, {
      recipients: [mail],
      emailObject: 'Votre contrat',
      emailMessage: 'À nous rendre signé.',
      pdfFile: documentId,
    })

    expect(answer).toEqual({ sent: 1, failed: [] })
    const letter = world.mailer.inbox?.().find(({ subject }) => subject === 'Votre contrat')
    expect(letter).toMatchObject({ to: mail, files: [{ name: 'Document.pdf' }], author: { name: 'Marie Caron' } })
    expect(await contractOf()).toMatchObject({ state: 'sent' })
  })
})

describe('what goes with a contract, and what changes it', () => {
  /** The cover of a contract with its document, waiting to be signed. */
  async function coverOf(contractId: string) {
    const { id } = await as(marie).call(mutuellesCalls.createMutuelle, { employeeId: paul, startingDate: day(10) })
    await as(marie).call(mutuellesCalls.linkMutuelle, { contractId, employeeId: paul, insuranceId: id })
    const { documentId, temporaryFilePath } = await makeDocument(marie, {
      typeCode: 'MUTUELLE_ADHESION',
      says: ['mutuelle.startDate', 'employee.name'],
      sourceObjects: { mutuelle: id },
    })
    await world.inClient(serres, db =>
      (db as unknown as RhDb).updateTable('rh.mutuelle').set({ state: 'draft' }).where('id', '=', id).execute(),
    )
    await as(marie).call(mutuellesCalls.moveMutuelleToEmployeeFolder, {
      temporaryFilePath,
      employeeId: paul,
      mutuelleId: id,
    })
    return { id, documentId }
  }

  const coverNow = async (id: string) => (await as(marie).call(mutuellesCalls.getMutuelleById, { id })).state

  test('a cover that is declined is written anew, and the contract is signed all the same', async () => {
    const contract = await contractMadeOut()
    const cover = await coverOf(contract.contractId)
    await send(contract.contractId, { mutuelleDocumentId: cover.documentId })
    await runJobs(world, serres)
    const token = tokenInMail(world, mail)
    const inside = await enterBy(world, serres, token, mail)
    const { documents } = await as(inside).call(signaturesCalls.getSigningInside, { token })
    const documentId = documents.find(({ optional }) => optional)?.id
    await as(inside).call(signaturesCalls.declineByLink, { token, documentId, reason: 'Déjà couvert par mon conjoint' })
    await world.dispatcher.drain()

    expect(await coverNow(cover.id)).toBe('draft')
    await signByMail(world, serres, token, mail)
    await world.dispatcher.drain()
    await sign(contract)
    await runJobs(world, serres)
    await runJobs(world, serres)
    expect(await contractOf()).toMatchObject({ state: 'signed' })
    expect(await coverNow(cover.id)).toBe('draft')
  })

  test('a cover is sent by itself too, and holds once both have signed', async () => {
    const { contractId } = await contractMadeOut()
    const { id, documentId } = await coverOf(contractId)
    await as(marie).call(contractSigningCalls.sendDocumentsOfMutuelle, { employeeId: paul, contractId })
    await runJobs(world, serres)
    await signByMail(world, serres, tokenInMail(world, mail), mail)
    await world.dispatcher.drain()
    const asked = { contractId, documentId, employeeId: paul, userId: marie.userId }
    await as(marie).call(contractSigningCalls.signMutuelle, asked)
    await runJobs(world, serres)

    expect(await coverNow(id)).toBe('active_adhesion')
  })

  test('an amendment that both have signed moves the term of its contract', async () => {
    const { contractId } = await contractMadeOut(0, 100)
    const { id } = await created(contractElementsCalls.createAmendment, {
      contractId,
      activationDate: day(50),
      reason: 'Seconde récolte',
      endOfContractDate: day(130),
      mustEditEndOfContractDate: true,
    })
    const { temporaryFilePath } = await makeDocument(marie, {
      typeCode: 'AMENDMENT',
      says: ['amendment.reason', 'employee.name'],
      sourceObjects: { amendment: id },
    })
    await as(marie).call(contractElementsCalls.moveElementOfContractToEmployeeFolder, {
      temporaryFilePath,
      employeeId: paul,
      contractId,
      elementOfContractId: id,
      contractElementType: 'amendment',
    })

    await as(marie).call(contractSigningCalls.sendAmendment, { amendmentId: id })
    await runJobs(world, serres)
    await signByMail(world, serres, tokenInMail(world, mail), mail)
    await world.dispatcher.drain()
    const asked = { elementOfContractId: id, contractId, typeOfElement: 'amendment' }
    await as(marie).call(contractSigningCalls.signDocumentOfContract, asked)
    expect(await contractOf()).toMatchObject({ endOfContractDate: day(100) })
    await runJobs(world, serres)

    expect(await contractOf()).toMatchObject({ endOfContractDate: day(130) })
  })

  const created = async (call: Parameters<ReturnType<typeof as>['sendForm']>[0], input: Record<string, unknown>) =>
    (await as(marie).sendForm(call, input, {})).json()
})

test('each call is closed to who has no right, to who has not signed in, and to the neighbour', async () => {
  const { contractId, documentId } = await contractMadeOut()
  const { envelopeId } = (await send(contractId)).json()
  const nobody = await world.person({ in: serres })
  const neighbour = await world.person({ in: await world.client(), rights, allCompanies: true })
  const seen = { contractId, documentId, employeeId: paul, userId: marie.userId }
  const letter = { recipients: [mail], emailObject: 'Objet', emailMessage: '', pdfFile: documentId }
  const calls: [Call, Record<string, unknown>][] = [
    [contractSigningCalls.sendEmploymentContract, { employmentContractId: contractId }],
    [contractSigningCalls.sendAmendment, { amendmentId: contractId }],
    [contractSigningCalls.sendSuspension, { suspensionId: contractId }],
    [contractSigningCalls.sendEndingOfContract, { endingOfContractId: contractId }],
    [contractSigningCalls.sendMutuelle, { mutuelleId: contractId }],
    [contractSigningCalls.sendDocumentsOfMutuelle, { employeeId: paul, contractId }],
    [contractSigningCalls.getSendingOfRecord, { kind: 'contract', id: contractId }],
    [contractSigningCalls.sendEmploymentContractByMail, letter],
    [contractSigningCalls.sendElementOfContractByMail, { ...letter, typeOfDocument: 'AMENDMENT' }],
    [contractSigningCalls.signContract, seen],
    [contractSigningCalls.signMutuelle, seen],
    [
      contractSigningCalls.signDocumentOfContract,
      { elementOfContractId: contractId, contractId, typeOfElement: 'amendment' },
    ],
    [contractSigningCalls.getEnvelopeInformation, { id: envelopeId }],
  ]
  for (const [call, input] of calls) {
    const statusOf = async (person: TestPerson) => [call.path, (await as(person).send(call, input)).statusCode]
    expect(await statusOf(nobody)).toEqual([call.path, 403])
    expect(await statusOf({ ...marie, token: '' })).toEqual([call.path, 401])
    expect(await statusOf(neighbour)).toEqual([call.path, 404])
  }
  const many = { contractIds: [contractId] }
  expect((await as(nobody).send(contractSigningCalls.sendManyContracts, many)).statusCode).toBe(403)
  const { body } = await as(neighbour).send(contractSigningCalls.sendManyContracts, many)
  expect(linesOf(body)).toMatchObject([{ ok: false, code: 'NOT_FOUND' }])
})

describe('nothing is sent or signed', () => {
  test('of a person without a mail address: the sentence says where to add it', async () => {
    const { contractId } = await contractMadeOut()
    await world.inClient(serres, db =>
      db
        .updateTable('rh.employee' as never)
        .set({ mail: null } as never)
        .execute(),
    )
    const { statusCode, body } = await send(contractId)
    expect([statusCode, JSON.parse(body).fields[0].field]).toEqual([400, 'employee'])
  })

  test('of a person without a mail address, unless texts reach his telephone: his link comes there', async () => {
    const { contractId } = await contractMadeOut()
    await world.inClient(serres, db =>
      db
        .updateTable('rh.employee' as never)
        .set({ mail: null, cellPhone: '+33639980042' } as never)
        .execute(),
    )
    expect((await send(contractId)).statusCode).toBe(400)

    const texts = await openTextsFor(world, serres, sophie)
    const sending = await as(marie).call(contractSigningCalls.getSendingOfRecord, { kind: 'contract', id: contractId })
    expect(sending.people).toMatchObject([{ capacity: 'employee', mail: null, phone: '+33639980042' }])
    expect((await send(contractId)).statusCode).toBe(200)
    await runJobs(world, serres)

    expect(texts.received()[0]).toMatchObject({
      to: '+33639980042',
      text: expect.stringContaining('/signatures/sign/'),
    })
    await texts.close()
  })

  test('by a session that is not unlocked, nor in the name of somebody who does not let one', async () => {
    const { contractId } = await contractMadeOut()
    const locked = await world.signIn(marie)
    expect((await send(contractId, {}, locked)).json()).toMatchObject({ code: 'SIGNATURE_LOCKED' })
    await unlock(locked)
    const ines = await world.person({ in: serres, rights, allCompanies: true })
    expect((await send(contractId, { senderId: ines.userId }, locked)).json()).toMatchObject({
      code: 'SENDER_NOT_ALLOWED',
    })
  })

  test('of another type than those that are signed', async () => {
    const { contractId, documentId } = await contractMadeOut()
    const wrong = { elementOfContractId: contractId, contractId, typeOfElement: 'palette' }
    const refused = { code: 'DOCUMENT_TYPE_UNSUPPORTED', message: 'Document type not supported' }
    expect((await as(marie).send(contractSigningCalls.signDocumentOfContract, wrong)).json()).toMatchObject(refused)
    const letter = { recipients: [mail], emailObject: 'Objet', emailMessage: '', pdfFile: documentId }
    const sent = await as(marie).send(contractSigningCalls.sendElementOfContractByMail, {
      ...letter,
      typeOfDocument: 'PALLET_SHEET',
    })
    expect(sent.json()).toMatchObject(refused)
  })

  test('by who has no part in it: he is told, and the envelope is as before', async () => {
    const contract = await contractMadeOut()
    await send(contract.contractId)
    await runJobs(world, serres)
    await signByMail(world, serres, tokenInMail(world, mail), mail)
    await world.dispatcher.drain()
    const ines = await world.person({ in: serres, rights, allCompanies: true })
    await unlock(ines)

    const onBehalf = await as(ines).send(contractSigningCalls.signContract, {
      ...contract,
      employeeId: paul,
      userId: marie.userId,
    })

    expect([onBehalf.statusCode, onBehalf.json().code]).toEqual([400, 'SIGN_NOT_ALLOWED'])
    expect((await sign(contract, ines)).statusCode).toBe(404)
    expect(await contractOf()).toMatchObject({ state: 'partially_signed', signedAt: null })
  })
})
