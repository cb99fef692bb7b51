import { fields, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'
import { assetElements } from './elements/assets.elements.ts'
import { billingElements } from './elements/billing.elements.ts'
import { measureElements } from './elements/measures.elements.ts'
import { settingElements } from './elements/settings.elements.ts'

export const energieElements = module('/energie', {
  name: { fr: 'Energie', en: 'Energy', es: 'Energía', ar: 'الطاقة' },
  rights: [
    fields('prix', {
      fr: 'Prix et montants',
      en: 'Prices and amounts',
      es: 'Precios e importes',
      ar: 'الأسعار والمبالغ',
    }),
  ],
  children: [
    page('/tableauxdebord/energie', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    page('/energie/releves', {
      name: { fr: 'Relevés', en: 'Meter readings', es: 'Lecturas', ar: 'قراءات العدادات' },
      availableOnMobile: true,
    }),
    page('/energie/data', {
      name: { fr: 'Données', en: 'Data', es: 'Datos', ar: 'البيانات' },
    }),
    ...measureElements,
    billingElements,
    assetElements,
    ...settingElements,
    documentsPage('/documents/energie'),
  ],
})
