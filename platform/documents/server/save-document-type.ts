import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { codeOfName } from '#platform/applications/application.model.ts'
import { namesOf } from '#platform/applications/name.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type EditedType, type NewType, TypeCode } from '../document-type.model.ts'

/** @throws Refusal 400 for a code that is taken, or that no Latin letter gives */
export async function createDocumentType(
  db: PlatformDb,
  { applicationId, code, label, signable }: z.output<typeof NewType>,
): Promise<number> {
  const names = namesOf(label)
  const application = await db
    .selectFrom('platform.application')
    .select('id')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (!application) throw notFound()
  const known = code ?? codeFrom(names.fr)
  await requireFreeCode(db, known)
  const { id } = await db
    .insertInto('platform.document_type')
    .values({
      applicationId,
      code: known,
      name: JSON.stringify(names),
      signable,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from platform.document_type)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws Refusal 400 for another code where the product knows the type by its own; 409 */
export async function editDocumentType(
  db: PlatformDb,
  now: string,
  { id, code, label, signable, archived, version }: z.output<typeof EditedType>,
): Promise<void> {
  const former = await takeForChange(
    db
      .selectFrom('platform.document_type')
      .select(['code', 'name', 'fixed', 'archivedAt', 'version'])
      .where('id', '=', id),
  )
  requireUnchanged(former, { version })
  if (former.fixed && archived) throw wrongField('documentType.archived', 'fixed', 'documents.type.fixed-stays')
  if (code !== undefined && code !== former.code) {
    if (former.fixed) throw wrongField('documentType.code', 'fixed', 'documents.type.fixed-code', { code: former.code })
    await requireFreeCode(db, code)
  }
  const moment = archived ? (former.archivedAt ?? now) : null
  await db
    .updateTable('platform.document_type')
    .set({
      code: code ?? former.code,
      name: JSON.stringify(namesOf(label, former.name as ReturnType<typeof namesOf>)),
      signable,
      archivedAt: archived === undefined ? former.archivedAt : moment,
      version: former.version + 1,
    })
    .where('id', '=', id)
    .execute()
}

function codeFrom(name: string) {
  const code = TypeCode.safeParse(codeOfName(name).replaceAll('-', '_'))
  if (!code.success) throw wrongField('documentType.code', 'required', 'documents.type.code-needed')
  return code.data
}

async function requireFreeCode(db: PlatformDb, code: string) {
  const holder = await db.selectFrom('platform.document_type').select('id').where('code', '=', code).executeTakeFirst()
  if (holder) throw wrongField('documentType.code', 'used_code', 'documents.type.code-used', { code })
}
