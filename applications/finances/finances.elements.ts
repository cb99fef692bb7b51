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
      plan: {
        fr: 'Les fichiers pour le comptable, une ligne par fait, et la marque de ce qui a déjà été exporté.',
        en: 'The files for the accountant, one line a fact, with a mark on what was exported before.',
        es: 'Los ficheros para el contable, una línea por hecho, con la marca de lo ya exportado.',
        ar: 'ملفات المحاسب، سطر لكل واقعة، مع تمييز ما سبق تصديره.',
      },
    }),
    documentsPage('/documents/finances'),
  ],
})
