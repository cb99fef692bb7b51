import { page } from '#kernel/shared/elements.ts'

export const placeElements = [
  page('/culture/serresEtParcelles', {
    name: {
      fr: 'Serres et parcelles',
      en: 'Greenhouses and plots',
      es: 'Invernaderos y parcelas',
      ar: 'البيوت المحمية والقطع',
    },
    availableOnMobile: true,
  }),
  page('/culture/emplacement', {
    name: { fr: 'Emplacements', en: 'Places', es: 'Ubicaciones', ar: 'المواضع' },
  }),
  page('/culture/varietes', {
    name: { fr: 'Variétés', en: 'Varieties', es: 'Variedades', ar: 'الأصناف النباتية' },
  }),
  page('/culture/codesCulture', {
    name: { fr: 'Codes culture', en: 'Crop codes', es: 'Códigos de cultivo', ar: 'رموز المحاصيل' },
  }),
  page('/culture/certification', {
    name: { fr: 'Certification', en: 'Certification', es: 'Certificación', ar: 'الشهادات' },
  }),
]
