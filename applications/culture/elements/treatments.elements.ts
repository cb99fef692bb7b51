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
      plan: {
        fr: 'Les traitements prévus et faits, leurs contrôles, les délais de rentrée et avant récolte, lieu par lieu.',
        en: 'Treatments planned and done, their checks, and the re-entry and pre-harvest delays place by place.',
        es: 'Los tratamientos previstos y hechos, sus controles y los plazos de reentrada y de seguridad por lugar.',
        ar: 'المعالجات المخططة والمنجزة وفحوصها، وآجال العودة وما قبل الجني لكل موضع.',
      },
      availableOnMobile: true,
    }),
    page('/culture/application/association', {
      name: { fr: 'Mélanges et usages', en: 'Mixtures and uses', es: 'Mezclas y usos', ar: 'الخلائط والاستعمالات' },
      plan: {
        fr: 'Les mélanges de produits phytosanitaires vérifiés un à un et les usages autorisés par culture.',
        en: 'Mixtures of plant-protection products, checked one by one, and the uses allowed by crop.',
        es: 'Las mezclas de fitosanitarios comprobadas una a una y los usos autorizados por cultivo.',
        ar: 'خلائط منتجات وقاية النبات مفحوصة واحدة واحدة، والاستعمالات المرخصة لكل محصول.',
      },
    }),
  ],
})
