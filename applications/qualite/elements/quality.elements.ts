import { action, module, page } from '#kernel/shared/elements.ts'

export const qualityElements = module('/qualite/litiges/qualite', {
  name: { fr: 'Litiges qualité', en: 'Quality disputes', es: 'Reclamaciones: calidad', ar: 'نزاعات الجودة' },
  children: [
    page('/qualite/litiges/qualite/enregistrement/edition', {
      name: { fr: 'Instruction', en: 'Investigation', es: 'Instrucción', ar: 'دراسة الملف' },
      rights: [
        action('decider', { fr: 'Décider', en: 'Decide', es: 'Decidir', ar: 'اتخاذ القرار' }),
        action('bloquer_lot', { fr: 'Bloquer un lot', en: 'Hold a lot', es: 'Bloquear un lote', ar: 'حجز دفعة' }),
      ],
    }),
    page('/qualite/litiges/qualite/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
    }),
    page('/qualite/litiges/qualite/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
    }),
  ],
})
