import { PDF } from '@libpdf/core'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { verify } from '#platform/sealing/sealing.server.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signaturesCalls } from '../signatures.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import {
  draftOf,
  enterBy,
  envelopeSentBy,
  pageToSign,
  paul,
  runJobs,
  signByMail,
  signer,
  signingClient,
  stateOf,
  tokenInMail,
} from '../testing/signing-world.ts'

const world = useOwnWorld()

/** An envelope of Marie's that Paul has been written about. */
async function sentToPaul() {
  const { serres, ...people } = await signingClient(world)
  const id = await envelopeSentBy(people.marie)
  await runJobs(world, serres)
  return { serres, ...people, id, token: tokenInMail(world) }
}

const consentOf = async (by: Parameters<typeof stateOf>[0], id: string) =>
  (await as(by).call(envelopesCalls.getEnvelope, { id })).consent.version

describe('an envelope', () => {
  test('goes from its sender to who signs by a link, to the company, to its seal', async () => {
    const { serres, marie, id, token } = await sentToPaul()

    await signByMail(world, serres, token)
    await world.dispatcher.drain()
    expect(await stateOf(marie, id)).toBe('partially_signed')
    const { state } = await as(marie).call(signingCalls.signEnvelope, {
      envelopeId: id,
      consentVersion: await consentOf(marie, id),
    })
    expect(state).toBe('sealing')
    await runJobs(world, serres)
    await runJobs(world, serres)

    const envelope = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect(envelope).toMatchObject({ state: 'completed', level: 'B-B', blockedBy: null })
    const [document] = envelope.Documents
    const file = await as(marie).send(envelopesCalls.getEnvelopeDocument, { id, documentId: document?.id })
    expect(await verify(file.rawPayload)).toMatchObject({ intact: true, reason: envelope.number })
    const proof = await as(marie).send(envelopesCalls.getEnvelopeEvidence, { id })
    const entries = entriesOfZip(proof.rawPayload)
    expect([...entries.keys()]).toEqual([
      '1-document-signe.pdf',
      '2-document-lu.pdf',
      '3-attestation.pdf',
      '4-preuve.json',
      'LISEZ-MOI.txt',
    ])
    expect(entries.get('1-document-signe.pdf')?.equals(file.rawPayload)).toBe(true)
    const copy = world.mailer.inbox?.().find(({ to, files }) => to === paul.mail && files)
    expect(copy?.files).toEqual([{ name: 'Contrat Petit Paul.pdf', size: file.rawPayload.length }])
    expect(envelope.events.map(({ kind }) => kind)).toEqual([
      'envelope.prepared',
      'envelope.sent',
      'recipient.notified',
      'code.sent',
      'code.entered',
      'document.read',
      'document.signed',
      'recipient.signed',
      'envelope.partially_signed',
      'recipient.notified',
      'document.signed',
      'recipient.signed',
      'envelope.sealing',
      'envelope.completed',
    ])
  })

  test('ends once, however often its jobs run', async () => {
    const { serres, marie } = await signingClient(world)
    const id = await envelopeSentBy(marie, { recipients: [{ capacity: 'company', userId: marie.userId }] })
    await as(marie).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: await consentOf(marie, id) })
    await runJobs(world, serres)
    await runJobs(world, serres)

    const { events } = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect(events.filter(({ kind }) => kind === 'envelope.completed')).toHaveLength(1)
    await expect(
      as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId: id, reason: 'Une erreur' }),
    ).rejects.toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
  })

  test('is shown to who only reads it once it is sealed', async () => {
    const { serres, marie } = await signingClient(world)
    const ines = await world.person({ in: serres })
    const id = await envelopeSentBy(marie, {
      recipients: [
        { capacity: 'company', userId: marie.userId },
        { role: 'viewer', capacity: 'company', userId: ines.userId },
        { role: 'cc', capacity: 'partner', name: 'Comptable', mail: 'comptable@essai.example' },
      ],
    })
    expect((await as(ines).send(envelopesCalls.getEnvelope, { id })).statusCode).toBe(404)

    await as(marie).call(signingCalls.signEnvelope, { envelopeId: id, consentVersion: await consentOf(marie, id) })
    await runJobs(world, serres)
    await runJobs(world, serres)

    expect(await stateOf(ines, id)).toBe('completed')
    expect(world.mailer.inbox?.().find(({ to }) => to === 'comptable@essai.example')?.files).toHaveLength(1)
  })

  test('is declined with a reason, which its sender reads, and closes its links', async () => {
    const { serres, marie, id, token } = await sentToPaul()
    const inside = await enterBy(world, serres, token)

    await as(inside).call(signaturesCalls.declineByLink, { token, reason: 'Le salaire n’est pas celui convenu' })
    await world.dispatcher.drain()

    const envelope = await as(marie).call(envelopesCalls.getEnvelope, { id })
    expect(envelope).toMatchObject({ state: 'declined', endedReason: 'Le salaire n’est pas celui convenu' })
    expect((await as(inside).send(signaturesCalls.getSigningInside, { token })).statusCode).toBe(404)
  })

  test('is sent by its sender alone, whose session is unlocked', async () => {
    const { serres, marie } = await signingClient(world)
    const { id } = await draftOf(marie)
    const ines = await signer(world, serres, 'Inès', 'Roche')
    const locked = await world.signIn(marie)

    await expect(as(ines).call(envelopesCalls.sendEnvelope, { id })).rejects.toMatchObject({ status: 404 })
    await expect(as(locked).call(envelopesCalls.sendEnvelope, { id })).rejects.toMatchObject({
      status: 400,
      code: 'SIGNATURE_LOCKED',
    })
  })

  test('is counted by the application that it comes from while it is open, and found by it', async () => {
    const { marie } = await signingClient(world)
    const [contract, quality] = [await envelopeSentBy(marie), await envelopeSentBy(marie)]
    await as(marie).call(envelopesCalls.cancelEnvelope, { envelopeId: quality })
    await ask(
      world.installer,
      `update platform.envelope v set application_id = a.id from platform.application a where a.code = 'qualite' and v.id = $1`,
      [quality],
    )

    const { applications } = await as(marie).call(envelopesCalls.getEnvelopeTabs, {})
    expect(applications.map(({ name, count }) => [name, count]).toSorted()).toEqual([
      ['Qualité', 0],
      ['RH', 1],
    ])
    const asked = { page: 0, size: 10, application: '8' }
    const { items } = await as(marie).call(envelopesCalls.getEnvelopes, asked)
    expect(items.map(({ id }) => id)).toEqual([contract])
  })

  test('says that its chain of proof is whole, and that it is broken once a link has been touched', async () => {
    const { marie } = await signingClient(world)
    const id = await envelopeSentBy(marie)
    expect(await as(marie).call(envelopesCalls.getEnvelope, { id })).toMatchObject({ isChainIntact: true })

    await ask(
      world.installer,
      `update platform.envelope_event set at = at - interval '1 day' where envelope_id = $1 and number = 2`,
      [id],
    )

    expect(await as(marie).call(envelopesCalls.getEnvelope, { id })).toMatchObject({ isChainIntact: false })
  })

  test('is of a type that somebody signs', async () => {
    const { marie } = await signingClient(world)

    const { body, statusCode } = await as(marie).send(envelopesCalls.createEnvelope, {
      typeCode: 'PALLET_SHEET',
      subject: 'Palette',
      documents: [{ fileId: crypto.randomUUID() }],
      recipients: [paul],
    })

    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      { code: 'DOCUMENT_TYPE_UNSUPPORTED', message: 'Document type not supported' },
    ])
  })
})

describe('a file that is brought', () => {
  const bring = async (bytes: Uint8Array) => {
    const { marie } = await signingClient(world)
    const answer = await as(marie).sendForm(
      envelopesCalls.uploadToSign,
      {},
      { file: [new File([new Uint8Array(bytes)], 'contrat.pdf')] },
    )
    return { status: answer.statusCode, code: JSON.parse(answer.body).fields?.[0]?.code }
  }

  test('is refused when it is encrypted, holds a program, or is no PDF that can be read', async () => {
    const encrypted = await PDF.load(await pageToSign())
    encrypted.setProtection({ userPassword: 'secret' })
    const scripted = Buffer.from(await pageToSign())
      .toString('latin1')
      .replace(/\/Type \/Catalog/, '/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>')

    expect(await bring(await encrypted.save())).toEqual({ status: 400, code: 'PDF_ENCRYPTED' })
    expect(await bring(Buffer.from(scripted, 'latin1'))).toEqual({ status: 400, code: 'PDF_SCRIPTED' })
    expect(await bring(Buffer.from('%PDF-1.7\n%%EOF'))).toEqual({ status: 400, code: 'PDF_UNREADABLE' })
  })
})
