import type { RightRow, ScopeKind } from '../right.model.ts'
import { mostWithin, type RightNode } from '../right-tree.model.ts'
import type { Cells } from './cells.queries.ts'
import type { Held } from './held-by.ts'
import type { KnownScope } from './known-scope.queries.ts'

/** Everything that bounds what may be set in a client. */
export type Bounds = { client: Cells; companies: ReadonlyMap<string, Cells>; held: Held }

export type Bound = Pick<RightRow, 'ceiling' | 'boundBy'>

const boundsOfScope: Record<ScopeKind, readonly NonNullable<Bound['boundBy']>[]> = {
  client: [],
  company: ['client', 'own'],
  service: ['client', 'company', 'own'],
  user: ['client', 'own'],
}

/** The most that may be set in a cell, and what keeps it there: of two that do, the one that is the client's own. */
export function boundOf(bounds: Bounds, { scope, companyIds }: KnownScope, node: RightNode): Bound {
  const levels = {
    client: () => clientCeiling(bounds, node.id),
    company: () => bounds.companies.get(companyIds[0] ?? '')?.get(node.id)?.value ?? 3,
    own: () => bounds.held(node.id, companyIds),
  }
  const most = mostWithin(node, 3)
  return boundsOfScope[scope].reduce<Bound>(
    (bound, by) => {
      const ceiling = mostWithin(node, levels[by]())
      return ceiling < bound.ceiling ? { ceiling, boundBy: by } : bound
    },
    { ceiling: most, boundBy: null },
  )
}

export const clientCeiling = ({ client }: Pick<Bounds, 'client'>, elementId: number) =>
  client.get(elementId)?.value ?? 0
