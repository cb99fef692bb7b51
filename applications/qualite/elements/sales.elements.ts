import { module, page } from '#kernel/shared/elements.ts'

export const salesElements = module('/qualite/litiges/commerce', {
  name: { fr: 'Litiges commerce', en: 'Sales disputes', es: 'Reclamaciones: comercio', ar: 'نزاعات التجارة' },
  children: [
    page('/qualite/litiges/commerce/enregistrement', {
      name: { fr: 'Enregistrement', en: 'Registration', es: 'Registro', ar: 'التسجيل' },
      plan: {
        fr: 'L’appel du client en une page : le bon, les lignes en cause, les faits, les preuves et les délais légaux.',
        en: 'The customer’s call on one page: the note, the lines at stake, the facts, proofs and legal delays.',
        es: 'La llamada del cliente en una página: el albarán, las líneas, los hechos, las pruebas y los plazos.',
        ar: 'مكالمة العميل في صفحة واحدة: الإذن والسطور المعنية والوقائع والإثباتات والآجال.',
      },
      availableOnMobile: true,
    }),
    page('/qualite/litiges/commerce/suivi', {
      name: { fr: 'Suivi', en: 'Follow-up', es: 'Seguimiento', ar: 'المتابعة' },
      plan: {
        fr: 'Les litiges de ses clients par état, les réponses à leur donner et les échanges.',
        en: "One’s customers' disputes by state, the answers to give them and the exchanges.",
        es: 'Las reclamaciones de sus clientes por estado, las respuestas pendientes y los mensajes.',
        ar: 'نزاعات عملائكم حسب الحالة، والردود الواجبة، والمراسلات.',
      },
    }),
    page('/qualite/litiges/commerce/analyse', {
      name: { fr: 'Analyse', en: 'Analysis', es: 'Análisis', ar: 'التحليل' },
      plan: {
        fr: 'Les litiges par client et par article : nombre, montants, part acceptée et délais.',
        en: 'Disputes by customer and article: count, amounts, share accepted and delays.',
        es: 'Las reclamaciones por cliente y artículo: número, importes, parte aceptada y plazos.',
        ar: 'النزاعات حسب العميل والصنف: العدد والمبالغ ونسبة القبول والمدد.',
      },
    }),
  ],
})
