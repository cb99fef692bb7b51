import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { Subunit } from '../workplace.model.ts'
import type { NewSubunit, SubunitChange } from '../workplace-form.model.ts'
import type { Changing } from './changing.ts'
import { lockPlaces } from './lock-places.ts'
import { movePlace } from './move-place.ts'
import { colourFor, requireFreeName, requireLiving, requireLivingParent } from './place-rules.ts'
import { reachOf, requireMay } from './reach.ts'
import { standingPlace } from './standing-place.queries.ts'
import { subunitById } from './workplaces.queries.ts'
import { requireNewParent } from './write-unit.ts'

/** @throws Refusal 404 on the unit, 409 when it or its site is archived, 400 on the name */
export async function createSubunit({ db, rights }: Changing, { unitId, name, color }: NewSubunit): Promise<Subunit> {
  await lockPlaces(db)
  const unit = await standingPlace(db, 'unit', unitId)
  requireMay(await reachOf(rights), unit.companyId, 'edit')
  requireLivingParent(unit)
  await requireFreeName(db, 'subunit', unitId, name)
  const { id } = await db
    .insertInto('rh.subunit')
    .values({ unitId, name, color: color ?? (await colourFor(db, 'subunit', unitId)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return subunitById(db, id)
}

/**
 * Changes what was sent. To another unit of the company it goes with the people who work there, as a unit does.
 * @throws Refusal 404, 400 on the name or the unit, 409 when archived or saved in between
 */
export async function editSubunit(
  given: Changing,
  { id, version, unitId, name, color }: SubunitChange,
): Promise<Subunit> {
  const { db, rights } = given
  await lockPlaces(db)
  const subunit = await standingPlace(db, 'subunit', id)
  const reach = await reachOf(rights)
  requireMay(reach, subunit.companyId, 'edit')
  requireLiving(subunit)
  requireUnchanged(subunit, { version })
  const ownUnitId = subunit.unitId as string
  const unit = unitId === undefined || unitId === ownUnitId ? undefined : await standingPlace(db, 'unit', unitId)
  if (unit) requireMay(reach, unit.companyId, 'edit')
  if (unit) requireNewParent(unit, subunit, 'unitId')
  await requireFreeName(db, 'subunit', unit?.id ?? ownUnitId, name ?? subunit.name, id)
  await db
    .updateTable('rh.subunit')
    .set({ name, color, unitId: unit?.id, version: subunit.version + 1 })
    .where('id', '=', id)
    .execute()
  if (unit) await movePlace(given, subunit, { siteId: unit.siteId, unitId: unit.id })
  return subunitById(db, id)
}
