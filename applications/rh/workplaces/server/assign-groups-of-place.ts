import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { GroupOfPlace } from '../workplace.model.ts'
import type { Changing } from './changing.ts'
import { lockPlaces } from './lock-places.ts'
import { requireLiving, requireLivingParent } from './place-rules.ts'
import { staff } from './reach.ts'
import { anyStandingPlace, type StandingPlace } from './standing-place.queries.ts'
import { writeAssignments } from './write-assignments.ts'

/**
 * Has somebody work at a place from today on, and tells the groups that he thereby joins and leaves. Who works there
 * already stays as he is.
 * @throws Refusal 404 on the person or the place, 409 when the place is archived
 */
export async function assignGroupsOfPlace(
  given: Changing,
  { contactId, workplaceId }: { contactId: string; workplaceId: string },
): Promise<{ groups: GroupOfPlace[]; left: GroupOfPlace[] }> {
  const { db, rights, clock } = given
  await lockPlaces(db)
  const place = await anyStandingPlace(db, workplaceId)
  const employee = await employeeOf(db, contactId)
  for (const companyId of [place.companyId, employee.companyId]) await requireWritable(rights, companyId)
  requireLiving(place)
  if (place.kind !== 'site') requireLivingParent({ ...place, archivedAt: null })

  const former = employee.placeId ? groupsOf(await anyStandingPlace(db, employee.placeId)) : []
  const groups = groupsOf(place)
  if (employee.placeId !== workplaceId) {
    const today = clock.today().toString()
    const assignment = {
      employeeId: employee.id,
      activationDate: today,
      siteId: place.siteId,
      unitId: place.unitId,
      subunitId: place.kind === 'subunit' ? place.id : null,
      supersedesId: await rowOfDay(db, employee.id, today),
    }
    await writeAssignments(given, [assignment], 'manual')
    if (!employee.companyId) await takeInto(db, employee.id, place.companyId)
  }
  return { groups, left: former.filter(({ id }) => groups.every(group => group.id !== id)) }
}

/** The groups of a place and of those above it, from the site down. */
function groupsOf(place: StandingPlace): GroupOfPlace[] {
  const ids = [place.siteId, place.unitId, place.kind === 'subunit' ? place.id : null].filter(id => id !== null)
  return ids.map((id, depth) => ({ id, name: place.path.slice(0, depth + 1).join(' · ') }))
}

async function employeeOf(db: RhDb, contactId: string) {
  const row = await takeForChange(
    db
      .selectFrom('rh.employee')
      .select(['id', 'companyId', 'currentSiteId', 'currentUnitId', 'currentSubunitId'])
      .where('contactId', '=', contactId)
      .where('status', '=', 'active'),
  )
  const { id, companyId } = row
  return { id, companyId, placeId: row.currentSubunitId ?? row.currentUnitId ?? row.currentSiteId }
}

/** The first place of a person gives him his company. */
const takeInto = (db: RhDb, employeeId: string, companyId: string) =>
  db.updateTable('rh.employee').set({ companyId }).where('id', '=', employeeId).execute()

/** People of no company yet are written by who writes everywhere. */
async function requireWritable(rights: Rights, companyId: string | null) {
  const { everywhere, byCompany } = await rights.perimeter(staff)
  const level = companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)
  if (level < 2) throw notFound()
}

async function rowOfDay(db: RhDb, employeeId: string, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('rh.site_assignment')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('activationDate', '=', day)
    .where('supersededAt', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
