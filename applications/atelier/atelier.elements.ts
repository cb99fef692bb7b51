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
      plan: {
        fr: 'Les extractions CSV ou Excel des lots, pesées, mouvements, palettes et expéditions, à la demande ou planifiées.',
        en: 'CSV or Excel extracts of lots, weighings, moves, pallets and shipments, on demand or scheduled.',
        es: 'Extracciones CSV o Excel de lotes, pesajes, movimientos, palés y expediciones, a petición o programadas.',
        ar: 'استخراج الدفعات والأوزان والحركات والمنصات والشحنات بصيغة CSV أو Excel، عند الطلب أو حسب جدول.',
      },
    }),
    page('/atelier/documents/modeles', {
      name: { fr: 'Modèles de documents', en: 'Document models', es: 'Modelos de documentos', ar: 'نماذج الوثائق' },
    }),
    documentsPage('/documents/atelier'),
  ],
})
