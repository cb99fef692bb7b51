import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ground } from '#kernel/server/answers.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { Language } from '#kernel/shared/names.ts'
import {
  initialsOf,
  printAttestation,
  rememberSeal,
  seal,
  type Sealed,
  SealWaits,
} from '#platform/sealing/sealing.server.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import { sealLevels } from '../envelope.model.ts'
import { sealEnvelopeName } from './advance-envelope.ts'
import { attestedEnvelope } from './attested-envelope.queries.ts'
import { bytesOf } from './bytes-of.ts'
import { allSigned } from './envelope-news.ts'
import { mailTo } from './invite-signers.ts'
import { marksOfDocument } from './marks-of-document.queries.ts'
import { moveEnvelope, takeEnvelope } from './move-envelope.ts'
import { tellSealingWaits } from './tell-sealing-waits.ts'
import { tellSender } from './tell-sender.ts'
import { tellSignables } from './signables.ts'

const Asked = z.object({ clientId: idOf('platform.client'), envelopeId: idOf('platform.envelope') })

export type SealingWork = Ground & { databases: Databases; clientId: string }

/**
 * Seals what all have signed, one document after the other, then ends the envelope. Killed at any step it goes on where
 * it was: a sealed file is kept with its document, or is made again. Where it must wait it is tried again, and the
 * instant of the signature stays what it is.
 */
export const sealEnvelopeJob: Job = {
  name: sealEnvelopeName,
  insists: true,
  run: async (ground, payload) => {
    const { clientId, envelopeId } = Asked.parse(payload)
    const work = { ...ground, clientId }
    const waiting = await inClient(work, db => toSeal(db, envelopeId))
    if (!waiting) return
    try {
      for (const document of waiting) await sealDocument(work, envelopeId, document)
    } catch (error) {
      if (error instanceof SealWaits)
        await inClient(work, db => tellSealingWaits({ ...ground, db }, envelopeId, error.why))
      throw error
    }
    await inClient(work, db => complete({ ...ground, db }, envelopeId))
  },
}

export const inClient = <Result>({ databases, clientId }: SealingWork, work: (db: PlatformDb) => Promise<Result>) =>
  databases.transaction('platform', { clientId, readOnly: false }, work)

type Document = Awaited<ReturnType<typeof documentsOf>>[number]

async function toSeal(db: PlatformDb, envelopeId: string) {
  const envelope = await db
    .selectFrom('platform.envelope')
    .select('state')
    .where('id', '=', envelopeId)
    .executeTakeFirst()
  return envelope?.state === 'sealing' ? documentsOf(db, envelopeId) : undefined
}

const documentsOf = (db: PlatformDb, envelopeId: string) =>
  db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .innerJoin('platform.envelope as v', 'v.id', 'd.envelopeId')
    .select(['d.id', 'd.name', 'd.marks', 'f.storageKey', 'd.sha256Before', 'v.number', 'v.language'])
    .where('d.envelopeId', '=', envelopeId)
    .where('d.declinedAt', 'is', null)
    .where('d.sealedFileId', 'is', null)
    .orderBy('d.position')
    .execute()

async function sealDocument(work: SealingWork, envelopeId: string, document: Document) {
  const { files, clientId } = work
  const { attested, marks } = await inClient(work, async db => ({
    attested: await attestedEnvelope(db, work, envelopeId),
    marks: await marksOfDocument(db, { ...document, language: document.language as Language }),
  }))
  const pdf = await bytesOf(files.read(document.storageKey))
  const attestation = await printAttestation(work, attested)
  const { pdf: sealedPdf, ...sealed } = await seal(
    { ...work, withDb: done => inClient(work, done) },
    { pdf, marks, attestation, reason: document.number },
  )
  if (sealed.sha256Before !== document.sha256Before)
    throw new Error(`the file of ${document.id} is not what was signed`)
  const stored = await files.store(clientId, `${document.name}.pdf`, Readable.from([sealedPdf]), {
    types: ['application/pdf'],
    maxBytes: mostSealedBytes,
  })
  try {
    const isKept = await inClient(work, db => keepSealed(db, envelopeId, { document, stored, sealed }))
    if (!isKept) await files.remove(stored.storageKey)
  } catch (error) {
    await files.remove(stored.storageKey)
    throw error
  }
}

