import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import { dashboardsComponent, documentsComponent } from '#platform/delegation/usual-component.model.ts'

/** What the sales configure (platform-core, section 2, with its numbers). */
export const commerceComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 36, element: 'documents/commerce' }),
  dashboardsComponent({ id: 37, element: 'tableauxdebord/commerce' }),
  {
    id: 84,
    element: 'commerce/vente/client',
    kind: 'salesClients',
    scope: 'companies',
    name: { fr: 'Clients', en: 'Customers', es: 'Clientes', ar: 'الزبائن' },
  },
  {
    id: 85,
    element: 'commerce/vente/prevision',
    kind: 'salesForecasts',
    scope: 'companies',
    name: { fr: 'Prévisions de vente', en: 'Sales forecasts', es: 'Previsiones de venta', ar: 'توقعات البيع' },
  },
]
