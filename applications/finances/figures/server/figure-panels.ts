import { type DashboardPanel, dashboardPanel, type Loading } from '#platform/configuration/dashboard-panel.slot.ts'
import { pointsByMonth } from '#platform/configuration/period.model.ts'
import type { FinancialFigure } from '#platform/trade/financial-fact.model.ts'
import { financesDashboardElement as element } from '../figures-place.model.ts'
import { costs as costFigures } from '../figures-of-month.model.ts'
import { costPerKilo, inEuros, inTonnes, monthsUntil, sumsByMonth } from '../monthly-figures.model.ts'
import { factsOf } from './gathered-facts.ts'

type Told = Loading<never>

type Monthly = Pick<DashboardPanel, 'key' | 'label'> & { figure: FinancialFigure; inUnit: (sum: number) => number }

/** Nothing is drawn of a figure of which no application told anything. */
const byMonth = ({ key, label, figure, inUnit }: Monthly) =>
  dashboardPanel<never>({
    key,
    label,
    element,
    kind: 'line',
    heeds: ['company'],
    load: async (given: Told, { companyId }) => {
      const span = monthsUntil(given.clock.today())
      const facts = await factsOf(given, [figure], { span, companyId })
      if (facts.length === 0) return []
      return pointsByMonth(span, new Map([...sumsByMonth(facts)].map(([month, sum]) => [month, inUnit(sum)])))
    },
  })

const sales = byMonth({
  key: 'financesSales',
  label: {
    fr: 'Tonnes vendues par mois',
    en: 'Tonnes sold by month',
    es: 'Toneladas vendidas por mes',
    ar: 'الأطنان المبيعة حسب الشهر',
  },
  figure: 'sold',
  inUnit: inTonnes,
})

const energy = byMonth({
  key: 'financesEnergy',
  label: {
    fr: 'Énergie par mois, factures validées (€ HT)',
    en: 'Energy by month, validated invoices (€ without VAT)',
    es: 'Energía por mes, facturas validadas (€ sin IVA)',
    ar: 'الطاقة حسب الشهر، الفواتير المصادق عليها (€ دون ضريبة)',
  },
  figure: 'energy',
  inUnit: inEuros,
})

const purchases = byMonth({
  key: 'financesPurchases',
  label: {
    fr: 'Achats reçus par mois (€ HT)',
    en: 'Goods received by month (€ without VAT)',
    es: 'Compras recibidas por mes (€ sin IVA)',
    ar: 'المشتريات المستلمة حسب الشهر (€ دون ضريبة)',
  },
  figure: 'receipts',
  inUnit: inEuros,
})

const credits = byMonth({
  key: 'financesCredits',
  label: {
    fr: 'Avoirs soldés par mois (€)',
    en: 'Credits settled by month (€)',
    es: 'Abonos liquidados por mes (€)',
    ar: 'الإشعارات الدائنة المسواة حسب الشهر (€)',
  },
  figure: 'credits',
  inUnit: inEuros,
})

const perKilo = dashboardPanel<never>({
  key: 'financesCostPerKg',
  label: {
    fr: 'Énergie, achats et avoirs par kilo vendu, en centimes, sans main-d’œuvre',
    en: 'Energy, purchases and credits for a kilo sold, in cents, without labour',
    es: 'Energía, compras y abonos por kilo vendido, en céntimos, sin mano de obra',
    ar: 'الطاقة والمشتريات والإشعارات الدائنة لكل كيلوغرام مبيع، بالسنت، دون اليد العاملة',
  },
  element,
  kind: 'line',
  heeds: ['company'],
  load: async (given: Told, { companyId }) => {
    const span = monthsUntil(given.clock.today())
    const costs = await factsOf(given, costFigures, { span, companyId })
    const sold = await factsOf(given, ['sold'], { span, companyId })
    return costPerKilo(span, costs, sold).map(({ day, cents }) => ({ label: day, value: cents, to: null }))
  },
})

const due = dashboardPanel<never>({
  key: 'financesDue',
  label: {
    fr: 'Commandes à recevoir et avoirs à émettre (€)',
    en: 'Goods to receive and credits to issue (€)',
    es: 'Pedidos por recibir y abonos por emitir (€)',
    ar: 'طلبيات للاستلام وإشعارات دائنة للإصدار (€)',
  },
  element,
  kind: 'number',
  heeds: ['company'],
  load: async (given: Told, { companyId }) => {
    const facts = await factsOf(given, ['due'], { span: monthsUntil(given.clock.today()), companyId })
    return [{ label: null, value: inEuros(facts.reduce((sum, { amount }) => sum + amount, 0)), to: null }]
  },
})

/** What Finance offers to its dashboard, over thirteen months. */
export const figurePanels: readonly DashboardPanel[] = [due, perKilo, sales, energy, purchases, credits]
