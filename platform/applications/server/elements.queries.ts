import { sql } from 'kysely'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Element, ElementBranch, ElementKind } from '../element.model.ts'

export type ElementRow = {
  id: number
  parent_id: number | null
  application_id: number | null
  kind: ElementKind
  code: string | null
  path: string
  route_path: string
  name: Names
  level: number
  available_on_mobile: boolean
  declared: boolean
  archived_at: string | null
  version: number
}

/** The whole catalogue, what is archived too, each parent before its children and these in menu order. */
export async function everyElement(db: PlatformDb): Promise<ElementRow[]> {
  const rows = await db
    .selectFrom('platform.element')
    .select(['id', 'parent_id', 'application_id', 'kind', 'code', 'path', 'route_path', 'name', 'level'])
    .select(['available_on_mobile', 'declared', 'archived_at', 'version'])
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
  parentId: row.parent_id,
  path: row.path,
  routePath: row.route_path,
  kind: row.kind,
  code: row.code,
  ApplicationId: row.application_id,
  ElementLevelId: row.level,
  elementLevel: row.level,
  availableOnMobile: row.available_on_mobile,
  declared: row.declared,
  archived: row.archived_at !== null,
  version: row.version,
})

/** What stands below `parentId`, as branches. */
export function branchesOf(rows: readonly ElementRow[], parentId: number | null, language: Language): ElementBranch[] {
  const below = Map.groupBy(rows, row => row.parent_id)
  const branches = (id: number | null): ElementBranch[] =>
    (below.get(id) ?? []).map(row => ({ ...elementOfRow(row, language), children: branches(row.id) }))
  return branches(parentId)
}

/** An element and all that is below it. */
export function withDescendants(rows: readonly ElementRow[], id: number): ElementRow[] {
  const below = Map.groupBy(rows, row => row.parent_id)
  const all = (row: ElementRow): ElementRow[] => [row, ...(below.get(row.id) ?? []).flatMap(all)]
  return rows.filter(row => row.id === id).flatMap(all)
}
