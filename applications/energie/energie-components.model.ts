import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import {
  customFieldsComponent,
  dashboardsComponent,
  documentsComponent,
} from '#platform/delegation/usual-component.model.ts'

/** What energy configures. */
export const energieComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 260, element: 'documents/energie' }),
  dashboardsComponent({ id: 261, element: 'tableauxdebord/energie' }),
  customFieldsComponent({ id: 265, element: 'energie/parc/compteur' }),
  {
    id: 262,
    element: 'energie/data',
    kind: 'energySeries',
    scope: 'client',
    name: { fr: 'Séries', en: 'Series', es: 'Series', ar: 'السلاسل' },
  },
  {
    id: 263,
    element: 'energie/releves',
    kind: 'meterConnectors',
    scope: 'client',
    name: { fr: 'Connecteurs de relève', en: 'Reading connectors', es: 'Conectores de lectura', ar: 'موصلات القراءة' },
  },
  {
    id: 264,
    element: 'energie/data',
    kind: 'energyThresholds',
    scope: 'companies',
    name: { fr: 'Seuils', en: 'Thresholds', es: 'Umbrales', ar: 'العتبات' },
  },
]
