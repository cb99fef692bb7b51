import { action, module, page } from '#kernel/shared/elements.ts'

const stock = module('/atelier/stock', {
  name: { fr: 'Stock', en: 'Stock', es: 'Existencias', ar: 'المخزون' },
  rights: [
    action('bloquer_lot', { fr: 'Bloquer un lot', en: 'Hold a lot', es: 'Bloquear un lote', ar: 'حجز دفعة' }),
    action('liberer_lot', { fr: 'Libérer un lot', en: 'Release a lot', es: 'Liberar un lote', ar: 'تحرير دفعة' }),
  ],
  children: [
    page('/atelier/stock/brut', {
      name: { fr: 'Stock brut', en: 'Raw stock', es: 'Existencias en bruto', ar: 'مخزون المواد الخام' },
      availableOnMobile: true,
    }),
    page('/atelier/stock/brut/inventaire', {
      name: { fr: 'Inventaires', en: 'Stock counts', es: 'Inventarios', ar: 'الجرد' },
      availableOnMobile: true,
    }),
    page('/atelier/stock/produitFini', {
      name: { fr: 'Produits finis', en: 'Finished products', es: 'Productos terminados', ar: 'المنتجات الجاهزة' },
      availableOnMobile: true,
    }),
  ],
})

/** What comes in and what it becomes before the lines: received, weighed, stored, mixed, sorted. */
export const goodsElements = [
  page('/atelier/reception', {
    name: { fr: 'Réception', en: 'Receiving', es: 'Recepción', ar: 'الاستلام' },
    availableOnMobile: true,
    rights: [
      action('agreage', {
        fr: 'Saisir l’agréage et décider',
        en: 'Grade and decide',
        es: 'Clasificar y decidir',
        ar: 'تقييم الجودة واتخاذ القرار',
      }),
    ],
  }),
  page('/atelier/pesee', {
    name: { fr: 'Pesée', en: 'Weighing', es: 'Pesaje', ar: 'الوزن' },
    availableOnMobile: true,
    rights: [
      action('poids_manuel', {
        fr: 'Saisir un poids à la main',
        en: 'Type a weight',
        es: 'Introducir un peso a mano',
        ar: 'إدخال الوزن يدويا',
      }),
      action('moyenne', {
        fr: 'Peser par moyenne',
        en: 'Weigh by average',
        es: 'Pesar por media',
        ar: 'الوزن بالمتوسط',
      }),
    ],
  }),
  stock,
  page('/atelier/lotMelange', {
    name: { fr: 'Lot mélangé', en: 'Mixed lot', es: 'Lote mezclado', ar: 'الدفعة المخلوطة' },
    availableOnMobile: true,
  }),
  page('/atelier/composition', {
    name: { fr: 'Composition', en: 'Composition', es: 'Composición', ar: 'التركيبة' },
  }),
  page('/atelier/ventilation', {
    name: { fr: 'Ventilation', en: 'Sorting split', es: 'Reparto del lote', ar: 'توزيع الدفعة' },
    availableOnMobile: true,
  }),
]
