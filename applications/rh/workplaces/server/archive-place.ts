import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Archived, PlaceKind } from '../workplace.model.ts'
import type { Changing } from './changing.ts'
import { lockPlaces } from './lock-places.ts'
import { parentArchived, requireFreeName } from './place-rules.ts'
import { reachOf, requireMay } from './reach.ts'
import { type StandingPlace, standingPlace } from './standing-place.queries.ts'
import { type Uses, usesOfPlace } from './uses-of-place.queries.ts'

/**
 * Archives a place with all that lives below it, under one batch that brings exactly these back.
 * @throws Refusal 404, 409 TRANSITION_INVALID, 409 WORKPLACE_IN_USE
 */
export async function archivePlace(given: Changing, kind: PlaceKind, id: string): Promise<Archived> {
  const { db, clock } = given
  const place = await changeable(given, kind, id)
  if (place.archivedAt) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.place.already-archived')
  const uses = await usesOfPlace(db, place, clock.today().toString())
  if (Object.values(uses).some(count => count > 0)) throw inUse(given, uses)

  const batch = { archivedAt: clock.now().toString(), id: randomUUIDv7() }
  const units = kind === 'site' ? await take(db, 'unit', sql`site_id = ${id}`, batch) : 0
  const below = { site: sql`unit_id in (select id from rh.unit where site_id = ${id})`, unit: sql`unit_id = ${id}` }
  const subunits = kind === 'subunit' ? 0 : await take(db, 'subunit', below[kind], batch)
  await take(db, kind, sql`id = ${id}`, batch)
  return { archivedAt: batch.archivedAt, archived: { units, subunits } }
}

/**
 * Takes a place back with what its archive had taken, and nothing that was archived before or after.
 * @throws Refusal 404, 409 TRANSITION_INVALID, 409 PARENT_ARCHIVED, 400 when its name has been given again
 */
export async function restorePlace(given: Changing, kind: PlaceKind, id: string): Promise<void> {
  const { db } = given
  const place = await changeable(given, kind, id)
  if (!place.archivedAt) throw new Refusal(409, 'TRANSITION_INVALID', 'rh.place.not-archived')
  if (place.isUnderArchived) throw parentArchived(kind === 'unit' ? 'site' : await archivedParent(db, place))
  await requireFreeName(db, kind, parentOf(place), place.name, id)
  for (const level of ['site', 'unit', 'subunit'] as const) {
    const isHere = level === kind ? sql`id = ${id}` : sql`false`
    await sql`
      update ${sql.table(`rh.${level}`)} set archived_at = null, archive_batch = null, version = version + 1
       where ${isHere} or archive_batch = ${place.archiveBatch}::uuid`.execute(db)
  }
}

/** Held against other changes. @throws Refusal 404 */
async function changeable({ db, rights }: Changing, kind: PlaceKind, id: string): Promise<StandingPlace> {
  await lockPlaces(db)
  const place = await standingPlace(db, kind, id)
  requireMay(await reachOf(rights), place.companyId, 'archive')
  return place
}

const parentOf = ({ kind, companyId, siteId, unitId }: StandingPlace) =>
  ({ site: companyId, unit: siteId, subunit: unitId as string })[kind]

async function archivedParent(db: RhDb, { unitId }: StandingPlace): Promise<PlaceKind> {
  const unit = await standingPlace(db, 'unit', unitId as string)
  return unit.isUnderArchived ? 'site' : 'unit'
}

async function take(
  db: RhDb,
  kind: PlaceKind,
  where: ReturnType<typeof sql>,
  batch: { archivedAt: string; id: string },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(`rh.${kind}`)} set archived_at = ${batch.archivedAt}, archive_batch = ${batch.id}, version = version + 1
     where archived_at is null and ${where}`.execute(db)
  return Number(numAffectedRows)
}

/** « Archivage impossible : 3 salariés et 1 contrat utilisent ce lieu. » */
function inUse({ say, language }: Changing, uses: Uses) {
  const told = (['employees', 'contracts', 'applications'] as const)
    .filter(use => uses[use] > 0)
    .map(use => say(language, `rh.place.uses-${use}`, { count: uses[use] }))
  const count = Object.values(uses).reduce((sum, some) => sum + some, 0)
  return new Refusal(409, 'WORKPLACE_IN_USE', 'rh.place.in-use', {
    values: { uses: new Intl.ListFormat(language).format(told), count },
    detail: uses,
  })
}
