import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import {
  customFieldsComponent,
  dashboardsComponent,
  documentsComponent,
} from '#platform/delegation/usual-component.model.ts'

/** What quality configures. */
export const qualiteComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 240, element: 'documents/qualite' }),
  documentsComponent({ id: 246, element: 'qualite/docs' }),
  dashboardsComponent({ id: 241, element: 'tableauxdebord/qualite' }),
  customFieldsComponent({ id: 245, element: 'qualite/litiges' }),
  {
    id: 242,
    element: 'qualite/litiges',
    kind: 'disputeReasons',
    scope: 'client',
    name: { fr: 'Motifs', en: 'Reasons', es: 'Motivos', ar: 'الأسباب' },
  },
  {
    id: 243,
    element: 'qualite/litiges',
    kind: 'disputeDelays',
    scope: 'client',
    name: { fr: 'Délais', en: 'Delays', es: 'Plazos', ar: 'الآجال' },
  },
  {
    id: 244,
    element: 'qualite/litiges',
    kind: 'decisionLimits',
    scope: 'companies',
    name: { fr: 'Plafonds', en: 'Decision limits', es: 'Límites de decisión', ar: 'حدود القرار' },
  },
]
