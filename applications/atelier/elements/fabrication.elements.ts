import { action, page } from '#kernel/shared/elements.ts'

export const fabricationElements = [
  page('/atelier/conditionnement', {
    name: { fr: 'Conditionnement', en: 'Packing plan', es: 'Envasado', ar: 'التعبئة' },
  }),
  page('/atelier/fabrication', {
    name: { fr: 'Fabrication', en: 'Manufacturing', es: 'Fabricación', ar: 'التصنيع' },
    availableOnMobile: true,
    rights: [
      action('ecart', {
        fr: 'Accepter un écart de masse',
        en: 'Accept a mass gap',
        es: 'Aceptar una desviación de masa',
        ar: 'قبول فارق في الكتلة',
      }),
      action('correction_lot', {
        fr: 'Corriger le lot d’un ordre terminé',
        en: 'Correct the lot of a finished order',
        es: 'Corregir el lote de una orden terminada',
        ar: 'تصحيح دفعة أمر منتهٍ',
      }),
      action('forcer_negatif', {
        fr: 'Verser au-delà du reste',
        en: 'Pour more than is left',
        es: 'Verter más de lo que queda',
        ar: 'تفريغ أكثر من المتبقي',
      }),
    ],
  }),
  page('/atelier/production', {
    name: { fr: 'Production', en: 'Production', es: 'Producción', ar: 'الإنتاج' },
  }),
  page('/atelier/production/article', {
    name: { fr: 'Articles', en: 'Articles', es: 'Artículos', ar: 'الأصناف' },
  }),
  page('/atelier/ligne', {
    name: { fr: 'Lignes', en: 'Lines', es: 'Líneas', ar: 'خطوط الإنتاج' },
    availableOnMobile: true,
  }),
]