const mostSealedBytes = 60_000_000

type Keeping = {
  document: Document
  stored: Awaited<ReturnType<SealingWork['files']['store']>>
  sealed: Omit<Sealed, 'pdf'>
}

/** False when another process was faster. */
async function keepSealed(db: PlatformDb, envelopeId: string, { document, stored, sealed }: Keeping) {
  const { storageKey, name, mime, size, sha256 } = stored
  const held = await db
    .selectFrom('platform.envelope_document')
    .select('sealedFileId')
    .where('id', '=', document.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (held.sealedFileId) return false
  const file = await db
    .insertInto('kernel.file')
    .values({ storageKey, name, mime, size, sha256, createdAt: sealed.sealedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { level, certificate, timeStamp, sealedAt } = sealed
  await db
    .updateTable('platform.envelope_document')
    .set({
      sealedFileId: file.id,
      sha256After: sealed.sha256After,
      seal: JSON.stringify({ level, certificate, timeStamp, sealedAt }),
    })
    .where('id', '=', document.id)
    .execute()
  const signers = await db
    .selectFrom('platform.recipient')
    .select(['firstname', 'name'])
    .where('envelopeId', '=', envelopeId)
    .where('status', '=', 'signed')
    .orderBy('signedAt')
    .orderBy('id')
    .execute()
  await rememberSeal(db, sealed, { number: document.number, signers: signers.map(initialsOf) })
  return true
}

type Completing = Pick<Ground, 'clock' | 'say' | 'offered'> & { db: PlatformDb }

/** What was sealed and what its application does with it are one transaction: where that throws, it is tried again. */
async function complete(ground: Completing, envelopeId: string) {
  const { db, offered } = ground
  const envelope = await takeEnvelope(db, envelopeId)
  if (envelope.state !== 'sealing') return
  const { rows } = await sql<{ level: string }>`
    select seal ->> 'level' as level from platform.envelope_document
     where envelope_id = ${envelopeId} and seal is not null`.execute(db)
  const reached = sealLevels.find(level => rows.some(row => row.level === level)) ?? null
  await moveEnvelope(ground, { id: envelopeId, to: 'completed', level: reached })
  await tellSignables(db, offered, envelopeId, (entry, news) => entry.onSigned(db as never, news))
  const readers = await showToReaders(ground, envelope)
  for (const { id, generation } of readers) await mailTo(db, id, generation, 'copy')
  await tellSender(ground, envelope, allSigned, { label: 'envelopes.news.signed' })
}

/** Those who only read are told at the end; answers all who have a copy by mail. */
async function showToReaders(
  { db, clock, say }: Completing,
  { id: envelopeId, subject }: { id: string; subject: string },
) {
  const shown = await db
    .updateTable('platform.recipient')
    .set({ status: 'notified', notifiedAt: clock.now().toString() })
    .where('envelopeId', '=', envelopeId)
    .where('role', 'in', ['viewer', 'cc'])
    .where('status', '=', 'waiting')
    .returning('userId')
    .execute()
  await notify(db, {
    userIds: shown.flatMap(({ userId }) => userId ?? []),
    type: allSigned.code,
    title: language => say(language, 'envelopes.news.signed', { subject }),
    link: addressOfEnvelope(envelopeId),
  })
  return db
    .selectFrom('platform.recipient')
    .select(['id', 'generation'])
    .where('envelopeId', '=', envelopeId)
    .where('channel', '<>', 'inside')
    .orderBy('position')
    .orderBy('id')
    .execute()
}
