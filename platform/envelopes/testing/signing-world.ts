import { Readable } from 'node:stream'
import { PDF } from '@libpdf/core'
import { as, type Asker, someAddress } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import type { OwnWorld, TestClient, TestPerson } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { sealEnvelopeJob, sendEnvelopeMailJob, sendSigningCodeJob } from '../envelopes.server.ts'
import { signaturesCalls } from '../signatures.calls.ts'

export const signaturePassword = 'une botte de poireaux'
const contracts = 'rh/gestion_du_personnel/contrats'

/** What somebody needs to send and sign the contracts of his companies. */
export const signingRights = {
  'rh/esign': 2,
  [contracts]: 2,
  [`${contracts}#envoi`]: 2,
  [`${contracts}#signature`]: 2,
} as const

/** A client that has its signature password, and Marie, whose session is unlocked. */
export async function signingClient(world: OwnWorld) {
  const serres = await world.client()
  const sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  const password = { password: signaturePassword, passwordConfirmation: signaturePassword, clientId: serres.id }
  await as(sophie).call(esignConfigCalls.createEsignPassword, password)
  const marie = await signer(world, serres, 'Marie', 'Caron')
  return { serres, sophie, marie }
}

export type TestSigner = TestPerson & { world: OwnWorld; client: TestClient; companyId: string }

/** A member who may send and sign in the first company, unlocked. */
export async function signer(
  world: OwnWorld,
  client: TestClient,
  firstname: string,
  name: string,
): Promise<TestSigner> {
  const person = await world.person({ in: client, rights: signingRights, firstname, name })
  await unlock(person)
  return { ...person, world, client, companyId: client.companies[0]?.id as string }
}

export const unlock = (person: TestPerson) =>
  as(person).call(esignConfigCalls.unlockEsign, { clientId: person.clientId as string, password: signaturePassword })

/** Paul signs by a link. */
export const paul = {
  capacity: 'employee',
  firstname: 'Paul',
  name: 'Petit',
  mail: 'paul.petit@essai.example',
  position: 1,
}

/** A page that says what it is. */
export async function pageToSign(words = 'Contrat de travail') {
  const pdf = PDF.create()
  pdf.addPage().drawText(words, { x: 60, y: 700 })
  return pdf.save()
}

/** What `esign/upload` leaves of a page that somebody brought. */
export async function broughtBy({ world, client, userId }: TestSigner, name = 'Contrat Petit Paul.pdf') {
  const stored = await world.files.store(client.id, name, Readable.from([await pageToSign()]), {
    types: ['application/pdf'],
    maxBytes: 1_000_000,
  })
  const createdAt = world.clock.now().toString()
  return world.inClient(client, async db => {
    const { id: fileId } = await db
      .insertInto('kernel.file')
      .values({ ...stored, createdBy: userId, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('platform.signing_upload').values({ fileId, pages: 1, createdBy: userId, createdAt }).execute()
    return { fileId }
  })
}

type Wish = { recipients?: object[]; documents?: object[]; more?: object }

/** A draft of Marie's, of one document that Paul signs and then the company, herself. */
export async function draftOf(by: TestSigner, { recipients, documents, more = {} }: Wish = {}) {
  const { fileId } = documents ? { fileId: '' } : await broughtBy(by)
  return as(by).call(envelopesCalls.createEnvelope, {
    typeCode: 'WORK_CONTRACT',
    companyId: by.companyId,
    subject: 'Contrat de Paul Petit',
    documents: documents ?? [{ fileId }],
    recipients: recipients ?? [paul, { capacity: 'company', userId: by.userId, position: 2 }],
    ...more,
  } as never)
}

export async function envelopeSentBy(by: TestSigner, wish: Wish = {}) {
  const { id } = await draftOf(by, wish)
  await as(by).call(envelopesCalls.sendEnvelope, { id })
  return id
}

/** Runs what the outbox asks of a job of the room, as the queue would. */
export async function runJobs(world: OwnWorld, client: TestClient) {
  await world.dispatcher.drain()
  const jobs = [sendEnvelopeMailJob, sendSigningCodeJob, sealEnvelopeJob]
  const asked = await world.inClient(client, db =>
    db
      .selectFrom('kernel.outbox')
      .select(['id', 'kind', 'payload'])
      .where('kind', 'like', 'job:%')
      .orderBy('id')
      .execute(),
  )
  for (const { id, kind, payload } of asked) {
    const job = jobs.find(({ name }) => `job:${name}` === kind)
    if (!job) continue
    await job.run({ ...world.ground, databases: world.databases }, { ...(payload as object), clientId: client.id })
    await world.inClient(client, db => db.deleteFrom('kernel.outbox').where('id', '=', id).execute())
  }
}

/** The key in the last mail that somebody was sent. */
export function tokenInMail(world: OwnWorld, mail = paul.mail) {
  const letter = world.mailer.inbox?.().find(({ to, text }) => to === mail && text.includes('/signatures/sign/'))
  return /\/signatures\/sign\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

export const codeInMail = (world: OwnWorld, mail = paul.mail) =>
  /^(\d{6})/.exec(
    world.mailer.inbox?.().find(({ to, subject }) => to === mail && /^\d{6}/.test(subject))?.subject ?? '',
  )?.[1] ?? ''

export const visitorOf = (world: OwnWorld, pass?: string): Asker => ({
  app: world.app,
  address: someAddress(),
  headers: { ...(pass && { signingpass: pass }), 'user-agent': 'Un téléphone' },
})

/** Somebody who has opened his link and typed his code; answers his pass. */
export async function enterBy(world: OwnWorld, client: TestClient, token: string, mail = paul.mail) {
  const visitor = visitorOf(world)
  // Of two codes the later counts.
  world.clock.advance({ seconds: 1 })
  await as(visitor).call(signaturesCalls.askSigningCode, { token })
  await runJobs(world, client)
  const { pass } = await as(visitor).call(signaturesCalls.enterSigning, { token, code: codeInMail(world, mail) })
  return visitorOf(world, pass)
}

/** Reads all and signs. */
export async function signByMail(world: OwnWorld, client: TestClient, token: string, mail = paul.mail) {
  const inside = await enterBy(world, client, token, mail)
  const { documents, consent } = await as(inside).call(signaturesCalls.getSigningInside, { token })
  for (const { id, pages } of documents)
    await as(inside).call(signaturesCalls.noteDocumentRead, { token, documentId: id, lastPage: pages })
  await as(inside).call(signaturesCalls.signByLink, { token, consentVersion: consent.version })
  return inside
}

export const stateOf = async (by: TestPerson, id: string) =>
  (await as(by).call(envelopesCalls.getEnvelope, { id })).state

export const eventuallyIn = (by: TestPerson, id: string, state: string) =>
  eventually(async () => {
    const found = await stateOf(by, id)
    if (found !== state) throw new Error(`${found} is not ${state}`)
  })
