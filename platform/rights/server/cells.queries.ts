import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ScopeKind } from '../right.model.ts'
import type { Setting } from '../right-tree.model.ts'

export type Cell = { value: Setting; userCeiling: Setting }

/** Cells of a scope, by element. */
export type Cells = ReadonlyMap<number, Cell>

export const noCells: Cells = new Map()

type Row = { scopeId: string; elementId: number } & Cell

/** What is set in each of these scopes of one kind, by scope. */
export async function cellsOf(db: PlatformDb, kind: ScopeKind, ids: readonly string[]): Promise<Map<string, Cells>> {
  const { rows } = await rowsOf(kind, ids).execute(db)
  return new Map(
    [...Map.groupBy(rows, row => row.scopeId)].map(([scopeId, ofScope]) => [
      scopeId,
      new Map(ofScope.map(({ elementId, value, userCeiling }) => [elementId, { value, userCeiling }])),
    ]),
  )
}

function rowsOf(kind: ScopeKind, ids: readonly string[]) {
  if (kind === 'client')
    return sql<Row>`select client_id as "scopeId", element_id, ceiling as value, null as "userCeiling"
      from platform.client_right where client_id = any(${ids}::uuid[])`
  if (kind === 'company')
    return sql<Row>`select company_id as "scopeId", element_id, ceiling as value, null as "userCeiling"
      from platform.company_right where company_id = any(${ids}::uuid[])`
  if (kind === 'service')
    return sql<Row>`select service_id as "scopeId", element_id, level as value, null as "userCeiling"
      from platform.service_right where service_id = any(${ids}::uuid[])`
  return sql<Row>`select user_id as "scopeId", element_id, level as value, ceiling as "userCeiling"
    from platform.user_right where user_id = any(${ids}::uuid[])`
}
