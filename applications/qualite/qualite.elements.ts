import { action, fields, module, page } from '#kernel/shared/elements.ts'
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
      availableOnMobile: true,
    }),
    page('/qualite/litiges', {
      name: { fr: 'Litiges', en: 'Disputes', es: 'Reclamaciones', ar: 'النزاعات' },
      availableOnMobile: true,
      rights: [fields('montants', { fr: 'Montants', en: 'Amounts', es: 'Importes', ar: 'المبالغ' })],
    }),
    page('/qualite/controles', {
      name: { fr: 'Contrôles', en: 'Controls', es: 'Controles', ar: 'المراقبة' },
      availableOnMobile: true,
      rights: [
        action('valider', {
          fr: 'Valider un relevé',
          en: 'Validate a record',
          es: 'Validar un registro',
          ar: 'اعتماد سجل',
        }),
      ],
    }),
    page('/qualite/nonConformites', {
      name: { fr: 'Non-conformités', en: 'Non-conformities', es: 'No conformidades', ar: 'عدم المطابقة' },
      availableOnMobile: true,
      rights: [
        action('cloturer', {
          fr: 'Clore une non-conformité',
          en: 'Close a non-conformity',
          es: 'Cerrar una no conformidad',
          ar: 'إغلاق حالة عدم مطابقة',
        }),
      ],
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
