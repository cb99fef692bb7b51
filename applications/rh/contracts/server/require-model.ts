import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Asked = {
  id: string | null | undefined
  /** Codes of the types of documents that it may make. */
  types: readonly string[]
  /** Of the input. */
  field: string
}

/** The model that is chosen makes documents of the type. @throws Refusal 400 at the field */
export async function requireModel(db: RhDb, { id, types, field }: Asked) {
  if (!id) return
  const found = await db
    .selectFrom('platform.document_model as m')
    .innerJoin('platform.document_type as t', 't.id', 'm.documentTypeId')
    .select('m.id')
    .where('m.id', '=', id)
    .where('t.code', 'in', types)
    .executeTakeFirst()
  if (!found) throw wrongField(field, 'unknown', 'rh.term.unknown')
}
