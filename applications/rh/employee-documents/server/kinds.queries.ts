import { type RawBuilder, sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type DocumentKind, type FilingKind, mostUses } from '../document-kind.model.ts'

const columns = [
  'k.code',
  'k.label',
  'k.hasNumber',
  'k.hasExpiry',
  'k.leadDays',
  'k.isSingle',
  'k.isSensitive',
  'k.blocks',
  'k.months',
  'k.archivedAt',
  'k.version',
] as const

const usesOf: RawBuilder<number> = sql<number>`(select count(*)::int from (
  select from rh.employee_document d where d.kind_code = k.code limit ${sql.lit(mostUses)}) as used)`

const kindsIn = (db: RhDb) => db.selectFrom('rh.document_kind as k').select(columns)
const withUses = (db: RhDb) => kindsIn(db).select(usesOf.as('uses'))

export type Kind = Awaited<ReturnType<ReturnType<typeof kindsIn>['execute']>>[number]

const asRead = sql`kernel.normalise(k.label)`

/** Every kind, archived ones included, by label. */
export async function filingKinds(db: RhDb): Promise<FilingKind[]> {
  const rows = await kindsIn(db).orderBy(asRead).orderBy('k.code').execute()
  return rows.map(filingKind)
}

/** By label, as people look for them. */
export async function documentKinds(db: RhDb, withArchived: boolean, mayEdit: boolean): Promise<DocumentKind[]> {
  const rows = await withUses(db)
    .$if(!withArchived, query => query.where('k.archivedAt', 'is', null))
    .orderBy(asRead)
    .orderBy('k.code')
    .execute()
  return rows.map(row => kindTold(row, mayEdit))
}

/** @throws Refusal 404 */
export async function documentKind(db: RhDb, code: string, mayEdit: boolean): Promise<DocumentKind> {
  const row = await withUses(db).where('k.code', '=', code).executeTakeFirst()
  if (!row) throw notFound()
  return kindTold(row, mayEdit)
}

const kindTold = ({ uses, ...row }: Kind & { uses: number }, mayEdit: boolean): DocumentKind => ({
  ...filingKind(row),
  uses,
  can: { edit: mayEdit },
})

const filingKind = (row: Kind): FilingKind => ({
  code: row.code,
  label: row.label,
  hasNumber: row.hasNumber,
  hasExpiry: row.hasExpiry,
  leadDays: row.leadDays,
  isSingle: row.isSingle,
  isSensitive: row.isSensitive,
  blocks: row.blocks as DocumentKind['blocks'],
  months: row.months,
  archivedAt: row.archivedAt,
  version: row.version,
})

/** A kind that may be chosen. @throws Refusal 400 on `fileType` */
export async function chosenKind(db: RhDb, code: string): Promise<Kind> {
  const kind = await kindsIn(db).where('k.code', '=', code).where('k.archivedAt', 'is', null).executeTakeFirst()
  if (!kind) throw wrongField('fileType', 'unknown', 'rh.document.unknown-kind')
  return kind
}
