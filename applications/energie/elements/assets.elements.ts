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
      plan: {
        fr: 'Les réseaux, chaudières et cogénérations, leur puissance et leur rendement mesuré face à l’annoncé.',
        en: 'Grids, boilers and cogeneration units, their power and their measured efficiency against the stated one.',
        es: 'Las redes, calderas y cogeneraciones, su potencia y su rendimiento medido frente al declarado.',
        ar: 'الشبكات والغلايات ووحدات التوليد المشترك، وقدرتها ومردودها المقيس مقارنة بالمعلن.',
      },
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
      plan: {
        fr: 'Les compteurs réels et calculés, leur dernière valeur, leurs remplacements et leurs formules.',
        en: 'Real and computed meters, their last value, their swaps and their formulas.',
        es: 'Los contadores reales y calculados, su último valor, sus cambios y sus fórmulas.',
        ar: 'العدادات الحقيقية والمحسوبة، وآخر قيمة لها، وعمليات استبدالها، وصيغها.',
      },
    }),
  ],
})
