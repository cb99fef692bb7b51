import { module, page } from '#kernel/shared/elements.ts'

export const productionElements = module('/qualite/litiges/production', {
  name: {
    fr: 'Litiges production',
    en: 'Production disputes',
    es: 'Reclamaciones: producción',
    ar: 'نزاعات الإنتاج',
  },
  children: [
    page('/qualite/litiges/production/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
      availableOnMobile: true,
    }),
    page('/qualite/litiges/production/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
    }),
  ],
})
