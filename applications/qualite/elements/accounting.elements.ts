import { action, module, page } from '#kernel/shared/elements.ts'

export const accountingElements = module('/qualite/litiges/comptabilite', {
  name: {
    fr: 'Litiges comptabilité',
    en: 'Accounting of disputes',
    es: 'Reclamaciones: contabilidad',
    ar: 'محاسبة النزاعات',
  },
  children: [
    page('/qualite/litiges/comptabilite/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
      rights: [action('solder', { fr: 'Solder un litige', en: 'Settle a dispute', es: 'Saldar', ar: 'تسوية نزاع' })],
    }),
    page('/qualite/litiges/comptabilite/historique', {
      name: { fr: 'Historique', en: 'History', es: 'Historial', ar: 'السجل' },
    }),
    page('/qualite/litiges/comptabilite/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
    }),
  ],
})
