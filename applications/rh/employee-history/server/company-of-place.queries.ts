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
      .select('company_id')
      .where('id', '=', site)
      .where('archived_at', 'is', null)
      .executeTakeFirst(),
    unit
      ? db
          .selectFrom('rh.unit')
          .select('site_id')
          .where('id', '=', unit)
          .where('archived_at', 'is', null)
          .executeTakeFirst()
      : null,
    subunit
      ? db
          .selectFrom('rh.subunit')
          .select('unit_id')
          .where('id', '=', subunit)
          .where('archived_at', 'is', null)
          .executeTakeFirst()
      : null,
  ])
  if (!place) throw wrongField('site', 'unknown', 'rh.history.place-unknown')
  if (unit && part?.site_id !== site) throw wrongField('unit', 'unknown', 'rh.history.place-unknown')
  if (subunit && piece?.unit_id !== unit) throw wrongField('subunit', 'unknown', 'rh.history.place-unknown')
  return place.company_id
}
