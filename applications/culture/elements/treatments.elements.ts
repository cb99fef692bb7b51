import { action, module, page } from '#kernel/shared/elements.ts'

/** `application` of the address is the application of a plant-protection product, not a program. */
export const treatmentElements = module('/culture/application', {
  name: { fr: 'Applications phyto', en: 'Crop treatments', es: 'Tratamientos', ar: 'المعالجات النباتية' },
  rights: [
    action('validation', {
      fr: 'Valider un traitement',
      en: 'Validate a treatment',
      es: 'Validar un tratamiento',
      ar: 'تصديق معالجة',
    }),
    action('registre', {
      fr: 'Exporter le registre officiel',
      en: 'Export the official register',
      es: 'Exportar el registro oficial',
      ar: 'تصدير السجل الرسمي',
    }),
  ],
  children: [
    page('/culture/application/liste', {
      name: {
        fr: 'Registre des traitements',
        en: 'Treatment register',
        es: 'Registro de tratamientos',
        ar: 'سجل المعالجات',
      },
      availableOnMobile: true,
    }),
    page('/culture/application/association', {
      name: { fr: 'Mélanges et usages', en: 'Mixtures and uses', es: 'Mezclas y usos', ar: 'الخلائط والاستعمالات' },
    }),
  ],
})
