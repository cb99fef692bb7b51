import { sql } from 'kysely'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Element, ElementBranch, ElementKind } from '../element.model.ts'

export type ElementRow = {
  id: number
  parentId: number | null
  applicationId: number | null
  kind: ElementKind
  code: string | null
  path: string
  routePath: string
  name: Names
  level: number
  availableOnMobile: boolean
  declared: boolean
  archivedAt: string | null
  version: number
}

/** The whole catalogue, what is archived too, each parent before its children and these in menu order. */
export async function everyElement(db: PlatformDb): Promise<ElementRow[]> {
  const rows = await db
    .selectFrom('platform.element')
    .select(['id', 'parentId', 'applicationId', 'kind', 'code', 'path', 'routePath', 'name', 'level'])
    .select(['availableOnMobile', 'declared', 'archivedAt', 'version'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows as unknown as ElementRow[]
}

/** Two people who change the tree at once do it one after the other: each is judged on what the other left. */
export const lockTree = (db: PlatformDb) => sql`select pg_advisory_xact_lock(hashtext('platform.element'))`.execute(db)

export const elementOfRow = (row: ElementRow, language: Language): Element => ({
  id: row.id,
  name: row.name[language],
  names: row.name,
  parentId: row.parentId,
  path: row.path,
  routePath: row.routePath,
  kind: row.kind,
  code: row.code,
  ApplicationId: row.applicationId,
  ElementLevelId: row.level,
  elementLevel: row.level,
  availableOnMobile: row.availableOnMobile,
  declared: row.declared,
  archived: row.archivedAt !== null,
  version: row.version,
})

/** What stands below `parentId`, as branches. */
export function branchesOf(rows: readonly ElementRow[], parentId: number | null, language: Language): ElementBranch[] {
  const below = Map.groupBy(rows, row => row.parentId)
  const branches = (id: number | null): ElementBranch[] =>
    (below.get(id) ?? []).map(row => ({ ...elementOfRow(row, language), children: branches(row.id) }))
  return branches(parentId)
}

/** An element and all that is below it. */
export function withDescendants(rows: readonly ElementRow[], id: number): ElementRow[] {
  const below = Map.groupBy(rows, row => row.parentId)
  const all = (row: ElementRow): ElementRow[] => [row, ...(below.get(row.id) ?? []).flatMap(all)]
  return rows.filter(row => row.id === id).flatMap(all)
}
