import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { Registration, RegistrationSheet } from '../registration.model.ts'
import type { registrationCalls } from '../registration.calls.ts'
import { noteClientEvent } from './client-events.ts'
import { lockedClient } from './locked-client.queries.ts'
import { proofOf, registrationOf } from './registration.queries.ts'

type Saving = Given<(typeof registrationCalls)['register'], PlatformTables>
type Sheet = RegistrationSheet & { clientId: string }

/**
 * Keeps the first legal sheet of a client.
 * @throws Refusal 404; 409 ALREADY_REGISTERED
 */
export async function register(given: Saving, sheet: Sheet): Promise<Registration> {
  await lockedClient(given.db, sheet.clientId)
  if (await registrationOf(given.db)) throw new Refusal(409, 'ALREADY_REGISTERED', 'clients.refusal.registered')
  return save(given, sheet)
}

/**
 * Changes the legal sheet; its proof stays where no other is sent.
 * @throws Refusal 404 when there is none; 409 when somebody saved in between
 */
export async function editRegistration(given: Saving, sheet: Sheet & { version?: number | undefined }) {
  await lockedClient(given.db, sheet.clientId)
  const former = await registrationOf(given.db)
  if (!former) throw notFound()
  requireUnchanged(former, sheet)
  return save(given, sheet)
}

async function save(given: Saving, sheet: Sheet): Promise<Registration> {
  const { db, uploads, caller, clock } = given
  const [sent] = uploads.proof as StoredFile[]
  const proofId = sent ? await replaceProof(given, sent) : undefined
  const row = {
    legalName: sheet.legalName,
    legalForm: sheet.legalForm,
    siren: sheet.siren,
    siret: sheet.siret,
    naf: sheet.naf,
    idcc: sheet.idcc,
    vat: sheet.vat,
    address: JSON.stringify(sheet.address),
    representative: JSON.stringify(sheet.representative),
    savedBy: caller.userId,
    savedAt: clock.now().toString(),
    ...(proofId && { proofId }),
  }
  await db
    .insertInto('platform.client_registration')
    .values(row)
    .onConflict(conflict =>
      conflict.column('clientId').doUpdateSet({ ...row, version: sql`client_registration.version + 1` }),
    )
    .execute()
  await noteClientEvent(given, 'registration')
  return (await registrationOf(db)) as Registration
}

async function replaceProof({ db, files, caller, afterCommit }: Saving, sent: StoredFile) {
  const former = await proofOf(db)
  const { storageKey, name, mime, size, sha256 } = sent
  const { id } = await db
    .insertInto('kernel.file')
    .values({ storageKey, name, mime, size, sha256, createdBy: caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (former) await forget(db, former.id)
  if (former) afterCommit(() => files.remove(former.storageKey))
  return id
}

const forget = (db: PlatformDb, fileId: string) => db.deleteFrom('kernel.file').where('id', '=', fileId).execute()
