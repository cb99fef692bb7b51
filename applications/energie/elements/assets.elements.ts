import { module, page } from '#kernel/shared/elements.ts'

export const assetElements = module('/energie/parc', {
  name: { fr: 'Parc', en: 'Assets', es: 'Parque', ar: 'التجهيزات' },
  children: [
    page('/energie/parc/societe', {
      name: { fr: 'Sociétés', en: 'Companies', es: 'Sociedades', ar: 'الشركات' },
      plan: {
        fr: 'Les sociétés qui consomment ou produisent de l’énergie, leurs sites, contrats et compteurs.',
        en: 'The companies that use or produce energy, their sites, contracts and meters.',
        es: 'Las sociedades que consumen o producen energía, sus sitios, contratos y contadores.',
        ar: 'الشركات المستهلكة أو المنتجة للطاقة ومواقعها وعقودها وعداداتها.',
      },
    }),
    page('/energie/parc/source', {
      name: { fr: 'Sources', en: 'Sources', es: 'Fuentes', ar: 'المصادر' },
    }),
    page('/energie/parc/contrat', {
      name: { fr: 'Contrats', en: 'Contracts', es: 'Contratos', ar: 'العقود' },
      plan: {
        fr: 'Les contrats d’achat et de vente par échéance, leurs compteurs, volumes, prix et factures.',
        en: 'Purchase and sale contracts by end date, their meters, volumes, prices and invoices.',
        es: 'Los contratos de compra y venta por vencimiento, sus contadores, volúmenes, precios y facturas.',
        ar: 'عقود الشراء والبيع حسب تاريخ الانتهاء، وعداداتها وكمياتها وأسعارها وفواتيرها.',
      },
    }),
    page('/energie/parc/compteur', {
      name: { fr: 'Compteurs', en: 'Meters', es: 'Contadores', ar: 'العدادات' },
    }),
  ],
})
