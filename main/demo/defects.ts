import type { Tables } from './fabricated-goods.ts'
import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'

/** What a company calls its defects, with the part of its waste that is for each; the last is no longer said. */
const defects = [
  { name: 'Fendue', part: 0.45, validTo: null },
  { name: 'Pourriture', part: 0.3, validTo: null },
  { name: 'Trop mûre', part: 0.15, validTo: null },
  { name: 'Hors calibre', part: 0, validTo: null },
  { name: 'Tachée', part: 0, validTo: '2026-08-31' },
]

/** The defects of a company, and for which of them the orders that are closed wasted what they wasted; some of it has no name. */
export function defectsOfOrders(
  organisation: Organisation,
  { companyId, orders }: { companyId: string; orders: readonly Row[] },
): Tables {
  const id = idsFor(`defects of ${organisation.plan.slug}`)
  const kinds = defects.map(({ part, ...kind }) => ({ ...kind, part, id: id(), companyId, validFrom: '2026-01-01' }))
  const lost = orders.flatMap(({ id: orderId, wasteG, finishedAt: at }) =>
    kinds.flatMap(({ id: defectKindId, part }) => {
      const g = Math.round((wasteG as number) * part)
      return g > 0 && at ? [{ id: id(), orderId, fate: 'waste', defectKindId, g, at }] : []
    }),
  )
  return { 'atelier.defect_kind': kinds.map(({ part: _, ...kind }) => kind), 'atelier.order_defect': lost }
}
