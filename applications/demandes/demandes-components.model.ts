import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import { dashboardsComponent, documentsComponent } from '#platform/delegation/usual-component.model.ts'

/** What requests and orders configure. */
export const demandesComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 280, element: 'documents/demandes' }),
  dashboardsComponent({ id: 281, element: 'tableauxdebord/demandes' }),
  {
    id: 282,
    element: 'demandes/commandes',
    kind: 'approvalCircuits',
    scope: 'companies',
    name: {
      fr: 'Circuits d’approbation',
      en: 'Approval circuits',
      es: 'Circuitos de aprobación',
      ar: 'مسارات الموافقة',
    },
  },
  {
    id: 283,
    element: 'demandes/commandes',
    kind: 'requestTypes',
    scope: 'client',
    name: { fr: 'Types et champs', en: 'Types and fields', es: 'Tipos y campos', ar: 'الأنواع والحقول' },
  },
]
