import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { CatalogueElement, ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RightRow, RightsOfScope } from '../right.model.ts'
import type { Administered } from './administered.queries.ts'
import { askWithin } from './ask.ts'
import { type Bounds, boundOf } from './bound-of.ts'
import { type Cells, cellsOf, noCells } from './cells.queries.ts'
import { heldBy, holdsEverything } from './held-by.ts'
import type { KnownScope } from './known-scope.queries.ts'
import { levelsOf } from './levels.queries.ts'
import { versionsOf } from './right-events.queries.ts'

export type Knowledge = { catalogue: ElementCatalogue }
export type Looking = { db: PlatformDb; caller: Caller; clock: Clock }

/** Columns of the matrix, each with its cells, what bounds them and, of a person, what he ends up with. */
export async function columnsOf(
  looking: Looking,
  { catalogue }: Knowledge,
  { administered, clientId }: { administered: Administered; clientId: string },
  scopes: readonly KnownScope[],
): Promise<RightsOfScope[]> {
  const { db } = looking
  const elements = catalogue.elements()
  const versions = await versionsOf(db, scopes)
  const cells = await cellsOfAll(db, scopes)
  const bounds = await boundsIn(looking, { administered, clientId, elements }, scopes)
  const columns: RightsOfScope[] = []
  for (const scope of scopes) {
    const results = scope.scope === 'user' ? await resultsOf(looking, clientId, scope.scopeId) : undefined
    const { scopeId, name, companyName, mayEdit } = scope
    columns.push({
      scope: scope.scope,
      scopeId,
      name,
      companyName,
      version: versions.get(scopeId) ?? null,
      rows: elements.map(element => rowOf(element, cells.get(scopeId) ?? noCells, bounds, scope, results)),
      mayEdit,
    })
  }
  return columns
}

export async function cellsOfAll(db: PlatformDb, scopes: readonly KnownScope[]): Promise<Map<string, Cells>> {
  const all = new Map<string, Cells>()
  for (const [kind, ofKind] of Map.groupBy(scopes, ({ scope }) => scope)) {
    const ids = ofKind.map(({ scopeId }) => scopeId)
    for (const [id, cells] of await cellsOf(db, kind, ids)) all.set(id, cells)
  }
  return all
}

type Place = { administered: Administered; clientId: string; elements: readonly CatalogueElement[] }

/** What bounds the cells of these scopes, as it stands in the client. */
export async function boundsIn(
  { db, caller, clock }: Looking,
  { administered, clientId, elements }: Place,
  scopes: readonly KnownScope[],
): Promise<Bounds> {
  const isOfPlatform = scopes.every(({ scope }) => scope === 'client')
  const companyIds = scopes.flatMap(scope => (scope.scope === 'service' ? scope.companyIds : []))
  return {
    client: (await cellsOf(db, 'client', [clientId])).get(clientId) ?? noCells,
    companies: await cellsOf(db, 'company', [...new Set(companyIds)]),
    held: isOfPlatform
      ? holdsEverything
      : await heldBy(
          { db, caller, now: clock.now() },
          administered,
          elements.map(({ id }) => id),
        ),
  }
}

async function resultsOf({ db, clock }: Looking, clientId: string, userId: string) {
  const rows = await levelsOf(askWithin(db), { clientId, userId, now: clock.now() })
  return new Map(rows.map(({ elementId, level }) => [elementId, level]))
}

function rowOf(
  element: CatalogueElement,
  cells: Cells,
  bounds: Bounds,
  scope: KnownScope,
  results: ReadonlyMap<number, number> | undefined,
): RightRow {
  const { value = null, userCeiling = null } = cells.get(element.id) ?? {}
  const row = { elementId: element.id, value, ...boundOf(bounds, scope, element) }
  return results ? { ...row, userCeiling, result: results.get(element.id) ?? 0 } : row
}
