import { module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'

export const financesElements = module('/finances', {
  name: { fr: 'Finances', en: 'Finance', es: 'Finanzas', ar: 'المالية' },
  children: [
    page('/tableauxdebord/finances', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    page('/finances/indicateurs', {
      name: { fr: 'Indicateurs', en: 'Indicators', es: 'Indicadores', ar: 'المؤشرات' },
    }),
    page('/finances/exports', {
      name: {
        fr: 'Exports comptables',
        en: 'Accounting exports',
        es: 'Exportaciones contables',
        ar: 'التصدير المحاسبي',
      },
    }),
    documentsPage('/documents/finances'),
  ],
})
