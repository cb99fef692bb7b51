import { action, module, page } from '#kernel/shared/elements.ts'

export const qualityElements = module('/qualite/litiges/qualite', {
  name: { fr: 'Litiges qualité', en: 'Quality disputes', es: 'Reclamaciones: calidad', ar: 'نزاعات الجودة' },
  children: [
    page('/qualite/litiges/qualite/enregistrement/edition', {
      name: { fr: 'Instruction', en: 'Investigation', es: 'Instrucción', ar: 'دراسة الملف' },
      plan: {
        fr: 'La fiche du litige en trois colonnes : les faits, les preuves tirées du lot, la décision.',
        en: 'The dispute’s sheet in three columns: facts, evidence drawn from the lot, decision.',
        es: 'La ficha de la reclamación en tres columnas: hechos, pruebas del lote y decisión.',
        ar: 'بطاقة النزاع في ثلاثة أعمدة: الوقائع، والإثباتات المستخرجة من الدفعة، والقرار.',
      },
      rights: [
        action('decider', { fr: 'Décider', en: 'Decide', es: 'Decidir', ar: 'اتخاذ القرار' }),
        action('bloquer_lot', { fr: 'Bloquer un lot', en: 'Hold a lot', es: 'Bloquear un lote', ar: 'حجز دفعة' }),
      ],
    }),
    page('/qualite/litiges/qualite/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
      plan: {
        fr: 'Tous les litiges par échéance, les actions dues et les lots bloqués.',
        en: 'All disputes by deadline, the actions due and the lots on hold.',
        es: 'Todas las reclamaciones por plazo, las acciones pendientes y los lotes bloqueados.',
        ar: 'كل النزاعات حسب الأجل، والإجراءات المستحقة، والدفعات الموقوفة.',
      },
    }),
    page('/qualite/litiges/qualite/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
      plan: {
        fr: 'Les motifs les plus coûteux, leur carte par variété, la tendance et l’effet des actions menées.',
        en: 'The costliest reasons, their map by variety, the trend and the effect of the actions taken.',
        es: 'Los motivos más costosos, su mapa por variedad, la tendencia y el efecto de las acciones.',
        ar: 'الأسباب الأعلى تكلفة، وخريطتها حسب الصنف، والاتجاه، وأثر الإجراءات المتخذة.',
      },
    }),
  ],
})
