import { module, page } from '#kernel/shared/elements.ts'

export const assetElements = module('/energie/parc', {
  name: { fr: 'Parc', en: 'Assets', es: 'Parque', ar: 'التجهيزات' },
  children: [
    page('/energie/parc/societe', {
      name: { fr: 'Sociétés', en: 'Companies', es: 'Sociedades', ar: 'الشركات' },
    }),
    page('/energie/parc/source', {
      name: { fr: 'Sources', en: 'Sources', es: 'Fuentes', ar: 'المصادر' },
    }),
    page('/energie/parc/contrat', {
      name: { fr: 'Contrats', en: 'Contracts', es: 'Contratos', ar: 'العقود' },
    }),
    page('/energie/parc/compteur', {
      name: { fr: 'Compteurs', en: 'Meters', es: 'Contadores', ar: 'العدادات' },
    }),
  ],
})
