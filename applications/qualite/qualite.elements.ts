import { fields, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'
import { accountingElements } from './elements/accounting.elements.ts'
import { productionElements } from './elements/production.elements.ts'
import { qualityElements } from './elements/quality.elements.ts'
import { salesElements } from './elements/sales.elements.ts'

/** One litige, seen by four trades: the list of all stands beside the four modules. */
export const qualiteElements = module('/qualite', {
  name: { fr: 'Qualité', en: 'Quality', es: 'Calidad', ar: 'الجودة' },
  children: [
    page('/tableauxdebord/qualite', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      plan: {
        fr: 'Les litiges ouverts et en retard, les kilos en cause, les lots bloqués et les certificats qui finissent.',
        en: 'Open and overdue disputes, the kilos at stake, lots on hold and certificates that end.',
        es: 'Las reclamaciones abiertas y con retraso, los kilos afectados, los lotes bloqueados y los certificados.',
        ar: 'النزاعات المفتوحة والمتأخرة، والكيلوغرامات المعنية، والدفعات الموقوفة، والشهادات المنتهية قريبا.',
      },
      availableOnMobile: true,
    }),
    page('/qualite/litiges', {
      name: { fr: 'Litiges', en: 'Disputes', es: 'Reclamaciones', ar: 'النزاعات' },
      availableOnMobile: true,
      rights: [fields('montants', { fr: 'Montants', en: 'Amounts', es: 'Importes', ar: 'المبالغ' })],
    }),
    salesElements,
    productionElements,
    qualityElements,
    accountingElements,
    documentsPage('/qualite/docs', {
      fr: 'Documents qualité',
      en: 'Quality documents',
      es: 'Documentos de calidad',
      ar: 'وثائق الجودة',
    }),
    documentsPage('/documents/qualite'),
  ],
})
