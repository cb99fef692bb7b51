import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SiteFields } from '../site-assignment.model.ts'

/**
 * The company of a live place, whose parts lie in each other.
 * @throws Refusal 400 on the part that is not there, or not inside the one above
 */
export async function companyOfPlace(
  db: RhDb,
  { site, unit, subunit }: Pick<SiteFields, 'site' | 'unit' | 'subunit'>,
): Promise<string> {
  const [place, part, piece] = await Promise.all([
    db
      .selectFrom('rh.site')
      .select('companyId')
      .where('id', '=', site)
      .where('archivedAt', 'is', null)
      .executeTakeFirst(),
    unit
      ? db
          .selectFrom('rh.unit')
          .select('siteId')
          .where('id', '=', unit)
          .where('archivedAt', 'is', null)
          .executeTakeFirst()
      : null,
    subunit
      ? db
          .selectFrom('rh.subunit')
          .select('unitId')
          .where('id', '=', subunit)
          .where('archivedAt', 'is', null)
          .executeTakeFirst()
      : null,
  ])
  if (!place) throw wrongField('site', 'unknown', 'rh.history.place-unknown')
  if (unit && part?.siteId !== site) throw wrongField('unit', 'unknown', 'rh.history.place-unknown')
  if (subunit && piece?.unitId !== unit) throw wrongField('subunit', 'unknown', 'rh.history.place-unknown')
  return place.companyId
}
