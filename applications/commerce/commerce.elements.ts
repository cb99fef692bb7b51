import { action, fields, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'

const sales = module('/commerce/vente', {
  name: { fr: 'Ventes', en: 'Sales', es: 'Ventas', ar: 'المبيعات' },
  children: [
    page('/commerce/vente/prevision', {
      name: { fr: 'Prévisions', en: 'Forecasts', es: 'Previsiones', ar: 'التوقعات' },
      rights: [
        action('geler', {
          fr: 'Geler et modifier après gel',
          en: 'Freeze, and change once frozen',
          es: 'Congelar y modificar lo congelado',
          ar: 'التجميد والتعديل بعده',
        }),
      ],
    }),
    page('/commerce/vente/article', {
      name: { fr: 'Ventes par article', en: 'Sales by article', es: 'Ventas por artículo', ar: 'المبيعات حسب الصنف' },
    }),
    page('/commerce/vente/client', {
      name: { fr: 'Clients', en: 'Customers', es: 'Clientes', ar: 'العملاء' },
      availableOnMobile: true,
      rights: [
        fields('conditions', {
          fr: 'Prix et conditions',
          en: 'Prices and terms',
          es: 'Precios y condiciones',
          ar: 'الأسعار والشروط',
        }),
      ],
    }),
  ],
})

export const commerceElements = module('/commerce', {
  name: { fr: 'Commerce', en: 'Commerce', es: 'Comercio', ar: 'التجارة' },
  children: [
    page('/tableauxdebord/commerce', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    page('/commerce/rechercheBons', {
      name: { fr: 'Recherche de bons', en: 'Find a note', es: 'Búsqueda de albaranes', ar: 'البحث عن الأذون' },
      availableOnMobile: true,
      rights: [fields('montants', { fr: 'Montants', en: 'Amounts', es: 'Importes', ar: 'المبالغ' })],
    }),
    sales,
    documentsPage('/documents/commerce'),
  ],
})
