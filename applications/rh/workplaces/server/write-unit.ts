import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Unit } from '../workplace.model.ts'
import type { NewUnit, UnitChange } from '../workplace-form.model.ts'
import type { Changing } from './changing.ts'
import { lockPlaces } from './lock-places.ts'
import { movePlace } from './move-place.ts'
import { colourFor, requireFreeName, requireLiving, requireLivingParent } from './place-rules.ts'
import { reachOf, requireMay } from './reach.ts'
import { type StandingPlace, standingPlace } from './standing-place.queries.ts'
import { unitById } from './workplaces.queries.ts'

/** @throws Refusal 404 on the site, 409 when it is archived, 400 on the name or the service */
export async function createUnit({ db, rights }: Changing, { siteId, name, color, serviceId }: NewUnit): Promise<Unit> {
  await lockPlaces(db)
  const site = await standingPlace(db, 'site', siteId)
  requireMay(await reachOf(rights), site.companyId, 'edit')
  requireLivingParent(site)
  await requireFreeName(db, 'unit', siteId, name)
  await requireOwnService(db, site.companyId, serviceId)
  const { id } = await db
    .insertInto('rh.unit')
    .values({
      siteId,
      name,
      color: color ?? (await colourFor(db, 'unit', siteId)),
      serviceId: serviceId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return unitById(db, id)
}

/**
 * Changes what was sent. To another site of the company the unit goes with the people who work there: from that day on
 * they work at the new site, and their history keeps the former one.
 * @throws Refusal 404, 400 on the name, the site or the service, 409 when archived or saved in between
 */
export async function editUnit(
  given: Changing,
  { id, version, siteId, name, color, serviceId }: UnitChange,
): Promise<Unit> {
  const { db, rights } = given
  await lockPlaces(db)
  const unit = await standingPlace(db, 'unit', id)
  const reach = await reachOf(rights)
  requireMay(reach, unit.companyId, 'edit')
  requireLiving(unit)
  requireUnchanged(unit, { version })
  const site = siteId === undefined || siteId === unit.siteId ? undefined : await standingPlace(db, 'site', siteId)
  if (site) requireMay(reach, site.companyId, 'edit')
  if (site) requireNewParent(site, unit, 'siteId')
  await requireFreeName(db, 'unit', site?.id ?? unit.siteId, name ?? unit.name, id)
  await requireOwnService(db, unit.companyId, serviceId)
  await db
    .updateTable('rh.unit')
    .set({ name, color, serviceId, siteId: site?.id, version: unit.version + 1 })
    .where('id', '=', id)
    .execute()
  if (site) await movePlace(given, unit, { siteId: site.id, unitId: id })
  return unitById(db, id)
}

/** @throws Refusal 400 for a place of another company, 409 for an archived one */
export function requireNewParent(parent: StandingPlace, place: StandingPlace, field: string) {
  if (parent.companyId !== place.companyId) throw wrongField(field, 'other_company', 'rh.place.same-company')
  requireLivingParent(parent)
}

/** @throws Refusal 400 on `serviceId` */
async function requireOwnService(db: RhDb, companyId: string, serviceId: string | null | undefined) {
  if (!serviceId) return
  const service = await db
    .selectFrom('platform.service')
    .select('id')
    .where('id', '=', serviceId)
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!service) throw wrongField('serviceId', 'unknown_service', 'rh.place.service-unknown')
}
