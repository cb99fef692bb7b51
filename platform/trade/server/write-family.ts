import { setArchived } from '#kernel/server/archive.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, saveUnlessChanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import {
  type FamilyFields,
  type LevelOfFamily,
  levelsOfFamily,
  type Quality,
  type QualityFields,
} from '../family.model.ts'
import { families, familyById, qualities } from './families.queries.ts'

/** @throws Refusal 400 on a code that is taken, or a parent below which nothing stands */
export async function createFamily(db: PlatformDb, fields: FamilyFields) {
  await requireFreeCode(db, 'platform.article_family', fields.code)
  const level = await levelBelow(db, fields.parentId)
  const { id } = await db
    .insertInto('platform.article_family')
    .values({ ...fields, level })
    .returning('id')
    .executeTakeFirstOrThrow()
  return familyById(db, id)
}

type FamilyChange = Pick<FamilyFields, 'code' | 'name'> & { id: string; version: number }

/** @throws Refusal 404; 400 on a code that is taken; 409 when somebody saved since it was read */
export async function editFamily(db: PlatformDb, { id, version, ...fields }: FamilyChange) {
  requireUnchanged(await taken(db, id), { version })
  await requireFreeCode(db, 'platform.article_family', fields.code, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return familyById(db, id)
}

/** @throws Refusal 404; 409 FAMILY_IN_USE */
export async function archiveFamily(db: PlatformDb, id: string, now: string) {
  const { articles } = await familyById(db, id)
  const below = (await families(db)).some(family => family.parentId === id && family.archivedAt === null)
  if (articles > 0 || below) throw new Refusal(409, 'FAMILY_IN_USE', 'trade.family-in-use')
  await setArchived(ofOne(db, id), now)
  return familyById(db, id)
}

/** @throws Refusal 400 on a code that is taken */
export async function createQuality(db: PlatformDb, fields: QualityFields): Promise<Quality> {
  await requireFreeCode(db, 'platform.quality', fields.code)
  const { id } = await db.insertInto('platform.quality').values(fields).returning('id').executeTakeFirstOrThrow()
  return qualityById(db, id)
}

/** @throws Refusal 404; 400 on a code that is taken; 409 when somebody saved since it was read */
export async function editQuality(
  db: PlatformDb,
  { id, version, ...fields }: QualityFields & { id: string; version: number },
): Promise<Quality> {
  await qualityById(db, id)
  await requireFreeCode(db, 'platform.quality', fields.code, id)
  await saveUnlessChanged(db.updateTable('platform.quality').set(fields).where('id', '=', id), version)
  return qualityById(db, id)
}

async function qualityById(db: PlatformDb, id: string): Promise<Quality> {
  const row = (await qualities(db)).find(quality => quality.id === id)
  if (!row) throw notFound()
  return row
}

const ofOne = (db: PlatformDb, id: string) => db.updateTable('platform.article_family').where('id', '=', id)

const taken = (db: PlatformDb, id: string) =>
  takeForChange(db.selectFrom('platform.article_family').select('version').where('id', '=', id))

/** A family stands one level below its parent. */
async function levelBelow(db: PlatformDb, parentId: string | null): Promise<LevelOfFamily> {
  if (parentId === null) return 'central'
  const parent = (await families(db)).find(({ id, archivedAt }) => id === parentId && archivedAt === null)
  const level = parent && levelsOfFamily[levelsOfFamily.indexOf(parent.level) + 1]
  if (!level) throw wrongField('parentId', 'unknown', 'trade.family-unknown')
  return level
}

async function requireFreeCode(
  db: PlatformDb,
  table: 'platform.article_family' | 'platform.quality',
  code: string,
  ownId?: string,
) {
  const namesake = await db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirst()
  if (namesake && namesake.id !== ownId) throw wrongField('code', 'taken', 'trade.code-taken')
}
