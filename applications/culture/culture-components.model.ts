import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import {
  customFieldsComponent,
  dashboardsComponent,
  documentsComponent,
} from '#platform/delegation/usual-component.model.ts'

/** What crop growing configures. */
export const cultureComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 220, element: 'documents/culture' }),
  dashboardsComponent({ id: 221, element: 'tableauxdebord/culture' }),
  customFieldsComponent({ id: 222, element: 'culture/serresEtParcelles' }),
  {
    id: 223,
    element: 'culture/production',
    kind: 'campaign',
    scope: 'companies',
    name: { fr: 'Campagne', en: 'Campaign', es: 'Campaña', ar: 'الموسم' },
  },
  {
    id: 224,
    element: 'culture/suivi/notation/notation',
    kind: 'notation',
    scope: 'client',
    name: { fr: 'Notation', en: 'Crop notes', es: 'Notación', ar: 'التقييم' },
  },
  {
    id: 225,
    element: 'culture/suivi/suiviCulture/parametrage',
    kind: 'tasks',
    scope: 'client',
    name: { fr: 'Tâches', en: 'Tasks', es: 'Tareas', ar: 'المهام' },
  },
  {
    id: 226,
    element: 'culture/application/liste',
    kind: 'phytoProducts',
    scope: 'client',
    name: {
      fr: 'Produits phyto',
      en: 'Plant protection products',
      es: 'Productos fitosanitarios',
      ar: 'منتجات وقاية النبات',
    },
  },
  {
    id: 227,
    element: 'culture/suivi/notation/notation',
    kind: 'mobileEntry',
    scope: 'companies',
    name: { fr: 'Accès saisie mobile', en: 'Mobile entry', es: 'Entrada móvil', ar: 'الإدخال عبر الهاتف' },
  },
]
