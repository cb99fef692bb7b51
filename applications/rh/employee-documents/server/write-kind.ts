import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import type { RhDb } from '#rh/rh-db.ts'
import {
  codeOf,
  type DocumentKind,
  type DocumentKindChange,
  type DocumentKindFields,
  fixedOnceUsed,
  neededKinds,
  type NewDocumentKind,
  usualLeadDays,
} from '../document-kind.model.ts'
import { documentKind } from './kinds.queries.ts'
import { sensitiveByNature } from './usual-document-kinds.ts'

/** @throws Refusal 400 on a label that another kind has */
export async function createDocumentKind(db: RhDb, { leadDays, ...kind }: NewDocumentKind): Promise<DocumentKind> {
  const taken = await db.selectFrom('rh.document_kind').select('code').execute()
  const code = codeOf(
    kind.label,
    taken.map(row => row.code),
  )
  await withFreeLabel(() =>
    db
      .insertInto('rh.document_kind')
      .values({ code, ...kind, leadDays: [...(leadDays ?? usualLeadDays)] })
      .execute(),
  )
  return documentKind(db, code, true)
}

/**
 * Changes what was sent, archives or restores.
 * @throws Refusal 400 on a field that papers of the kind rely on or on a taken label, 404, 409 when somebody saved in
 * between, 409 KIND_NEEDED on archiving one by which files tell what they lack
 */
export async function editDocumentKind(
  db: RhDb,
  { code, version, archived, ...fields }: DocumentKindChange,
  now: string,
): Promise<DocumentKind> {
  await takeForChange(db.selectFrom('rh.document_kind').select('code').where('code', '=', code))
  const kind = await documentKind(db, code, true)
  requireUnchanged(kind, { version })
  requireUnused(kind, fields)
  if (archived && neededKinds.includes(code)) throw new Refusal(409, 'KIND_NEEDED', 'rh.document-kind.needed')
  await withFreeLabel(() =>
    db
      .updateTable('rh.document_kind')
      .set({
        ...fields,
        ...(archived !== undefined && { archivedAt: archived ? (kind.archivedAt ?? now) : null }),
        version: kind.version + 1,
      })
      .where('code', '=', code)
      .execute(),
  )
  return documentKind(db, code, true)
}

/** Papers were taken in under what their kind says, and hidden under it. */
function requireUnused(kind: DocumentKind, fields: Partial<DocumentKindFields>) {
  const changed = fixedOnceUsed.find(field => fields[field] !== undefined && fields[field] !== kind[field])
  if (fields.isSensitive === false && sensitiveByNature.includes(kind.code))
    throw wrongField('isSensitive', 'sensitive', 'rh.document-kind.always-sensitive')
  if (changed && kind.uses > 0) throw wrongField(changed, 'in_use', 'rh.document-kind.in-use', { count: kind.uses })
}

const withFreeLabel = <Result>(write: () => Promise<Result>) =>
  write().catch((error: unknown) => {
    if (isUniqueViolation(error)) throw wrongField('label', 'taken', 'kernel.record.name-taken')
    throw error
  })
