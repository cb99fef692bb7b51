import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb, AtelierTables } from '#atelier/atelier-db.ts'
import { type CompositionFields, missingShare, shareOf, twice } from '../composition.model.ts'
import type { compositionsCalls } from '../compositions.calls.ts'
import { compositionById } from './compositions.queries.ts'

type Create = typeof compositionsCalls.createComposition
type Edit = typeof compositionsCalls.editComposition

/** @throws Refusal 400 of an article, family or packaging that is not there, of shares that make no whole */
export async function createComposition(
  given: Given<Create, AtelierTables>,
  { articleId, ...fields }: InputOf<Create>,
) {
  const { db } = given
  requireWhole(fields)
  await requireKnown(db, { articleId, ...fields })
  await holdArticle(db, articleId)
  return compositionById(given, await insertDraft(db, articleId, fields))
}

/** @throws Refusal 404; 409 TRANSITION_INVALID of what holds already, VERSION_CONFLICT; 400 as above */
export async function editComposition(given: Given<Edit, AtelierTables>, { id, version, ...fields }: InputOf<Edit>) {
  const { db } = given
  const standing = await draftOf(db, id)
  requireUnchanged(standing, { version })
  requireWhole(fields)
  await requireKnown(db, { articleId: standing.articleId, ...fields })
  await rewriteDraft(db, id, fields)
  return compositionById(given, id)
}

/** @throws Refusal 404; 409 TRANSITION_INVALID */
export async function deleteComposition(db: AtelierDb, id: string) {
  await draftOf(db, id)
  await db.deleteFrom('atelier.composition').where('id', '=', id).execute()
}

/** The draft, held while it is changed. @throws Refusal 404; 409 TRANSITION_INVALID of what holds already */
export async function draftOf(db: AtelierDb, id: string) {
  const standing = await takeForChange(
    db
      .selectFrom('atelier.composition')
      .select(['id', 'articleId', 'state', 'validFrom', 'version'])
      .where('id', '=', id),
  )
  if (standing.state !== 'draft') throw new Refusal(409, 'TRANSITION_INVALID', 'atelier.composition.not-draft')
  return standing
}

/** Two versions of an article are numbered, and come into force, one after the other. */
export const holdArticle = (db: AtelierDb, articleId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`composition ${articleId}`}, 0))`.execute(db)

/** A draft, numbered after the versions of its article, which is held; its id. */
export async function insertDraft(db: AtelierDb, articleId: string, fields: CompositionFields) {
  const { rows } = await sql<{ id: string }>`
    insert into atelier.composition (article_id, version_no, valid_from, note)
    select ${articleId}, coalesce(max(version_no), 0) + 1, ${fields.validFrom}::date, ${fields.note}
      from atelier.composition where article_id = ${articleId}
    returning id`.execute(db)
  const id = rows[0]?.id as string
  await writeLines(db, id, fields)
  return id
}

/** A draft says something else, line by line. */
export async function rewriteDraft(db: AtelierDb, id: string, { validFrom, note, ...lines }: CompositionFields) {
  await db
    .updateTable('atelier.composition')
    .set(eb => ({ validFrom, note, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('atelier.composition_line').where('compositionId', '=', id).execute()
  await writeLines(db, id, lines)
}

function requireWhole({ raws, packagings }: CompositionFields) {
  const missing = missingShare(raws)
  if (missing !== 0)
    throw new Refusal(400, 'SHARES_INCOMPLETE', 'atelier.composition.shares', {
      values: { pct: 100 - missing },
      fields: [
        {
          field: 'raws',
          code: 'shares_incomplete',
          message: 'atelier.composition.shares',
          values: { pct: 100 - missing },
        },
      ],
    })
  if (twice(raws.map(({ familyId }) => familyId))) throw wrongField('raws', 'twice', 'atelier.composition.twice')
  if (twice(packagings.map(({ packagingId }) => packagingId)))
    throw wrongField('packagings', 'twice', 'atelier.composition.twice')
}

async function requireKnown(db: AtelierDb, { articleId, raws, packagings }: CompositionFields & { articleId: string }) {
  const familyIds = raws.map(({ familyId }) => familyId)
  const packagingIds = packagings.map(({ packagingId }) => packagingId)
  const { rows } = await sql<{ article: boolean; families: number; packagings: number }>`
    select exists (select from platform.article where id = ${articleId} and archived_at is null
                    and (is_sold or kind = 'packed')) as article,
           (select count(*) from platform.article_family where id = any(${familyIds}::uuid[]) and archived_at is null)::int as families,
           (select count(*) from platform.article where id = any(${packagingIds}::uuid[]) and archived_at is null
                    and kind = 'packaging')::int as packagings`.execute(db)
  const [known] = rows
  if (!known?.article) throw wrongField('articleId', 'unknown', 'atelier.composition.unknown-article')
  if (known.families < familyIds.length) throw wrongField('raws', 'unknown', 'atelier.article.unknown-family')
  if (known.packagings < packagingIds.length)
    throw wrongField('packagings', 'unknown', 'atelier.composition.unknown-packaging')
}

type Lines = Pick<CompositionFields, 'raws' | 'packagings'>

async function writeLines(db: AtelierDb, compositionId: string, { raws, packagings }: Lines) {
  const lines = [
    ...raws.map(({ familyId, pct, lossPct }) => ({
      familyId,
      share: shareOf(pct),
      packagingId: null,
      quantity: null,
      lossPct,
    })),
    ...packagings.map(({ packagingId, quantity, lossPct }) => ({
      familyId: null,
      share: null,
      packagingId,
      quantity: Math.round(quantity * 1_000),
      lossPct,
    })),
  ]
  await db
    .insertInto('atelier.composition_line')
    .values(lines.map((line, index) => ({ ...line, compositionId, place: index + 1 })))
    .execute()
}
