import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { DefectKind } from '../defect-kind.model.ts'

const kinds = (db: AtelierDb) =>
  db.selectFrom('atelier.defect_kind').select(['id', 'companyId', 'name', 'validFrom', 'validTo', 'version'])

/** Those that go on first, by name. */
export const defectKindsOf = (db: AtelierDb, companyId: string): Promise<DefectKind[]> =>
  kinds(db)
    .where('companyId', '=', companyId)
    .orderBy('validTo', order => order.desc().nullsFirst())
    .orderBy('nameKey')
    .orderBy('validFrom')
    .execute()

/** Those by which a loss of a day may be named, by name. */
export const defectKindsInForce = (
  db: AtelierDb,
  { companyId, day }: { companyId: string; day: string },
): Promise<DefectKind[]> =>
  kinds(db)
    .where('companyId', '=', companyId)
    .where('validFrom', '<=', day)
    .where(eb => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', day)]))
    .orderBy('nameKey')
    .execute()

/** @throws Refusal 400 of a name that is in use on one of its days */
export async function addDefectKind(db: AtelierDb, fields: Pick<DefectKind, 'companyId' | 'name' | 'validFrom'>) {
  const { id } = await db
    .insertInto('atelier.defect_kind')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken('name'))
  return kindById(db, id)
}

/** @throws Refusal 404; 400 of a last day before the first, or one that meets another of its name; 409 VERSION_CONFLICT */
export async function endDefectKind(
  db: AtelierDb,
  id: string,
  { validTo, version }: Pick<DefectKind, 'validTo' | 'version'>,
) {
  const standing = await takeForChange(kinds(db).where('id', '=', id))
  requireUnchanged(standing, { version })
  if (validTo !== null && validTo < standing.validFrom)
    throw wrongField('validTo', 'before_start', 'atelier.floor.before-start')
  await db
    .updateTable('atelier.defect_kind')
    .set({ validTo, version: version + 1 })
    .where('id', '=', id)
    .execute()
    .catch(nameTaken('validTo'))
  return kindById(db, id)
}

const kindById = (db: AtelierDb, id: string) => kinds(db).where('id', '=', id).executeTakeFirstOrThrow()

const nameTaken = (field: string) => (error: { constraint?: string }) => {
  if (error.constraint !== 'defect_kind_once') throw error
  throw wrongField(field, 'taken', 'kernel.record.name-taken')
}
