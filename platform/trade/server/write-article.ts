import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ArticleFields } from '../article.model.ts'
import { articleById } from './articles.queries.ts'

/** @throws Refusal 400 on a code that is taken, a family or a quality that is not there */
export async function createArticle(db: PlatformDb, fields: ArticleFields) {
  await requireFit(db, fields)
  const { id } = await db.insertInto('platform.article').values(fields).returning('id').executeTakeFirstOrThrow()
  return articleById(db, id)
}

/** @throws the same, 404 and 409 when somebody saved since it was read */
export async function editArticle(
  db: PlatformDb,
  { id, version, ...fields }: ArticleFields & { id: string; version: number },
) {
  requireUnchanged(await taken(db, id), { version })
  await requireFit(db, fields, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return articleById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveArticle(db: PlatformDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return articleById(db, id)
}

/** @throws Refusal 404 */
export async function restoreArticle(db: PlatformDb, id: string) {
  await setArchived(ofOne(db, id), null)
  return articleById(db, id)
}

const ofOne = (db: PlatformDb, id: string) => db.updateTable('platform.article').where('id', '=', id)

const taken = (db: PlatformDb, id: string) =>
  takeForChange(db.selectFrom('platform.article').select('version').where('id', '=', id))

async function requireFit(db: PlatformDb, { code, familyId, qualityId }: ArticleFields, ownId?: string) {
  const [namesake, family, quality] = await Promise.all([
    db.selectFrom('platform.article').select('id').where('code', '=', code).executeTakeFirst(),
    db
      .selectFrom('platform.article_family')
      .select('id')
      .where('id', '=', familyId)
      .where('archivedAt', 'is', null)
      .executeTakeFirst(),
    qualityId ? db.selectFrom('platform.quality').select('id').where('id', '=', qualityId).executeTakeFirst() : true,
  ])
  if (namesake && namesake.id !== ownId) throw wrongField('code', 'taken', 'trade.code-taken')
  if (!family) throw wrongField('familyId', 'unknown', 'trade.family-unknown')
  if (!quality) throw wrongField('qualityId', 'unknown', 'trade.quality-unknown')
}
