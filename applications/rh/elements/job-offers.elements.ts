import { module, page } from '#kernel/shared/elements.ts'

export const jobOfferElements = module('/RH/job_offers', {
  name: { fr: 'Offres d’emploi', en: 'Job offers', es: 'Ofertas de empleo', ar: 'عروض العمل' },
  children: [
    page('/RH/job_offers/gestion', {
      name: { fr: 'Gestion des offres', en: 'Offers', es: 'Gestión de ofertas', ar: 'إدارة العروض' },
    }),
    page('/RH/job_offers/parametrage', {
      name: { fr: 'Paramétrage des offres', en: 'Offer settings', es: 'Parámetros de ofertas', ar: 'إعدادات العروض' },
      plan: {
        fr: 'Les modèles d’offre, les canaux, les questionnaires, les réponses types et les motifs de refus.',
        en: 'Offer models, channels, questionnaires, answer templates and refusal reasons.',
        es: 'Los modelos de oferta, los canales, los cuestionarios, las respuestas tipo y los motivos de rechazo.',
        ar: 'نماذج العروض والقنوات والاستبيانات ونماذج الردود وأسباب الرفض.',
      },
    }),
  ],
})
