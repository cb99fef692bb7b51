import { type DashboardPanel, dashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import { pointsByMonth } from '#platform/configuration/period.model.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { consumptionByMonth } from '../consumption-by-month.model.ts'
import { readingsElement } from '../reading.model.ts'
import { consumptionsOf, roundOn } from './readings.queries.ts'

const list = '/energie/releves'

const late = dashboardPanel<EnergieTables>({
  key: 'energieLateReadings',
  label: {
    fr: 'Compteurs à relever',
    en: 'Meters to read',
    es: 'Contadores por leer',
    ar: 'عدادات يجب قراءتها',
  },
  element: readingsElement,
  kind: 'number',
  heeds: [],
  load: async ({ db, clock }) => {
    const meters = await roundOn(db, clock.today())
    return [{ label: null, value: meters.filter(({ isLate }) => isLate).length, to: list }]
  },
})

type Consumed = Pick<DashboardPanel, 'key' | 'label'> & { energy: 'gas' | 'electricity' }

/** What all meters of an energy took in, shared out over the days between their readings. */
const consumed = ({ key, label, energy }: Consumed) =>
  dashboardPanel<EnergieTables>({
    key,
    label,
    element: readingsElement,
    kind: 'line',
    heeds: ['period'],
    load: async ({ db }, { span }) => {
      const byMonth = consumptionByMonth(await consumptionsOf(db, energy))
      return pointsByMonth(span, new Map([...byMonth].map(([month, value]) => [month, Math.round(value)])))
    },
  })

const gas = consumed({
  key: 'energieGas',
  label: {
    fr: 'Gaz par mois, en m³',
    en: 'Gas by month, in m³',
    es: 'Gas por mes, en m³',
    ar: 'الغاز حسب الشهر بالمتر المكعب',
  },
  energy: 'gas',
})

const electricity = consumed({
  key: 'energieElectricity',
  label: {
    fr: 'Électricité par mois, en kWh',
    en: 'Electricity by month, in kWh',
    es: 'Electricidad por mes, en kWh',
    ar: 'الكهرباء حسب الشهر بالكيلوواط ساعة',
  },
  energy: 'electricity',
})

/** What Energy offers to dashboards of its meters. */
export const readingPanels: readonly DashboardPanel[] = [late, gas, electricity]
