import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { GrowingCertificateFields } from '../growing-certificate.model.ts'
import { growingCertificateById } from './growing-certificates.queries.ts'

/** @throws Refusal 400 on a name that is taken, or days in the wrong order */
export async function createGrowingCertificate(db: CultureDb, fields: GrowingCertificateFields) {
  requireDaysInOrder(fields)
  await requireFreeName(db, fields.name)
  const { id } = await db
    .insertInto('culture.growing_certificate')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return growingCertificateById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken, or days in the wrong order; 409 when somebody saved since it was read */
export async function editGrowingCertificate(
  db: CultureDb,
  { id, version, ...fields }: GrowingCertificateFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  requireDaysInOrder(fields)
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return growingCertificateById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveGrowingCertificate(db: CultureDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return growingCertificateById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreGrowingCertificate(db: CultureDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return growingCertificateById(db, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.growing_certificate').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.growing_certificate').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: CultureDb, name: string, ownId?: string) {
  const living = db.selectFrom('culture.growing_certificate').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}

function requireDaysInOrder({ validFrom, validTo }: GrowingCertificateFields) {
  if (validTo < validFrom) throw wrongField('validTo', 'order', 'culture.growing-certificates.wrong-order')
}
