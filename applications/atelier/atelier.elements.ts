import { module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'
import { fabricationElements } from './elements/fabrication.elements.ts'
import { goodsElements } from './elements/goods.elements.ts'
import { shippingElements } from './elements/shipping.elements.ts'

/** In the order in which the goods go: received, stored, packed, shipped. */
export const atelierElements = module('/atelier', {
  name: { fr: 'Atelier', en: 'Workshop', es: 'Taller', ar: 'الورشة' },
  children: [
    page('/tableauxdebord/atelier', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    ...goodsElements,
    ...fabricationElements,
    ...shippingElements,
    page('/atelier/exports', {
      name: { fr: 'Exports', en: 'Exports', es: 'Exportaciones', ar: 'تصدير البيانات' },
    }),
    page('/atelier/documents/modeles', {
      name: { fr: 'Modèles de documents', en: 'Document models', es: 'Modelos de documentos', ar: 'نماذج الوثائق' },
    }),
    documentsPage('/documents/atelier'),
  ],
})
