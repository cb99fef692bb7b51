import { module, page } from '#kernel/shared/elements.ts'

export const jobOfferElements = module('/RH/job_offers', {
  name: { fr: 'Offres d’emploi', en: 'Job offers', es: 'Ofertas de empleo', ar: 'عروض العمل' },
  children: [
    page('/RH/job_offers/gestion', {
      name: { fr: 'Gestion des offres', en: 'Offers', es: 'Gestión de ofertas', ar: 'إدارة العروض' },
    }),
    page('/RH/job_offers/parametrage', {
      name: { fr: 'Paramétrage des offres', en: 'Offer settings', es: 'Parámetros de ofertas', ar: 'إعدادات العروض' },
    }),
  ],
})
