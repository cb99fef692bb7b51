import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import { dashboardsComponent, documentsComponent } from '#platform/delegation/usual-component.model.ts'

/** What finances configure. */
export const financesComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 290, element: 'documents/finances' }),
  dashboardsComponent({ id: 291, element: 'tableauxdebord/finances' }),
  {
    id: 292,
    element: 'finances/indicateurs',
    kind: 'standardCosts',
    scope: 'companies',
    name: { fr: 'Coûts standard', en: 'Standard costs', es: 'Costes estándar', ar: 'التكاليف المعيارية' },
  },
  {
    id: 293,
    element: 'finances/exports',
    kind: 'exportFormat',
    scope: 'client',
    name: { fr: 'Format d’export', en: 'Export format', es: 'Formato de exportación', ar: 'صيغة التصدير' },
  },
]
