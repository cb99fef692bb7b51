import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Application, type ElementDeclaration, elementPath } from '#kernel/shared/application.ts'
import { copyRights } from './copy-rights.ts'

type Place = { parentId: number | null; applicationId: number | null; level: number }

/**
 * Brings the declared applications and elements into the catalogue: what is missing is inserted with its parent's
 * rights, what stands belongs to the database (renamed, moved or archived at run time, it stays so) except whether it is
 * only planned, what the code no longer declares is archived.
 */
export async function declareApplications(
  db: PlatformDb,
  applications: readonly Application[],
  platformElements: readonly ElementDeclaration[],
): Promise<void> {
  for (const [index, { id, code, name, colour }] of applications.entries()) {
    await db
      .insertInto('platform.application')
      .values({ id, code, name: JSON.stringify(name), colour, position: index + 1 })
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
  }
  const known = new Map(
    (await db.selectFrom('platform.element').select(['id', 'path', 'level', 'declared']).execute()).map(row => [
      row.path,
      row,
    ]),
  )
  const declared = new Set<string>()
  const planned: string[] = []

  const declare = async (element: ElementDeclaration, position: number, place: Place): Promise<void> => {
    const path = elementPath(element)
    declared.add(path)
    if (element.plan) planned.push(path)
    const standing = known.get(path) ?? (await insert(db, element, path, position, place))
    for (const [index, child] of (element.children ?? []).entries()) {
      await declare(child, index + 1, {
        parentId: standing.id,
        applicationId: place.applicationId,
        level: standing.level + 1,
      })
    }
  }
  for (const { id, root } of applications) await declare(root, id, { parentId: null, applicationId: id, level: 1 })
  for (const [index, element] of platformElements.entries()) {
    await declare(element, index + 1, { parentId: null, applicationId: null, level: 1 })
  }
  await markPlanned(db, planned)
  await archive(
    db,
    [...known.values()].filter(row => row.declared && !declared.has(row.path)).map(row => row.path),
  )
}

async function insert(db: PlatformDb, element: ElementDeclaration, path: string, position: number, place: Place) {
  const startsAs = element.kind === 'MODULE' || element.kind === 'PAGE' ? 'parent' : 'none'
  const { id } = await db
    .insertInto('platform.element')
    .values({
      parentId: place.parentId,
      applicationId: place.applicationId,
      level: place.level,
      kind: element.kind,
      code: element.code ?? null,
      path,
      routePath: element.routePath,
      name: JSON.stringify(element.name),
      declared: true,
      position,
      availableOnMobile: element.availableOnMobile ?? false,
      startsAs,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (place.parentId !== null) await copyRights(db, place.parentId, id, startsAs)
  return { id, level: place.level }
}

async function markPlanned(db: PlatformDb, paths: readonly string[]) {
  const isPlanned = sql<boolean>`(path = any(${paths}::text[]))`
  await db
    .updateTable('platform.element')
    .set({ planned: isPlanned })
    .where('declared', '=', true)
    .where('planned', '<>', isPlanned)
    .execute()
}

async function archive(db: PlatformDb, paths: string[]) {
  if (paths.length === 0) return
  await db
    .updateTable('platform.element')
    .set(eb => ({ archivedAt: eb.fn<string>('now') }))
    .where('path', 'in', paths)
    .where('archivedAt', 'is', null)
    .execute()
}
