import { wrongField } from '#kernel/server/errors.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { PlantingFields } from '../planting.model.ts'

/**
 * The client's crop code of that name, opened where nobody has used it; it keeps what its harvest becomes.
 * @throws Refusal 400 of a new code that does not say what its harvest becomes, or of an unknown variety
 */
export async function cropCodeOf(db: CultureDb, { code, familyId, varietyId }: PlantingFields): Promise<string> {
  const variety = await db.selectFrom('culture.variety').select('name').where('id', '=', varietyId).executeTakeFirst()
  if (!variety) throw wrongField('varietyId', 'unknown', 'culture.plantings.unknown-variety')
  const standing = await db.selectFrom('platform.crop_code').select('id').where('code', '=', code).executeTakeFirst()
  if (standing) return standing.id
  const family =
    familyId &&
    (await db.selectFrom('platform.article_family').select('id').where('id', '=', familyId).executeTakeFirst())
  if (!family) throw wrongField('familyId', 'required', 'culture.plantings.wants-family')
  const { id } = await db
    .insertInto('platform.crop_code')
    .values({ code, name: variety.name, familyId: family.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
