import { module, page } from '#kernel/shared/elements.ts'

export const salesElements = module('/qualite/litiges/commerce', {
  name: { fr: 'Litiges commerce', en: 'Sales disputes', es: 'Reclamaciones: comercio', ar: 'نزاعات التجارة' },
  children: [
    page('/qualite/litiges/commerce/enregistrement', {
      name: { fr: 'Enregistrement', en: 'Registration', es: 'Registro', ar: 'التسجيل' },
      availableOnMobile: true,
    }),
    page('/qualite/litiges/commerce/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
    }),
    page('/qualite/litiges/commerce/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
    }),
  ],
})
