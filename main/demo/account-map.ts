import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'

/** By the plan comptable général, each client with subaccounts of its own. */
const accounts = [
  ['received-packaging', '6026', 'COND'],
  ['received-phyto', '6022', 'CULT'],
  ['received-equipment', '6063', null],
  ['received-service', '611', null],
  ['received-other', '6068', null],
  ['energy-purchase', '6061', 'SERRE'],
  ['energy-sale', '708', 'COGE'],
  ['customer-credit', '709', 'VENTE'],
] as const

/** What the accountant books each kind of fact on. */
export function rowsOfAccountMap({ plan: { slug } }: Organisation): Readonly<Record<string, readonly Row[]>> {
  const id = idsFor(`account map of ${slug}`)
  const mapId = id()
  return {
    'finances.account_map': [{ id: mapId, version: 1 }],
    'finances.mapped_kind': accounts.map(([kind, account, analytic]) => ({ id: id(), mapId, kind, account, analytic })),
  }
}
