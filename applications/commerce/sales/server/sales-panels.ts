import type { CommerceTables } from '#commerce/commerce-db.ts'
import { type DashboardPanel, dashboardPanel } from '#platform/configuration/dashboard-panel.slot.ts'
import {
  addressOfArticleSales,
  addressOfCustomerSales,
  salesByArticleElement,
  salesByArticlePath,
  salesByCustomerElement,
  salesByCustomerPath,
} from '../sales-place.model.ts'
import { salesByArticle, salesByCustomer } from './sold.queries.ts'

const mostBars = 12
/** Panels tell weights in tonnes. */
const tonnes = (grams: number) => Math.round(grams / 10_000) / 100

const week = dashboardPanel<CommerceTables>({
  key: 'commerceWeek',
  label: {
    fr: 'Tonnes expédiées cette semaine',
    en: 'Tonnes shipped this week',
    es: 'Toneladas expedidas esta semana',
    ar: 'الأطنان المشحونة هذا الأسبوع',
  },
  element: salesByArticleElement,
  kind: 'number',
  heeds: ['company'],
  load: async (given, { companyId }) => {
    const { rows } = await salesByArticle(given, companyId)
    const grams = rows.reduce((sum, { weeks }) => sum + (weeks.at(-1) ?? 0), 0)
    return [{ label: null, value: tonnes(grams), to: salesByArticlePath }]
  },
})

const byArticle = dashboardPanel<CommerceTables>({
  key: 'commerceByArticle',
  label: {
    fr: 'Tonnes par article, 13 semaines',
    en: 'Tonnes by article, 13 weeks',
    es: 'Toneladas por artículo, 13 semanas',
    ar: 'الأطنان حسب الصنف، 13 أسبوعا',
  },
  element: salesByArticleElement,
  kind: 'bars',
  heeds: ['company'],
  load: async (given, { companyId }) => {
    const { rows } = await salesByArticle(given, companyId)
    return rows
      .slice(0, mostBars)
      .map(({ id, name, kg }) => ({ label: name, value: tonnes(kg), to: addressOfArticleSales(id) }))
  },
})

const byCustomer = dashboardPanel<CommerceTables>({
  key: 'commerceByCustomer',
  label: {
    fr: 'Tonnes par client, 13 semaines',
    en: 'Tonnes by customer, 13 weeks',
    es: 'Toneladas por cliente, 13 semanas',
    ar: 'الأطنان حسب العميل، 13 أسبوعا',
  },
  element: salesByCustomerElement,
  kind: 'pie',
  heeds: ['company'],
  load: async (given, { companyId }) => {
    const { rows } = await salesByCustomer(given, companyId)
    return rows
      .slice(0, mostBars)
      .map(({ id, name, kg }) => ({ label: name, value: tonnes(kg), to: addressOfCustomerSales(id) }))
  },
})

const customers = dashboardPanel<CommerceTables>({
  key: 'commerceCustomers',
  label: {
    fr: 'Clients livrés en 13 semaines',
    en: 'Customers served in 13 weeks',
    es: 'Clientes servidos en 13 semanas',
    ar: 'العملاء الذين تم تسليمهم في 13 أسبوعا',
  },
  element: salesByCustomerElement,
  kind: 'number',
  heeds: ['company'],
  load: async (given, { companyId }) => {
    const { rows } = await salesByCustomer(given, companyId)
    return [{ label: null, value: rows.length, to: salesByCustomerPath }]
  },
})

/** What Commerce offers to dashboards of what was sold. */
export const salesPanels: readonly DashboardPanel[] = [week, customers, byArticle, byCustomer]
