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
      plan: {
        fr: 'Les litiges accordés qui attendent leur avoir, et les avoirs proposés par la gestion commerciale.',
        en: 'Granted disputes waiting for their credit note, and the credit notes proposed by the ERP.',
        es: 'Las reclamaciones aceptadas que esperan su abono, y los abonos propuestos por el ERP.',
        ar: 'النزاعات المقبولة المنتظرة لإشعارها الدائن، والإشعارات التي يقترحها نظام التسيير.',
      },
      rights: [action('solder', { fr: 'Solder un litige', en: 'Settle a dispute', es: 'Saldar', ar: 'تسوية نزاع' })],
    }),
    page('/qualite/litiges/comptabilite/historique', {
      name: { fr: 'Historique', en: 'History', es: 'Historial', ar: 'السجل' },
      plan: {
        fr: 'Les litiges soldés par période, avec leur bon, leur facture et leur avoir.',
        en: 'Disputes settled by period, with their note, invoice and credit note.',
        es: 'Las reclamaciones saldadas por periodo, con su albarán, factura y abono.',
        ar: 'النزاعات المسواة حسب الفترة، مع الإذن والفاتورة والإشعار الدائن.',
      },
    }),
    page('/qualite/litiges/comptabilite/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
      plan: {
        fr: 'Les montants par mois, client et responsabilité, et les jours mis à solder.',
        en: 'Amounts by month, customer and responsibility, and the days taken to settle.',
        es: 'Los importes por mes, cliente y responsabilidad, y los días hasta saldar.',
        ar: 'المبالغ حسب الشهر والعميل والمسؤولية، وعدد الأيام حتى التسوية.',
      },
    }),
  ],
})
