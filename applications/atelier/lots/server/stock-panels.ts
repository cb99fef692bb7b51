import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { type DashboardPanel, dashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { rawStockElement, rawStockPath } from '../lots-place.model.ts'
import { pageOfLots } from './lots.queries.ts'

type Counted = Pick<DashboardPanel, 'key' | 'label'> & { presence: 'blocked' | 'old' }

/** How many lots of the raw stock stand in a tab of its list, which the figure opens. */
const lotsOfTab = ({ key, label, presence }: Counted) =>
  dashboardPanel<AtelierTables>({
    key,
    label,
    element: rawStockElement,
    kind: 'number',
    heeds: [],
    load: async ({ db, rights, clock }) => {
      const raw = await companyScopeOf({ rights }, rawStockElement)
      const asked = { stock: 'raw', presence, sort: '-made', page: 0, size: 10 } as const
      const { total } = await pageOfLots(db, { raw, finished: nowhere }, clock.today().toString(), asked)
      return [{ label: null, value: total, to: `${rawStockPath}?tab=${presence}` }]
    },
  })

const nowhere: CompanyScope = { companyIds: [], level: () => 0, where: () => [] }

const blocked = lotsOfTab({
  key: 'atelierBlocked',
  label: { fr: 'Lots bloqués', en: 'Lots on hold', es: 'Lotes bloqueados', ar: 'الدفعات المحجوزة' },
  presence: 'blocked',
})

const old = lotsOfTab({
  key: 'atelierOldLots',
  label: { fr: 'Lots anciens', en: 'Old lots', es: 'Lotes antiguos', ar: 'الدفعات القديمة' },
  presence: 'old',
})

/** What Atelier offers to dashboards of what stands in its cold rooms. */
export const stockPanels: readonly DashboardPanel[] = [blocked, old]
