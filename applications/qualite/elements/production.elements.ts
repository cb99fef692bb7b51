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
      plan: {
        fr: 'Les questions de la qualité à traiter, avec l’historique du lot, et la réponse au téléphone.',
        en: 'Quality’s questions to answer, with the lot’s history, on a phone if need be.',
        es: 'Las preguntas de calidad por contestar, con el historial del lote, también desde el teléfono.',
        ar: 'أسئلة الجودة المنتظرة مع سجل الدفعة، والرد من الهاتف.',
      },
      availableOnMobile: true,
    }),
    page('/qualite/litiges/production/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
      plan: {
        fr: 'Les kilos en litige et leurs premiers motifs par ligne, équipe, variété et lieu, sans aucun montant.',
        en: 'Kilos in dispute and their top reasons by line, shift, variety and place, without any amount.',
        es: 'Los kilos reclamados y sus motivos por línea, turno, variedad y lugar, sin ningún importe.',
        ar: 'الكيلوغرامات المتنازع عليها وأهم أسبابها حسب الخط والوردية والصنف والمكان، دون أي مبلغ.',
      },
    }),
  ],
})
